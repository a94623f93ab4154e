import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import {
  optionWentAway,
  productUrlKeyExists,
  skuExists,
  unknownAttributeGroup,
  unknownTaxClass,
  variantExists,
} from '../errors.ts';
import type { ProductBody } from './productBody.ts';
import { findStoredSkus } from './storedSkus.repo.ts';

/**
 * Runs a product write, and throws the matching rejection if the write violates a constraint. The rejection of a duplicate
 * SKU shows the spelling of the existing product.
 */
export async function withProductRefusals<T>(db: Db, body: ProductBody, work: () => Promise<T>): Promise<T> {
  const sku = body.sku ?? '';
  try {
    return await onConstraint(
      {
        product_sku_key: () => skuExists(sku),
        product_sku_text_key: () => skuExists(sku),
        product_url_key_key: () => productUrlKeyExists(body.url_key ?? ''),
        product_group_fkey: () => unknownAttributeGroup(body.group_id ?? ''),
        product_tax_class_fkey: () => unknownTaxClass(body.tax_class ?? ''),
        product_variant_key: variantExists,
        product_attribute_value_option_fkey: optionWentAway,
      },
      work,
    );
  } catch (error) {
    if (!skuExists.is(error)) throw error;
    const other = (await findStoredSkus(db, [sku])).get(sku);
    throw other === undefined ? error : skuExists(other.sku);
  }
}
