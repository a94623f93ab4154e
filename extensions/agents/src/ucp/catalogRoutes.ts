import { defineRoute, refuse, Reply } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { notThere } from './answers.ts';
import { lookupBody, productBody, searchBody } from './bodies.ts';
import { ucpOf } from './capabilities.ts';
import { DOOR } from './door.ts';
import { foundProducts } from './foundProducts.ts';
import { detailProduct } from './detailProduct.ts';
import { readerOf } from './catalogParts.ts';
import { searchProducts } from './searchProducts.ts';
import { servingOf } from './visits.ts';

const ROUTE = { door: DOOR, access: 'public', method: 'POST', idempotency: 'none' } as const;
/** The number of IDs that one look-up takes. */
const MOST_IDS = 100;

/** Returns the routes of the catalog. They only read. */
export const catalogRoutes = (config: AgentsConfig): readonly Route[] => [
  defineRoute({
    ...ROUTE,
    id: 'searchUcpCatalog',
    path: '/ucp/catalog/search',
    body: searchBody,
    async handle({ body, ...call }) {
      const serving = servingOf(call, config, body.context?.language);
      const found = await searchProducts(serving, body);
      return new Reply(200, { ucp: ucpOf(serving.identity.capabilities, 'catalog.search'), ...found });
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'lookUpUcpCatalog',
    path: '/ucp/catalog/lookup',
    body: lookupBody,
    async handle({ body: { ids, context }, ...call }) {
      if (ids.length > MOST_IDS)
        throw refuse(400, 'request_too_large', `At most ${MOST_IDS} IDs are looked up`);
      const { app, identity } = servingOf(call, config, context?.language);
      const reader = readerOf(app, context?.currency);
      const found = await app.catalog.lookup(reader, ids);
      if (!found.ok) throw refuse(found.status, found.code, found.message);
      return new Reply(200, {
        ucp: ucpOf(identity.capabilities, 'catalog.lookup'),
        products: foundProducts(app, ids, found.value),
      });
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'readUcpProduct',
    path: '/ucp/catalog/product',
    body: productBody,
    async handle({ body: { id, selected, context }, ...call }) {
      const serving = servingOf(call, config, context?.language);
      const { app, identity } = serving;
      const reader = readerOf(app, context?.currency);
      const found = await app.catalog.read(reader, id);
      if (!found.ok) throw refuse(found.status, found.code, found.message);
      const product = found.value;
      if (product === null) return notThere(serving);
      const known = product.variant_group === null ? null : await app.catalog.lookup(reader, [id]);
      const main = (known?.ok ? known.value[0]?.main : null) ?? product.uuid;
      return new Reply(200, {
        ucp: ucpOf(identity.capabilities, 'catalog.lookup'),
        product: detailProduct(app, product, { id, main, selected: selected ?? [] }),
      });
    },
  }),
];
