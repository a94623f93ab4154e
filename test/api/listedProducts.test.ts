import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestShop } from '@shop/runtime/testing';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';
import { insertAttribute, insertOptions, insertVariantGroup } from '../support/catalogueRows.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

type Words = Record<string, string>;
const filters = (words: Words) =>
  Object.entries(words).map(([key, value]) => ({ key, operation: 'eq', value }));

/** Returns the product ids of a list, followed by the ids that can be read individually. */
const listIds = async (words: Words, schema: 'storefront' | 'admin' = 'storefront'): Promise<number[]> => {
  const { products } = dataOf(
    await shop.query(
      'query ($f: [FilterInput!]) { products(filters: $f) { total items { productId } } }',
      { f: filters({ limit: '100', ...words }) },
      schema,
    ),
  );
  const ids = products.items.map(({ productId }: { productId: string }) => Number(productId));
  expect(products.total).toBe(ids.length);
  return ids.toSorted((a: number, b: number) => a - b);
};
const isReadable = async (id: number): Promise<boolean> =>
  dataOf(await shop.query('query ($id: ID) { product(id: $id) { uuid } }', { id })).product !== null;

interface Flags {
  readonly status?: number;
  readonly visibility?: number;
  readonly qty?: number;
  readonly stock_availability?: number;
  readonly manage_stock?: number;
}
let nextPrice = 1000;
/** Creates products with a price that identifies the test's own products. */
async function createPriced(price: number, ...all: readonly Flags[]): Promise<number[]> {
  const ids: number[] = [];
  for (const flags of all) {
    const { id, uuid } = await createProduct(shop, { price, qty: 5 });
    if (Object.keys(flags).length > 0) dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, flags));
    ids.push(id);
  }
  return ids;
}
const hidden = { visibility: 0 };
const disabled = { status: 0 };

describe('a group of variants', () => {
  test.each<[string, readonly Flags[], boolean, readonly number[]]>([
    ['all hidden: the newest stands for it', [hidden, hidden, hidden], true, [2]],
    ['the newest disabled: the newest that is not', [hidden, hidden, { ...hidden, ...disabled }], true, [1]],
    ['some shown: those, and no hidden one', [{}, hidden, {}, hidden], true, [0, 2]],
    ['the shown one disabled: the newest hidden one', [{ ...disabled }, hidden, hidden], true, [2]],
    ['all hidden and the group too: none', [hidden, hidden], false, []],
    ['the group hidden: members that are shown stay', [{}, hidden], false, [0]],
    ['all disabled: none', [disabled, { ...hidden, ...disabled }], true, []],
  ])('%s', async (_, members, visible, places) => {
    nextPrice += 1;
    const price = nextPrice;
    const ids = await createPriced(price, ...members);
    await insertVariantGroup(shop, ids, visible);
    const expected = places.map((place) => ids[place]);
    expect(await listIds({ price: String(price) })).toEqual(expected);
    expect(await listIds({ price: String(price), type: 'configurable' })).toEqual(expected);
    expect(await listIds({ price: String(price), type: 'simple' })).toEqual([]);
    expect(await listIds({ price: String(price) }, 'admin')).toEqual(ids);
  });

  test('lets its hidden variants be read individually while it is visible', async () => {
    const [one, two, off] = (await createPriced(5, hidden, hidden, { ...hidden, ...disabled })) as [
      number,
      number,
      number,
    ];
    expect(await isReadable(one)).toBe(false);
    const group = await insertVariantGroup(shop, [one, two, off]);
    expect(await Promise.all([one, two, off].map(isReadable))).toEqual([true, true, false]);
    await shop.db.run(sql.type(z.object({}))`
      update variant_group set visibility = false where variant_group_id = ${group}`);
    expect(await isReadable(one)).toBe(false);
  });

  test('is counted once in totals and facets', async () => {
    const { round } = await insertAttribute(shop, 'shape', ['round']);
    const ids = await createPriced(7777, hidden, hidden, hidden);
    for (const id of ids) await insertOptions(shop, id, [round as number]);
    await insertVariantGroup(shop, ids);
    const { products } = dataOf(
      await shop.query(
        'query ($f: [FilterInput!]) { products(filters: $f) { facets { key options { count } } } }',
        { f: filters({ shape: String(round) }) },
      ),
    );
    const shape = products.facets.find(({ key }: { key: string }) => key === 'shape');
    expect(shape.options).toEqual([{ count: 1 }]);
  });
});

describe('unavailable products', () => {
  const soldOut = { qty: 0 };
  const save = async (shown: boolean | null) =>
    dataOf(await shop.admin('POST', '/api/settings', { catalogShowOutOfStockProduct: shown }));

  test('are listed unless disabled by the setting, and can still be read', async () => {
    const flags = [{}, soldOut, { qty: 0, manage_stock: 0 }, { stock_availability: 0 }];
    const ids = await createPriced(8888, ...flags);
    const price = '8888';
    expect(await listIds({ price })).toEqual(ids);
    expect(await listIds({ price, in_stock: 'true' })).toEqual([ids[0], ids[2]]);
    expect(await listIds({ price, in_stock: '0' })).toEqual([ids[1], ids[3]]);
    await save(false);
    expect(await listIds({ price })).toEqual([ids[0], ids[2]]);
    expect(await listIds({ price }, 'admin')).toEqual(ids);
    expect(await isReadable(ids[1] as number)).toBe(true);
    await save(null);
    expect(await listIds({ price })).toEqual(ids);
  });

  test('do not represent their group while disabled by the setting', async () => {
    const ids = await createPriced(9999, hidden, { ...hidden, ...soldOut });
    await insertVariantGroup(shop, ids);
    expect(await listIds({ price: '9999' })).toEqual([ids[1]]);
    await save(false);
    expect(await listIds({ price: '9999' })).toEqual([ids[0]]);
    await save(null);
  });
});

test('a collection is specified by id, UUID or code', async () => {
  const collection = dataOf(await shop.admin('POST', '/api/collections', { name: 'Winter', code: 'winter' }));
  const { id, uuid } = await createProduct(shop, { price: 4, qty: 1 });
  dataOf(await shop.admin('POST', `/api/collections/${collection.uuid}/products`, { product_id: uuid }));
  for (const name of [String(collection.collection_id), collection.uuid, 'winter'])
    expect(await listIds({ collection: name })).toEqual([id]);
  expect(await listIds({ collection: 'summer' })).toEqual([]);
});

describe('a connection', () => {
  const read = async (size: number, words: Words): Promise<number[]> => {
    const seen: number[] = [];
    for (let after: string | null = null; ;) {
      const { productsConnection } = dataOf(
        await shop.query(
          `query ($n: Int, $after: String, $f: [FilterInput!]) {
            productsConnection(first: $n, after: $after, filters: $f) {
              edges { node { productId } } pageInfo { hasNextPage endCursor } } }`,
          { n: size, after, f: filters(words) },
        ),
      );
      seen.push(
        ...productsConnection.edges.map((edge: { node: { productId: string } }) =>
          Number(edge.node.productId),
        ),
      );
      if (!productsConnection.pageInfo.hasNextPage) return seen;
      after = productsConnection.pageInfo.endCursor;
    }
  };

  test('shows every product once in both directions, regardless of equal values', async () => {
    await shop.db.run(sql.type(z.object({}))`
      with p as (
        insert into product (sku, name, url_key, price, created_at)
        select 'EQ-' || n, 'Equal ' || n % 4, 'eq-' || n, 50000 + n % 3,
          timestamptz '2026-01-31 12:00:00Z' + make_interval(secs => n % 5 / 2000.0)
        from generate_series(1, 40) n returning product_id
      )
      insert into product_inventory (product_id) select product_id from p`);
    const all = await listIds({ keyword: 'equal' });
    expect(all).toHaveLength(40);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3, max: 45 }),
        fc.constantFrom('', 'price', 'name', 'created_at', 'status', 'relevance'),
        async (size, ob) => {
          const sort: Words = ob === '' ? {} : { ob };
          const words = { keyword: 'equal', ...sort };
          const up = await read(size, { ...words, od: 'ASC' });
          const down = await read(size, { ...words, od: 'DESC' });
          expect(up.toReversed()).toEqual(down);
          expect(up.toSorted((a, b) => a - b)).toEqual(all);
        },
      ),
      { numRuns: 12 },
    );
  });
});
