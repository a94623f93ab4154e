import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { productLinkExists, productLinksItself, productNotFound, unknownProduct } from '../errors.ts';
import { findProduct } from '../products/product.repo.ts';
import { insertLink } from './productLink.repo.ts';
import type { LinkRow, LinkType } from './productLink.repo.ts';

interface NewLink {
  /** Integer id or uuid. */
  readonly linked_product_id: string;
  readonly type: LinkType;
  readonly sort_order?: number | undefined;
}

/**
 * Shows a product beside another one. Throws 404 for the one, 400 for an unknown other one and for itself, and 409 for a
 * link of this type that is there. One statement, where it is not refused.
 */
export async function linkProduct(db: Db, id: string, body: NewLink): Promise<LinkRow> {
  const product = idRefOf(id);
  const linked = idRefOf(body.linked_product_id);
  if (!product) throw productNotFound();
  if (!linked) throw unknownProduct(body.linked_product_id);
  const link = await onConstraint(
    {
      product_link_pair_key: productLinkExists,
      product_link_self_check: productLinksItself,
      // One of them is deleted at this moment.
      product_link_product_id_fkey: productNotFound,
      product_link_linked_product_id_fkey: () => unknownProduct(body.linked_product_id),
    },
    () => insertLink(db, product, linked, body.type, body.sort_order ?? 0),
  );
  if (link) return link;
  throw (await findProduct(db, product)) ? unknownProduct(body.linked_product_id) : productNotFound();
}
