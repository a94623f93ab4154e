import { z } from 'zod';
import { int, uuid } from '../../platform/db/columns.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { idRefOf } from '../../platform/db/ids.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { reference } from '../../platform/http/forms/bodyFields.ts';
import {
  categoryNotFound,
  collectionNotFound,
  productNotInCategory,
  productNotInCollection,
  unknownProduct,
} from './errors.ts';
import { keepPricesOf } from './priceContexts/keepPrices.ts';
import { deleteMembership, insertMembership } from './membership.repo.ts';
import type { Group, MembershipRow } from './membership.repo.ts';
import { productOf } from './products/product.repo.ts';
import { followMain } from './variants/inheritFromMain.ts';
import { lockGroupsOf } from './variants/variantMain.repo.ts';

const PRODUCT_ID = 'The integer ID or UUID of the product.';

export const memberParams = z.object({
  id: z.string().describe('The integer ID or UUID.'),
  product_id: z.string().describe(PRODUCT_ID),
});
export const productReference = reference.describe(PRODUCT_ID);

/** Creates the response schema for a product in a group. */
export const membershipOf = (group: Group) =>
  z.object({
    [`${group}_id`]: int.describe(`The integer ID of the ${group}.`),
    [`${group}_uuid`]: uuid.describe(`The UUID of the ${group}.`),
    product_id: int.describe('The integer ID of the product.'),
    product_uuid: uuid.describe('The UUID of the product.'),
  });

const refusals = {
  category: { notFound: categoryNotFound, notInIt: productNotInCategory },
  collection: { notFound: collectionNotFound, notInIt: productNotInCollection },
};

/**
 * Adds a product to a category or a collection. Adding it again changes nothing. When a main variant is added to a
 * category, its variants are also added. Throws 404 for an unknown group and 400 UNKNOWN_PRODUCT for an unknown product.
 */
export async function addProductTo(
  app: AppContext,
  db: Db,
  group: Group,
  id: string,
  productId: string,
): Promise<Membership> {
  const groupRef = refOr(refusals[group].notFound)(id);
  const productRef = idRefOf(productId);
  if (!productRef) throw unknownProduct(productId);
  return withVariants(app, db, group, productRef, async (tx) => {
    const row = await insertMembership(tx, group, groupRef, productRef);
    if (row.group_id === null) throw refusals[group].notFound();
    if (row.product_id === null) throw unknownProduct(productId);
    return row;
  });
}

/**
 * Removes a product from a category or a collection. When a main variant is removed from a category, its variants are also
 * removed. Throws 404 if the product is not in the group.
 */
export async function removeProductFrom(
  app: AppContext,
  db: Db,
  group: Group,
  id: string,
  productId: string,
): Promise<Membership> {
  const groupRef = refOr(refusals[group].notFound)(id);
  const productRef = idRefOf(productId);
  if (!productRef) throw refusals[group].notInIt();
  return withVariants(app, db, group, productRef, async (tx) => {
    const { was_in: wasIn, ...row } = await deleteMembership(tx, group, groupRef, productRef);
    if (row.group_id === null) throw refusals[group].notFound();
    if (!wasIn) throw refusals[group].notInIt();
    return row;
  });
}

type Membership = ReturnType<typeof answerOf>;

/**
 * Runs a change to a product's membership. A change to a category membership runs in a transaction that includes the product's variants.
 */
async function withVariants(
  app: AppContext,
  db: Db,
  group: Group,
  product: IdRef,
  change: (tx: Db) => Promise<MembershipRow>,
): Promise<Membership> {
  return db.transaction(async (tx) => {
    const groups = group === 'category' ? await lockGroupsOf(tx, productOf(product)) : [];
    const row = await change(tx);
    const ids = row.product_id === null ? [] : [row.product_id];
    if (group === 'category')
      await followMain(
        app,
        tx,
        groups,
        ids.map((id) => ({ product_id: id, fields: CATEGORIES })),
      );
    await keepPricesOf(app, tx, ids);
    return answerOf(group, row);
  });
}

const CATEGORIES = ['categories'] as const;

const answerOf = (group: Group, row: MembershipRow) => ({
  [`${group}_id`]: row.group_id,
  [`${group}_uuid`]: row.group_uuid,
  product_id: row.product_id,
  product_uuid: row.product_uuid,
});
