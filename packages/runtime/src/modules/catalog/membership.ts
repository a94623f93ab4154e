import { z } from 'zod';
import { int, uuid } from '../../platform/db/columns.ts';
import type { Db } from '../../platform/db/db.ts';
import { idRefOf } from '../../platform/db/idRef.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { reference } from '../../platform/http/bodyFields.ts';
import {
  categoryNotFound,
  collectionNotFound,
  productNotInCategory,
  productNotInCollection,
  unknownProduct,
} from './errors.ts';
import { deleteMembership, insertMembership } from './membership.repo.ts';
import type { Group } from './membership.repo.ts';

const PRODUCT_ID = 'The integer id or the UUID of the product.';

export const memberParams = z.object({
  id: z.string().describe('The integer id or the UUID.'),
  product_id: z.string().describe(PRODUCT_ID),
});
export const productReference = reference.describe(PRODUCT_ID);

/** Makes the schema of an answer about one product in a group. */
export const membershipOf = (group: Group) =>
  z.object({
    [`${group}_id`]: int.describe(`The integer id of the ${group}.`),
    [`${group}_uuid`]: uuid.describe(`The UUID of the ${group}.`),
    product_id: int.describe('The integer id of the product.'),
    product_uuid: uuid.describe('The UUID of the product.'),
  });

const refusals = {
  category: { notFound: categoryNotFound, notInIt: productNotInCategory },
  collection: { notFound: collectionNotFound, notInIt: productNotInCollection },
};

/**
 * Adds a product to a category or a collection; a second time changes nothing. Throws 404 for the group and 400
 * UNKNOWN_PRODUCT for the product. One statement.
 */
export async function addProductTo(db: Db, group: Group, id: string, productId: string) {
  const groupRef = refOr(refusals[group].notFound)(id);
  const productRef = idRefOf(productId);
  if (!productRef) throw unknownProduct(productId);
  const row = await insertMembership(db, group, groupRef, productRef);
  if (row.group_id === null) throw refusals[group].notFound();
  if (row.product_id === null) throw unknownProduct(productId);
  return answerOf(group, row);
}

/** Removes a product from a category or a collection. Throws 404 when it is not in it. One statement. */
export async function removeProductFrom(db: Db, group: Group, id: string, productId: string) {
  const groupRef = refOr(refusals[group].notFound)(id);
  const productRef = idRefOf(productId);
  if (!productRef) throw refusals[group].notInIt();
  const { was_in: wasIn, ...row } = await deleteMembership(db, group, groupRef, productRef);
  if (row.group_id === null) throw refusals[group].notFound();
  if (!wasIn) throw refusals[group].notInIt();
  return answerOf(group, row);
}

const answerOf = (group: Group, row: Awaited<ReturnType<typeof insertMembership>>) => ({
  [`${group}_id`]: row.group_id,
  [`${group}_uuid`]: row.group_uuid,
  product_id: row.product_id,
  product_uuid: row.product_uuid,
});
