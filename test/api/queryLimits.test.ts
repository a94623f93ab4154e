import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { createProduct, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await createProduct(shop, { price: 10, qty: 5 });
});
afterAll(() => shop.stop());

const FILTERS = `[
  { key: "keyword", operation: eq, value: "no" }
  { key: "min_price", operation: eq, value: "0.00" }
  { key: "name", operation: nlike, value: "q0" }
]`;
const aliases = (count: number, selection: string) =>
  `{ ${Array.from({ length: count }, (_, i) => `a${i}: products(filters: ${FILTERS}) { ${selection} }`).join(' ')} }`;

test('thirty searches with facets and totals in one query are rejected', async () => {
  expect((await shop.query(aliases(30, 'facets { __typename } totalIsExact'))).body.errors).toEqual([
    {
      message: 'The query costs 12330; at most 5000 is allowed',
      extensions: { code: 'QUERY_TOO_COSTLY' },
    },
  ]);
});

test.each([
  ['a full page of a search with all that a storefront shows', '100'],
  ['a page far on', '20'],
])('%s is executed', async (_, limit) => {
  const query = `query ($filters: [FilterInput!]) {
    shop { name currency }
    currentCustomer { fullName }
    categories { items { name url children { name url } } }
    products(filters: $filters) {
      total totalIsExact
      facets { __typename }
      items { uuid name sku url price { regular { text } } image { listing alt } inventory { isInStock } }
    }
  }`;
  const filters = [
    { key: 'keyword', operation: 'eq', value: 'product' },
    { key: 'name', operation: 'like', value: 'product' },
    { key: 'limit', operation: 'eq', value: limit },
    { key: 'page', operation: 'eq', value: '40' },
  ];
  const { body } = await shop.query(query, { filters });
  expect(body.errors).toBeUndefined();
  expect(body.data.products.total).toBe(1);
});
