import { createShopClient } from '@shop/sdk';
import { adminGraphql, graphql } from '@shop/sdk/graphql';
import type { TestShop } from '@shop/runtime/testing';
import { parse, print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printDocument } from '../../packages/sdk/src/printDocument.ts';
import { createProduct, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

test.each([
  ['{ a }'],
  ['query Q($a: [Int!]! = [1, 2], $b: In = { c: "x\\"y\\n", d: null, e: ENUM } @deprecated) { a }'],
  ['query @live { first: a(b: $c, d: 1.5e3, e: true) @skip(if: $f) { ...F @include(if: $g) } }'],
  ['{ a { ... on T { b } ... @include(if: true) { c } ... { d } } } fragment F on T @x(y: []) { z }'],
  ['mutation M { a(text: """block "quoted" \\\\ text\n  second line""") { id } }'],
  ['subscription { a(empty: {}, negative: -1) }'],
])('a parsed document is sent as the text that it was: %s', (text) => {
  expect(print(parse(printDocument(parse(text))))).toBe(
    print(parse(text)).replace(/"""[\s\S]*"""/, asString),
  );
});

/** A block string is written as a plain one of the same value. */
const asString = (block: string): string => {
  const document = parse(`{ a(b: ${block}) }`);
  const value = JSON.stringify(document).match(/"kind":"StringValue","value":("(?:[^"\\]|\\.)*")/)?.[1];
  return String(value);
};

test('typed documents are answered by the storefront and by the admin schema', async () => {
  const { sku } = await createProduct(shop, { price: 12.5, qty: 1 });
  const line = graphql('fragment Line on Product { sku price { regular { value } } }');
  const listing = graphql(
    'query ($filters: [FilterInput!]) { products(filters: $filters) { items { ...Line } } }',
    [line],
  );
  const client = createShopClient({ baseUrl: shop.url, token: () => shop.adminToken() });
  const filters = [{ key: 'sku', operation: 'eq', value: sku }] as const;
  const { products } = await client.graphql(listing, { filters: [...filters] });
  expect(products.items).toEqual([{ sku, price: { regular: { value: 12.5 } } }]);

  const users = adminGraphql('{ adminUsers { items { email } } }');
  expect((await client.admin.graphql(users)).adminUsers.items).toEqual([{ email: 'owner@shop.test' }]);
  const guest = createShopClient({ baseUrl: shop.url });
  await expect(guest.admin.graphql(users)).rejects.toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  await expect(client.graphql('{ nothing }')).rejects.toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
});
