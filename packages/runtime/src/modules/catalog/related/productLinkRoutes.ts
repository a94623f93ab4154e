import { z } from 'zod';
import { onConstraint } from '../../../platform/db/constraints.ts';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { quantity, reference } from '../../../platform/http/bodyFields.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { productLinkExists, productLinkNotFound, productNotFound } from '../errors.ts';
import { linkProduct } from './linkProduct.ts';
import { findProduct } from '../products/product.repo.ts';
import { deleteLink, LINK_TYPES, listLinks, updateLink } from './productLink.repo.ts';

const params = z.object({ id: z.string() });
const linkParams = params.extend({ link_uuid: z.string() });

const newLink = z.object({
  linked_product_id: reference,
  type: z.enum(LINK_TYPES),
  sort_order: quantity('sort_order').optional(),
});
/** Touches only what it carries: there are no defaults here. */
const link = newLink.pick({ type: true, sort_order: true }).partial();

/** The product and the link of a path, where they can be some. */
const refsOf = ({ id, link_uuid: uuid }: z.output<typeof linkParams>) => {
  const product = idRefOf(id);
  if (!product || !isUuid(uuid)) throw productLinkNotFound();
  return { product, uuid };
};

export const productLinkRoutes = [
  defineRoute({
    id: 'addProductLink',
    method: 'POST',
    path: '/api/products/{id}/links',
    access: 'admin',
    params,
    body: newLink,
    handle: ({ db, params, body }) => linkProduct(db, params.id, body),
  }),
  defineRoute({
    id: 'listProductLinks',
    method: 'GET',
    path: '/api/products/{id}/links',
    access: 'admin',
    params,
    async handle({ db, params }) {
      const ref = idRefOf(params.id);
      if (!ref || !(await findProduct(db, ref))) throw productNotFound();
      return listLinks(db, ref);
    },
  }),
  defineRoute({
    id: 'updateProductLink',
    method: 'PATCH',
    path: '/api/products/{id}/links/{link_uuid}',
    access: 'admin',
    params: linkParams,
    body: link,
    async handle({ db, params, body }) {
      const { product, uuid } = refsOf(params);
      const updated = await onConstraint({ product_link_pair_key: productLinkExists }, () =>
        updateLink(db, product, uuid, body),
      );
      if (!updated) throw productLinkNotFound();
      return updated;
    },
  }),
  defineRoute({
    id: 'removeProductLink',
    method: 'DELETE',
    path: '/api/products/{id}/links/{link_uuid}',
    access: 'admin',
    params: linkParams,
    async handle({ db, params }) {
      const { product, uuid } = refsOf(params);
      const removed = await deleteLink(db, product, uuid);
      if (!removed) throw productLinkNotFound();
      return removed;
    },
  }),
];
