import { z } from 'zod';
import { idRefOf, isUuid } from '../../../platform/db/ids.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { productLinkNotFound, productNotFound } from '../errors.ts';
import { findProduct } from '../products/product.repo.ts';
import { linkRow } from './productLink.ts';
import type { LinkRow } from './productLink.ts';
import { deleteLink, listLinks } from './productLink.repo.ts';
import { createProductLink, linkBody, newLinkBody, updateProductLink } from './writeProductLink.ts';

const params = z.object({ id: z.string().describe('The product, by integer ID or UUID.') });
const linkParams = params.extend({ link_uuid: z.string().describe('The UUID of the link.') });
const all = { path: '/api/products/{id}/links', access: 'admin', params } as const;
const one = {
  path: '/api/products/{id}/links/{link_uuid}',
  access: 'admin',
  params: linkParams,
  response: linkRow,
} as const;

const productRef = refOr(productNotFound);

/** Parses the product and the link in a path. Throws 404 if either cannot exist. */
function linkRefOf({ id, link_uuid: uuid }: z.output<typeof linkParams>) {
  const product = idRefOf(id);
  if (!product || !isUuid(uuid)) throw productLinkNotFound();
  return { product, uuid };
}

export const productLinkRoutes = [
  defineRoute({
    ...all,
    id: 'addProductLink',
    does: 'Links a product to another one. Rejects an unknown product (`PRODUCT_NOT_FOUND`, `UNKNOWN_PRODUCT`), a link to itself (`PRODUCT_LINKS_ITSELF`) and a link that already exists (`PRODUCT_LINK_EXISTS`).',
    method: 'POST',
    body: newLinkBody,
    response: linkRow,
    handle: ({ db, params, body }) => createProductLink(db, productRef(params.id), body),
  }),
  listRoute({
    id: 'listProductLinks',
    does: 'Lists the links of a product to other products. Fails with `PRODUCT_NOT_FOUND` if the product does not exist.',
    path: all.path,
    params,
    answer: linkRow,
    toAnswer: (link: LinkRow) => link,
    async rows({ db, params }) {
      const product = productRef(params.id);
      if (!(await findProduct(db, product))) throw productNotFound();
      return listLinks(db, product);
    },
  }),
  defineRoute({
    ...one,
    id: 'updateProductLink',
    does: 'Updates the given fields of a link. Rejects an unknown one (`PRODUCT_LINK_NOT_FOUND`) and a link that already exists (`PRODUCT_LINK_EXISTS`).',
    method: 'PATCH',
    body: linkBody,
    async handle({ db, params, body }) {
      const { product, uuid } = linkRefOf(params);
      const updated = await updateProductLink(db, product, uuid, body);
      if (!updated) throw productLinkNotFound();
      return updated;
    },
  }),
  defineRoute({
    ...one,
    id: 'removeProductLink',
    does: 'Deletes a link of a product and returns it as it was. Fails with `PRODUCT_LINK_NOT_FOUND` if it does not exist.',
    method: 'DELETE',
    async handle({ db, params }) {
      const { product, uuid } = linkRefOf(params);
      const deleted = await deleteLink(db, product, uuid);
      if (!deleted) throw productLinkNotFound();
      return deleted;
    },
  }),
];
