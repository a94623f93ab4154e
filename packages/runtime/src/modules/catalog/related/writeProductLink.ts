import { z } from 'zod';
import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import { quantity, reference } from '../../../platform/http/forms/bodyFields.ts';
import { productLinkExists, productLinksItself, productNotFound, unknownProduct } from '../errors.ts';
import { findProduct } from '../products/product.repo.ts';
import { LINK_TYPES, linkRow } from './productLink.ts';
import type { LinkRow } from './productLink.ts';
import { insertLink, updateLinkRow } from './productLink.repo.ts';

export const newLinkBody = z.object(
  describedBy(linkRow, {
    linked_product_id: reference.describe('The linked product, by integer ID or UUID.'),
    type: z.enum(LINK_TYPES),
    sort_order: quantity('sort_order').optional(),
  }),
);
/** The request body for a change to a link. It has no defaults, so that missing fields stay unchanged. */
export const linkBody = newLinkBody.pick({ type: true, sort_order: true }).partial();

/**
 * Links a product to another product. Throws 404 for an unknown product, 400 if the linked product is unknown or the
 * product itself, and 409 if a link of this type already exists. Runs one SQL statement, unless the link is rejected.
 */
export async function createProductLink(
  db: Db,
  product: IdRef,
  body: z.output<typeof newLinkBody>,
): Promise<LinkRow> {
  const linked = idRefOf(body.linked_product_id);
  if (!linked) throw unknownProduct(body.linked_product_id);
  const link = await onConstraint(
    {
      product_link_pair_key: productLinkExists,
      product_link_self_check: productLinksItself,
      // Another transaction is deleting one of the products.
      product_link_product_id_fkey: productNotFound,
      product_link_linked_product_id_fkey: () => unknownProduct(body.linked_product_id),
    },
    () => insertLink(db, product, linked, body.type, body.sort_order ?? 0),
  );
  if (link) return link;
  throw (await findProduct(db, product)) ? unknownProduct(body.linked_product_id) : productNotFound();
}

/**
 * Changes the fields in the request body. Returns null if the product has no such link. Throws 409 if a link of this type
 * already exists.
 */
export const updateProductLink = (
  db: Db,
  product: IdRef,
  uuid: string,
  body: z.output<typeof linkBody>,
): Promise<LinkRow | null> =>
  onConstraint({ product_link_pair_key: productLinkExists }, () => updateLinkRow(db, product, uuid, body));
