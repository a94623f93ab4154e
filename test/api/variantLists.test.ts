import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';
import type { VariantSet } from '../support/variants.ts';

/** A shop with individual shirts and groups of shirts in one category. */
let shop: TestShop;
let shirts: VariantSet;
let category: { uuid: string; category_id: number; url_key: string };
const { html, json } = pagesOf(() => shop);

/** A product as the test expects it. `entry` is the index of its main variant, or its own index. */
interface Known {
  readonly entry: number;
  readonly price: number;
  readonly size: string;
  readonly color: string;
  readonly enabled: boolean;
}
const known: Known[] = [];
const names: string[] = [];

beforeAll(async () => {
  shop = await testShop();
  shirts = await createVariantSet(shop);
  for (const code of [shirts.size, shirts.color]) {
    const id = shirts.attributes[code];
    dataOf(await shop.admin('PATCH', `/api/attributes/${id}`, { is_filterable: true }));
  }
  const key = randomUUID();
  category = dataOf(await shop.admin('POST', '/api/categories', { name: key, url_key: key }));
  let price = 10;
  for (let n = 0; n < 9; n += 1) {
    const entry = known.length;
    const isGroup = n % 3 !== 0;
    const name = `Shirt ${n}`;
    names[entry] = name;
    const group = isGroup ? await shirts.createGroup() : null;
    const members = isGroup
      ? (['S Red', 'M Red', 'S Blue', 'L Green'] as const).slice(0, 2 + (n % 3))
      : (['M Blue'] as const);
    for (const [place, member] of members.entries()) {
      const [size = '', color = ''] = member.split(' ');
      price += 7 - 4 * (known.length % 3);
      const enabled = !(n === 4 && place === 0) && !(n === 5 && place === 2);
      const more = {
        name,
        price,
        ...(place === 0 ? { categories: [category.uuid] } : { visibility: n === 8 ? 1 : 0 }),
        status: enabled,
      };
      if (group) await shirts.createVariant(group.uuid, size, color, more);
      else await shirts.createProduct(size, color, more);
      known.push({ entry, price, size, color, enabled });
    }
  }
});
afterAll(() => shop.stop());

interface Narrowed {
  readonly size: string | null;
  readonly color: string | null;
  readonly min: number | null;
}
const matches = (p: Known, { size, color, min }: Narrowed) =>
  p.enabled &&
  (size === null || p.size === size) &&
  (color === null || p.color === color) &&
  (min === null || p.price >= min);

/**
 * Returns the expected names of a list according to a simple model, sorted by newest, or by the lowest or highest price of the matching
 * variants.
 */
function expected(narrowed: Narrowed, order: 'newest' | 'price-asc' | 'price-desc'): string[] {
  const found = known.filter((p) => matches(p, narrowed));
  const entries = [...Map.groupBy(found, ({ entry }) => entry)];
  const edge = (of: readonly Known[]) => {
    const prices = of.map(({ price }) => price);
    return order === 'price-asc' ? Math.min(...prices) : -Math.max(...prices);
  };
  const sorted = entries.toSorted(([a, as], [b, bs]) => (order === 'newest' ? b - a : edge(as) - edge(bs)));
  return sorted.map(([entry]) => names[entry] as string);
}

const queryOf = ({ size, color, min }: Narrowed): string =>
  [
    ...(size === null ? [] : [`${shirts.size}=${shirts.options[size]}`]),
    ...(color === null ? [] : [`${shirts.color}=${shirts.options[color]}`]),
    ...(min === null ? [] : [`min_price=${min}`]),
  ].join('&');

describe('a category list', () => {
  test('has one entry per group, for any filters and sort order, and counts entries', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          size: fc.constantFrom(null, 'S', 'M', 'L'),
          color: fc.constantFrom(null, 'Red', 'Blue', 'Green'),
          min: fc.constantFrom(null, 15, 25, 60),
        }),
        fc.constantFrom('newest' as const, 'price-asc' as const, 'price-desc' as const),
        async (narrowed, order) => {
          const { products } = dataOf(
            await json(`/${category.url_key}?ob=${order}&${queryOf(narrowed)}`),
          ).entity;
          const shown = products.items.map(({ name }: { name: string }) => name);
          const model = expected(narrowed, order);
          expect(order === 'newest' ? shown.toSorted() : shown).toEqual(
            order === 'newest' ? model.toSorted() : model,
          );
          expect(products.total).toBe(model.length);
          const colors = products.filters.find(({ key }: { key: string }) => key === shirts.color);
          for (const { label, count } of colors?.options ?? [])
            expect([label, count]).toEqual([label, expected({ ...narrowed, color: label }, 'newest').length]);
        },
      ),
      { numRuns: 25, examples: [[{ size: null, color: null, min: null }, 'newest']] },
    );
  });

  test('shows the main variant with the price range, or the variant that matches the filter', async () => {
    const first = known.findIndex(({ entry }, place) => entry !== place);
    const entry = known[first]?.entry as number;
    const prices = known.filter((p) => p.entry === entry && p.enabled).map(({ price }) => price);
    const tile = async (query: string) =>
      dataOf(await json(`/${category.url_key}?${query}`)).entity.products.items.find(
        ({ name }: { name: string }) => name === names[entry],
      );
    const all = await tile('');
    expect(all).toMatchObject({
      price: known[entry]?.price,
      price_range: { min: Math.min(...prices), max: Math.max(...prices) },
      in_stock: true,
    });
    const medium = await tile(`${shirts.size}=${shirts.options['M']}`);
    expect(medium.url).toBe(`${all.url}?${shirts.size}=M&${shirts.color}=Red`);
    const page = String((await html(`/${category.url_key}`)).body);
    expect(page).toContain(`From $${Math.min(...prices)}.00`);
  });
});

describe('over GraphQL', () => {
  const list = async (grouped: boolean, filters: object[] = []) => {
    const before = shop.statements();
    const { products } = dataOf(
      await shop.query(
        `query ($grouped: Boolean!, $filters: [FilterInput!]) { products(grouped: $grouped, filters: $filters) {
          total items { name url priceRange { min max } } facets { key options { label count } } } }`,
        { grouped, filters },
      ),
    );
    return { ...products, statements: shop.statements() - before };
  };

  test('products are counted as rows, or as entries, in the same number of statements', async () => {
    const [rows, entries] = [await list(false), await list(true)];
    const visible = known.filter(
      ({ enabled, entry }, place) => enabled && (place === entry || names[entry] === 'Shirt 8'),
    );
    const hidden = new Set(
      known
        .filter(({ enabled }, place) => enabled && known[place]?.entry !== place)
        .map(({ entry }) => entry),
    );
    // If the visible variant of a group is disabled, lists show the group's newest hidden variant.
    const replaced = [...hidden].filter((entry) => !known[entry]?.enabled).length;
    expect(rows.total).toBe(visible.length + replaced);
    expect(entries.total).toBe(9);
    expect(entries.items.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      Object.values(names).toSorted(),
    );
    expect(entries.statements).toBe(rows.statements);
  });

  test('a search finds an entry once, also by the SKU of one of its variants', async () => {
    const keyword = { key: 'keyword', operation: 'eq', value: 'shirt' };
    const { total, items } = await list(true, [keyword]);
    expect([total, items.length]).toEqual([9, 9]);
    const { products } = dataOf(await json('/search?keyword=shirt'));
    expect(products.total).toBe(9);
    const [, , variant] = dataOf(
      await shop.query(
        '{ products(filters: [{ key: "type", operation: eq, value: "configurable" }]) { items { variantGroup { items { product { sku name } } } } } }',
      ),
    ).products.items[0].variantGroup.items.map(({ product }: { product: object }) => product);
    const found = await list(true, [{ ...keyword, value: (variant ?? { sku: 'none' }).sku }]);
    expect(found.items.map(({ name }: { name: string }) => name)).toEqual(variant ? [variant.name] : []);
  });

  test('a hidden group is not an entry: its visible variants are', async () => {
    const { uuid } = await shirts.createGroup();
    const members = [
      await shirts.createVariant(uuid, 'S', 'Red', { price: 5000 }),
      await shirts.createVariant(uuid, 'M', 'Red', { price: 5001 }),
      await shirts.createVariant(uuid, 'L', 'Red', { price: 5002, visibility: 0 }),
    ];
    const dear = [{ key: 'min_price', operation: 'eq', value: '5000' }];
    expect((await list(true, dear)).total).toBe(1);
    dataOf(await shop.admin('PATCH', `/api/variantGroups/${uuid}`, { visibility: false }));
    const { total, items } = await list(true, dear);
    expect(total).toBe(2);
    expect(items.map(({ url }: { url: string }) => url).toSorted()).toEqual(
      members
        .slice(0, 2)
        .map(({ sku }) => `/${sku}`)
        .toSorted(),
    );
  });
});

test('the homepage shows each group once', async () => {
  const { products } = dataOf(await json('/'));
  const shown = products.map(({ name }: { name: string }) => name);
  expect(new Set(shown).size).toBe(shown.length);
});
