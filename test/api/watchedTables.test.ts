import { getNamedType, isObjectType, isRequiredArgument } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { planShop } from '../../packages/runtime/src/app.ts';
import type { Schemas } from '../../packages/runtime/src/platform/graphql/buildSchemas.ts';
import { serverOf } from '../../packages/runtime/src/platform/serverContext.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { inBodyOf, newKey, pagesOf } from '../support/pages.ts';
import { rolloutPlansOf } from '../support/rolloutPlans.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';

let schemas: Schemas;
let database: TestDatabase;
/** One shop writes, and the other reads over a single connection. */
let writer: TestShop;
let reader: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  // German law requires that product pages state the tax rate.
  const shopOf = { languages: ['en', 'de'], address: { country: 'DE' } };
  writer = await testShop({ databaseUrl: database.url, config: { shop: shopOf } });
  await writer.db.run(none`
    create function plan_of(statement text) returns json language plpgsql as $$
    declare plan json;
    begin
      execute 'explain (generic_plan, format json) ' || statement into plan;
      return plan;
    end $$`);
  reader = await testShop({
    databaseUrl: database.url,
    config: {
      shop: shopOf,
      database: { poolSize: 1, readPoolSize: 1 },
      graphql: { maxDepth: 20, maxTokens: 20_000, maxCost: 1_000_000, maxAliases: 100 },
    },
  });
  ({ schemas } = await planShop(reader.app.config, { installed: [] }));
});
afterAll(async () => {
  await writer.stop();
  await reader.stop();
  await database.drop();
});

const { landingPage, cmsPage, widget } = pagesOf(() => writer);
const { html, json } = pagesOf(() => reader);
const { draftOn, plan } = rolloutPlansOf(() => writer);
const post = async (path: string, body: object) => dataOf(await writer.admin('POST', path, body));

/** Returns the paths of one page of each type, with all possible content. */
async function allPages(): Promise<readonly string[]> {
  const page = await landingPage();
  const imprint = await cmsPage();
  const category = await post('/api/categories', { name: 'Mugs', url_key: newKey() });
  const collection = await post('/api/collections', { name: 'New', code: newKey() });
  await post('/api/metafield-definitions', {
    ownerType: 'product',
    fieldKey: 'care',
    name: 'Care',
    fieldType: 'short_text',
  });
  const metafields = { custom: { care: 'By hand' } };
  const { id, sku } = await createProduct(writer, { price: 1, qty: 1, metafields });
  const variants = await createVariantSet(writer);
  const group = await variants.createGroup({ visibility: true });
  await variants.createVariant(group.uuid, 'S', 'Red', { url_key: 'red' });
  for (const [type, settings] of [
    ['text_block', { text: 'x' }],
    ['html', { html: '<p>x</p>' }],
    ['columns', { count: 2 }],
    ['banner', { title: 'x', link: `urn:evershop:cms:page:${imprint.uuid}` }],
    ['basic_menu', { items: [{ label: 'x', link: '/' }] }],
    ['collection_products', { collection: collection.code }],
    ['product_row', { products: 'best_selling' }],
  ] as const)
    await widget({ type, settings, placements: [inBodyOf(page), { route: 'all', area: 'footer' }] });
  await post(`/api/categories/${category.uuid}/products`, { product_id: id }).catch(() => undefined);
  await plan((await draftOn(page)).uuid, { start_time: new Date(Date.now() - 1000).toISOString() });
  const paths = [page.url_key, imprint.url_key, category.url_key, `collections/${collection.code}`];
  return ['/', ...paths, sku.toLowerCase(), 'red', `de/${page.url_key}`, `de/${category.url_key}`];
}

const statement = sql.type(z.object({ statement: z.string() }));
const explained = sql.type(z.object({ plan: z.unknown() }));
const none = sql.type(z.object({}));
const watched = sql.type(z.object({ name: z.string() }));

/** Lists the tables in a query plan. */
function tablesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'Relation Name' in node ? [String(node['Relation Name'])] : [];
  return [...own, ...Object.values(node).flatMap(tablesIn)];
}

/** Lists the tables in all queries that the reader sent over a connection, excluding background work. */
async function tablesReadBy(db: Pick<Db, 'any'>): Promise<ReadonlySet<string>> {
  const sent = await db.any(statement`
    select statement from pg_prepared_statements
    where statement ~ '^[\\s(]*(select|with)' and statement !~ 'admin_|migration|pg_prepared|job_run|worker_|theme_install'`);
  const tables = new Set<string>();
  for (const { statement: text } of sent) {
    const { plan: found } = await writer.db.one(explained`select plan_of(${text}) as plan`);
    for (const table of tablesIn(found)) tables.add(table);
  }
  return tables;
}

/** Lists the tables whose changes are recorded. */
async function watchedTables(): Promise<ReadonlySet<string>> {
  const all = await writer.db.any(watched`
    select distinct tgrelid::regclass::text as name from pg_trigger where tgname = 'content_change'`);
  return new Set(all.map(({ name }) => name));
}

/** Tables that pages and responses read, collected by both tests. */
const read = new Set<string>();

test('every table that a cached page is read from is watched', async () => {
  for (const path of await allPages())
    for (const read of [html, json]) {
      const address = `/${path}`.replace('//', '/');
      expect((await read(address)).status).toBe(200);
      const before = reader.statements();
      expect((await read(`${address}?a=1&price=1-2`)).status).toBe(200);
      const made = reader.statements() - before;
      await read(`${address}?a=1&price=1-2`);
      expect([address, reader.statements() - before - made]).toEqual([address, 1]);
    }
  const tables = await tablesReadBy(reader.db);
  const names = await watchedTables();
  expect(tables.size).toBeGreaterThan(15);
  // A preview reads its own changeset, redirect targets are never cached, and processes ask every few seconds for a customer without tax.
  expect([...tables].filter((table) => !names.has(table)).sort()).toEqual([
    'changeset',
    'content_change',
    'customer',
    'url_redirect',
  ]);
  for (const table of tables) read.add(table);
});

/** Arguments of root fields that find a single record. Lists require no arguments. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  product: '(id: "1")',
  productByUrlKey: '(urlKey: "none")',
  category: '(id: "1")',
  categoryByUrlKey: '(urlKey: "none")',
  collection: '(code: "new")',
  menu: '(code: "main")',
  cmsPage: '(id: "1")',
};

/** Selects all fields of a type that have no required arguments, including nested fields. A type is selected only once per path. */
function selectionOf(type: GraphQLObjectType, above: readonly GraphQLObjectType[] = []): string {
  const fields = Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner)) return [field.name];
      return inner === type || above.includes(inner) || above.length === 4
        ? []
        : [`${field.name} ${selectionOf(inner, [...above, type])}`];
    });
  return `{ __typename ${fields.join(' ')} }`;
}

test('every table that a cached GraphQL response is read from is watched', async () => {
  const query = schemas.storefront.getQueryType()!;
  const roots = Object.values(query.getFields()).filter(({ name }) => schemas.content.has(`Query.${name}`));
  expect(roots.map(({ name }) => name).sort()).toEqual([
    'categories',
    'categoriesConnection',
    'category',
    'categoryByUrlKey',
    'cmsPage',
    'cmsPages',
    'cmsPagesConnection',
    'collection',
    'menu',
    'product',
    'productByUrlKey',
    'products',
    'productsConnection',
    'shop',
  ]);
  await post('/api/search-synonyms', { terms: ['lamp', 'light'] });
  const filtered = (filters: string, grouped = false) =>
    `{ products(grouped: ${grouped}, filters: [${filters}]) { total items { name } facets { key } } }`;
  const documents = [
    ...roots.map(
      ({ name, type }) =>
        `{ ${name}${ARGUMENTS[name] ?? ''} ${selectionOf(getNamedType(type) as GraphQLObjectType)} }`,
    ),
    filtered('{ key: "keyword", operation: eq, value: "lamp" }'),
    filtered('{ key: "keyword", operation: eq, value: "lamp" }', true),
    filtered('{ key: "ob", operation: eq, value: "price" }', true),
    filtered('{ key: "cat", operation: eq, value: "1" }'),
  ];
  for (const document of documents) {
    const { body } = await reader.query(document);
    expect([document, body.errors]).toEqual([document, undefined]);
    // The first response may be dropped because of an earlier change that had not been noticed.
    await reader.query(document);
    const before = reader.statements();
    await reader.query(document);
    expect([document, reader.statements() - before]).toEqual([document, 1]);
  }
  const tables = await tablesReadBy(serverOf(reader.app).reads);
  const names = await watchedTables();
  expect([...tables].filter((table) => !names.has(table))).toEqual(['content_change']);
  for (const table of tables) read.add(table);
  // Prices by quantity are only read in shops with price lists. Synonyms are read by a database function, which query plans do not show.
  expect([...names].filter((name) => !read.has(name)).sort()).toEqual([
    'price_list_price',
    'price_list_product',
    'product_price',
    'search_synonym',
  ]);
});
