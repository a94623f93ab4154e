import { refuse } from '@shop/runtime/extension';
import { notThere, tells } from '../answers.ts';
import { lookupBody, productBody, searchBody } from '../bodies.ts';
import { ucpOf } from '../capabilities.ts';
import { readerOf } from '../catalogParts.ts';
import { detailProduct } from '../detailProduct.ts';
import { foundProducts } from '../foundProducts.ts';
import { searchProducts } from '../searchProducts.ts';
import { defineOperation } from './operation.ts';

/** The number of IDs that one look-up takes. */
const MOST_IDS = 100;

/** The operations on the catalog. They only read. */
export const catalogOperations = {
  search: defineOperation({
    body: searchBody,
    async run(serving, { body }) {
      const found = await searchProducts(serving, body);
      return tells({ ucp: ucpOf(serving.identity.capabilities, 'catalog.search'), ...found });
    },
  }),
  lookUp: defineOperation({
    body: lookupBody,
    async run({ app, identity }, { body: { ids, context } }) {
      if (ids.length > MOST_IDS)
        throw refuse(400, 'request_too_large', `At most ${MOST_IDS} IDs are looked up`);
      const found = await app.catalog.lookup(readerOf(app, context?.currency), ids);
      if (!found.ok) throw refuse(found.status, found.code, found.message);
      return tells({
        ucp: ucpOf(identity.capabilities, 'catalog.lookup'),
        products: foundProducts(app, ids, found.value),
      });
    },
  }),
  product: defineOperation({
    body: productBody,
    async run(serving, { body: { id, selected, context } }) {
      const { app, identity } = serving;
      const reader = readerOf(app, context?.currency);
      const found = await app.catalog.read(reader, id);
      if (!found.ok) throw refuse(found.status, found.code, found.message);
      const product = found.value;
      if (product === null) return notThere(serving);
      const known = product.variant_group === null ? null : await app.catalog.lookup(reader, [id]);
      const main = (known?.ok ? known.value[0]?.main : null) ?? product.uuid;
      return tells({
        ucp: ucpOf(identity.capabilities, 'catalog.lookup'),
        product: detailProduct(app, product, { id, main, selected: selected ?? [] }),
      });
    },
  }),
};
