import { textKey } from '../../../platform/text/keyText.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import { amountsOf } from '../products/contents.ts';
import type { StoredProduct } from '../bulk/batchRows.ts';
import {
  skuExists,
  variantExists,
  variantInOtherGroup,
  variantOptionsDiffer,
  variantSkuTwice,
} from '../errors.ts';
import { mapEntries } from './entryRefusals.ts';
import type { BodyWithVariants } from './expandVariants.ts';
import { lockVariantGroup } from './variantGroup.repo.ts';

/** Throws for duplicate SKUs and options, options for attributes other than those in the first entry, and invalid amounts. */
export function checkEntries(app: AppContext, body: BodyWithVariants): void {
  const { currency } = app.config.shop;
  const { variants } = body;
  checkAmounts(amountsOf(body), currency);
  const codes = Object.keys(variants[0]?.options ?? {});
  const skus = new Set<string>();
  const choices = new Set<string>();
  mapEntries(variants, (entry) => {
    checkAmounts(amountsOf(entry), currency);
    if (skus.has(entry.sku)) throw variantSkuTwice(entry.sku);
    skus.add(entry.sku);
    if (Object.keys(entry.options).toSorted().join() !== codes.toSorted().join())
      throw variantOptionsDiffer(codes);
    const choice = JSON.stringify(codes.map((code) => entry.options[code]));
    if (choices.has(choice)) throw variantExists();
    choices.add(choice);
  });
}

/**
 * Finds the variant group of the stored products. Null if the products are not in a group. Throws for products in two groups,
 * and for similar new SKUs.
 */
export function storedGroup(
  { variants }: BodyWithVariants,
  stored: ReadonlyMap<string, StoredProduct>,
  isNew: boolean,
): number | null {
  const groups = variants.flatMap(({ sku }) => stored.get(sku)?.variant_group_id ?? []);
  const created = new Set<string>();
  mapEntries(variants, ({ sku }) => {
    const product = stored.get(sku);
    if (!product && created.has(textKey(sku))) throw variantSkuTwice(sku);
    created.add(textKey(sku));
    if (product && isNew) throw skuExists(sku);
    if (product && product.variant_group_id !== null && product.variant_group_id !== groups[0])
      throw variantInOtherGroup();
  });
  return groups[0] ?? null;
}

/** Throws if the entries do not list the attributes of an existing group. */
export async function checkAttributes(tx: Db, group: number, { variants }: BodyWithVariants): Promise<void> {
  const attributes = await lockVariantGroup(tx, { id: group });
  const codes = attributes.map(({ attribute_code }) => attribute_code);
  mapEntries(variants.slice(0, 1), ({ options }) => {
    if (Object.keys(options).toSorted().join() !== codes.toSorted().join()) throw variantOptionsDiffer(codes);
  });
}

/** Reports whether a product is not in the group yet. */
export const isOutside = (stored: readonly StoredProduct[], id: number, group: number): boolean =>
  !stored.some((product) => product.product_id === id && product.variant_group_id === group);
