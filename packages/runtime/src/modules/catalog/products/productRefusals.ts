import { onConstraint } from '../../../platform/db/constraints.ts';
import {
  optionWentAway,
  productUrlKeyExists,
  skuExists,
  unknownAttributeGroup,
  unknownTaxClass,
  variantExists,
} from '../errors.ts';
import type { ProductBody } from './productBody.ts';

/** Runs a write of a product, and throws the refusal of a constraint that it breaks. */
export const withProductRefusals = <T>(body: ProductBody, work: () => Promise<T>): Promise<T> =>
  onConstraint(
    {
      product_sku_key: () => skuExists(body.sku ?? ''),
      product_url_key_key: () => productUrlKeyExists(body.url_key ?? ''),
      product_group_fkey: () => unknownAttributeGroup(body.group_id ?? ''),
      product_tax_class_fkey: () => unknownTaxClass(body.tax_class ?? ''),
      product_variant_key: variantExists,
      product_attribute_value_option_fkey: optionWentAway,
    },
    work,
  );
