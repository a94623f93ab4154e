import { readFileSync } from 'node:fs';
import path from 'node:path';
import { adminFiltersOf, createShopClient, filtersOf } from '@shop/sdk';
import { adminGraphql, graphql } from '@shop/sdk/graphql';
import type { TestShop } from '@shop/runtime/testing';
import { buildSchema, parse, print } from 'graphql';
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

/** Converts a block string to an equivalent plain string. */
const asString = (block: string): string => {
  const document = parse(`{ a(b: ${block}) }`);
  const value = JSON.stringify(document).match(/"kind":"StringValue","value":("(?:[^"\\]|\\.)*")/)?.[1];
  return String(value);
};

test('typed documents are executed by the storefront and by the admin schema', async () => {
  const { sku } = await createProduct(shop, { price: 12.5, qty: 1 });
  const line = graphql('fragment Line on Product { sku price { regular { value } } }');
  const listing = graphql(
    'query ($filters: [FilterInput!]) { products(filters: $filters) { items { ...Line } } }',
    [line],
  );
  const client = createShopClient({ baseUrl: shop.url, token: () => shop.adminToken() });
  const { products } = await client.graphql(listing, { filters: filtersOf('products', { sku }) });
  expect(products.items).toEqual([{ sku, price: { regular: { value: 12.5 } } }]);

  const users = adminGraphql('{ adminUsers { items { email } } }');
  expect((await client.admin.graphql(users)).adminUsers?.items).toEqual([{ email: 'owner@shop.test' }]);
  const guest = createShopClient({ baseUrl: shop.url });
  await expect(guest.admin.graphql(users)).rejects.toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  await expect(client.graphql('{ nothing }')).rejects.toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
});

const sdk = path.join(import.meta.dirname, '../../packages/sdk');

/** Returns the filter keys of each list of a schema, with the types of their values. */
const keysOfLists = (schema: 'storefront' | 'admin') => {
  const text = readFileSync(`${sdk}/src/generated/${schema}Lists.ts`, 'utf8');
  const blocks = [...text.matchAll(/^ {2}(\w+): (?:\{\n([\s\S]*?)\n {2}\}|Omit<.*>);/gm)];
  return blocks.map(([, list = '', keys = '']) => ({
    list,
    keys: [...keys.matchAll(/^ {4}'?([\w[\]]+)'?\?: (.*) \| undefined;/gm)].map(([, key = '', type]) => ({
      key,
      type,
    })),
  }));
};

test.each(['storefront', 'admin'] as const)('each list of the %s schema has typed filters', (name) => {
  const fields = buildSchema(readFileSync(`${sdk}/${name}.graphql`, 'utf8'))
    .getQueryType()
    ?.getFields();
  const lists = Object.values(fields ?? {}).filter(({ args }) => args.some((one) => one.name === 'filters'));
  expect(keysOfLists(name).map(({ list }) => list)).toEqual(lists.map((field) => field.name));
});

test.each([
  ['storefront', 'products'],
  ['admin', 'products'],
  ['admin', 'rolloutPlans'],
  ['admin', 'orders'],
] as const)('the shop accepts each key and operation of %s %s that compiles', async (schema, name) => {
  const client = createShopClient({ baseUrl: shop.url, token: () => shop.adminToken() });
  const runQuery = schema === 'admin' ? client.admin.graphql : client.graphql;
  const { keys } = keysOfLists(schema).find(({ list }) => list === name)!;
  expect(keys.length).toBeGreaterThan(20);
  for (const { key, type } of keys.filter((one) => !['od', 'attributes'].includes(one.key))) {
    const value = type === 'number' ? 1 : type === 'boolean' ? true : (/^'(\w+)'/.exec(type!)?.[1] ?? 'text');
    const filters = filtersOf('products', { [key]: value });
    const query = `query ($filters: [FilterInput!]) { ${name}(filters: $filters) { currentPage } }`;
    const outcome = await runQuery(query, { filters }).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(outcome, key).not.toMatch(/nknown|allows/);
  }
});

test('filters are written like in REST lists, and attribute filters by their codes', () => {
  expect(
    filtersOf('products', {
      keyword: 'mug',
      'price[lteq]': 20,
      in_stock: true,
      name: undefined,
      attributes: { color: '12', size: ['3', '4'] },
      limit: 24,
    }),
  ).toEqual([
    { key: 'keyword', operation: 'eq', value: 'mug' },
    { key: 'price', operation: 'lteq', value: '20' },
    { key: 'in_stock', operation: 'eq', value: 'true' },
    { key: 'color', operation: 'eq', value: '12' },
    { key: 'size', operation: 'in', value: '3,4' },
    { key: 'limit', operation: 'eq', value: '24' },
  ]);
  const never = () => [
    adminFiltersOf('orders', { 'created_at[gteq]': '2026-01-01', ob: 'total' }),
    adminFiltersOf('products', { 'qty[lt]': 5 }),
    filtersOf('productsConnection', { keyword: 'mug' }),
    // @ts-expect-error -- a misspelled key
    filtersOf('products', { prise: 5 }),
    // @ts-expect-error -- an operation that the key does not have
    filtersOf('products', { 'min_price[lteq]': 5 }),
    // @ts-expect-error -- an amount is a number
    filtersOf('products', { price: '5 dollars' }),
    // @ts-expect-error -- a key of administrators
    filtersOf('products', { qty: 5 }),
    // @ts-expect-error -- a key that the list is not ordered by
    filtersOf('products', { ob: 'stock' }),
    // @ts-expect-error -- a list that the storefront does not have
    filtersOf('orders', {}),
    // @ts-expect-error -- a connection has its pages by its arguments
    filtersOf('productsConnection', { limit: 5 }),
    // @ts-expect-error -- attributes are not filters of orders
    adminFiltersOf('orders', { attributes: { color: '12' } }),
  ];
  expect(never).toBeInstanceOf(Function);
});
