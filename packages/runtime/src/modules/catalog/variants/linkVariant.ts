import type { AppContext } from '../../../platform/contracts/context.ts';
import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import {
  unknownProduct,
  variantAttributeMissing,
  variantExists,
  variantGroupNotFound,
  variantInOtherGroup,
  variantNotFound,
  variantOfOtherAttributeGroup,
} from '../errors.ts';
import { productEvent } from '../events.ts';
import { productOf } from '../products/product.repo.ts';
import { replaceLostMain } from './changeMain.ts';
import { followMain } from './inheritFromMain.ts';
import { findProductToLink, linkVariantRow, listVariants, unlinkVariantRow } from './variant.repo.ts';
import { INHERITED_FIELDS } from './variant.ts';
import type { VariantRow } from './variant.ts';
import { lockVariantGroup } from './variantGroup.repo.ts';
import { arrangeEntries, lockGroupsOf } from './variantMain.repo.ts';

/**
 * Makes a product a variant of a group, based on the options that it has, in one transaction. Linking it again changes nothing. Emits
 * `product_updated`. Throws 404 for an unknown group, 400 for an unknown product, a product in another attribute group and a product
 * without a value for each attribute of the group, 409 for a product in another variant group, and 409 VARIANT_EXISTS.
 */
export async function linkVariant(
  app: AppContext,
  db: Db,
  groupId: string,
  productId: string,
): Promise<VariantRow> {
  const groupRef = refOr(variantGroupNotFound)(groupId);
  const productRef = idRefOf(productId);
  if (!productRef) throw unknownProduct(productId);
  return onConstraint({ product_variant_key: variantExists }, () =>
    db.transaction(async (tx) => {
      const attributes = await lockVariantGroup(tx, groupRef);
      const [group] = attributes;
      if (!group) throw variantGroupNotFound();
      const product = await findProductToLink(tx, productRef);
      if (!product) throw unknownProduct(productId);
      if ((product.variant_group_id ?? group.variant_group_id) !== group.variant_group_id)
        throw variantInOtherGroup();
      if (product.group_id !== group.attribute_group_id) throw variantOfOtherAttributeGroup();
      const { product_id: id } = product;
      const { variant_options, ...variant } = await linkVariantRow(tx, id, group.variant_group_id);
      const missing = attributes[variant_options.indexOf(null)];
      if (missing) throw variantAttributeMissing(missing.attribute_code);
      if (product.variant_group_id !== null) return variant;
      await app.emit(tx, { name: 'product_updated', payload: productEvent(product) });
      return (await joinGroup(app, tx, group.variant_group_id, [id]))[0] ?? variant;
    }),
  );
}

/**
 * Makes new variants of a locked group inherit missing fields from the group's main variant, and links them to it. Returns
 * the variants.
 */
export async function joinGroup(
  app: AppContext,
  tx: Db,
  group: number,
  ids: readonly number[],
): Promise<readonly VariantRow[]> {
  await arrangeEntries(tx, [group]);
  await followMain(
    app,
    tx,
    [group],
    ids.map((product_id) => ({ product_id, fields: INHERITED_FIELDS })),
  );
  return (await listVariants(tx, [group], 'admin')).filter(({ product_id }) => ids.includes(product_id));
}

/**
 * Removes a product from its variant group and emits `product_updated`. If the product is the main variant, another
 * variant replaces it. Returns the variant before its removal. Throws 404.
 */
export async function unlinkVariant(app: AppContext, db: Db, productId: string): Promise<VariantRow> {
  const ref = refOr(variantNotFound)(productId);
  return db.transaction(async (tx) => {
    await lockGroupsOf(tx, productOf(ref));
    const variant = await unlinkVariantRow(tx, ref);
    if (!variant) throw variantNotFound();
    await app.emit(tx, { name: 'product_updated', payload: productEvent(variant) });
    if (variant.is_main) await replaceLostMain(app, tx, variant.variant_group_id, variant);
    return variant;
  });
}
