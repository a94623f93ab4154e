import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { insertAttribute, insertOptions } from '../support/catalogueRows.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

const COLOURS = ['red', 'green', 'blue'];
const SIZES = ['small', 'large'];

/** A product as the test expects it, for counting. */
interface Known {
  readonly id: number;
  readonly price: number;
  readonly colour: string | null;
  readonly sizes: readonly string[];
  readonly category: string | null;
}

let shop: TestShop;
let colours: Readonly<Record<string, number>>;
let sizes: Readonly<Record<string, number>>;
const categories: Record<string, { id: number; uuid: string }> = {};
const known: Known[] = [];

beforeAll(async () => {
  // The response cache is off, so that each request runs its own statements.
  shop = await testShop({ config: { cache: { maxBytes: 0 } } });
  colours = await insertAttribute(shop, 'colour', COLOURS);
  sizes = await insertAttribute(shop, 'size', SIZES, { type: 'multiselect' });
  const secret = await insertAttribute(shop, 'secret', ['x'], { filterable: false });
  for (const name of ['Kitchen', 'Garden', 'Closed']) {
    const body = { name, url_key: name.toLowerCase(), status: name === 'Closed' ? 0 : 1 };
    const { category_id: id, uuid } = dataOf(await shop.admin('POST', '/api/categories', body));
    categories[name] = { id, uuid };
  }
  for (let n = 0; n < 24; n += 1) {
    const { id, uuid } = await createProduct(shop, { price: 10 + n, qty: 5 });
    const colour = n % 4 === 3 ? null : (COLOURS[n % 4] as string);
    const has = SIZES.filter((_, place) => (n >> place) % 2 === 1);
    const category = [null, 'Kitchen', 'Garden'][n % 3] as string | null;
    await insertOptions(shop, id, [
      ...(colour ? [colours[colour] as number] : []),
      ...has.map((size) => sizes[size] as number),
      ...(n % 2 ? [secret.x as number] : []),
    ]);
    const places = [...(category ? [categories[category]!.uuid] : []), categories.Closed!.uuid];
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { categories: places }));
    known.push({ id, price: 10 + n, colour, sizes: has, category });
  }
  for (const flag of ['status', 'visibility']) {
    const { id, uuid } = await createProduct(shop, { price: 999, qty: 5 });
    await insertOptions(shop, id, [colours.red as number, sizes.small as number]);
    dataOf(
      await shop.admin('PATCH', `/api/products/${uuid}`, {
        [flag]: 0,
        categories: [categories.Kitchen!.uuid],
      }),
    );
  }
});
afterAll(() => shop.stop());

type Words = Record<string, string>;
const filters = (words: Words) =>
  Object.entries(words).map(([word, value]) => {
    const [key, operation = 'eq'] = word.split(' ');
    return { key, operation, value };
  });

const FACETS = 'facets { key name isExact options { value label count } range { min minText max maxText } }';
const facetsOf = async (words: Words, schema: 'storefront' | 'admin' = 'storefront') => {
  const document = `query ($filters: [FilterInput!]) { products(filters: $filters) { ${FACETS} } }`;
  return dataOf(await shop.query(document, { filters: filters(words) }, schema)).products.facets;
};

/** Calculates the expected facets by counting individually. */
function expected(words: Words) {
  const meets: Record<string, (product: Known) => boolean> = {
    colour: ({ colour }) => listed(words, 'colour', colour === null ? [] : [colours[colour] as number]),
    size: (product) =>
      listed(
        words,
        'size',
        product.sizes.map((size) => sizes[size] as number),
      ),
    cat: ({ category }) => listed(words, 'cat', category === null ? [] : [categories[category]!.id]),
    price: ({ price }) => price >= Number(words.min_price ?? 0) && price <= Number(words.max_price ?? 1e9),
  };
  const among = (own: string) =>
    known.filter((product) => Object.entries(meets).every(([key, meet]) => key === own || meet(product)));
  const count = (own: string, name: string, ids: Words, has: (product: Known, label: string) => boolean) => {
    const options = Object.entries(ids).flatMap(([label, value]) => {
      const n = among(own).filter((product) => has(product, label)).length;
      return n === 0 ? [] : [{ value: String(value), label, count: n }];
    });
    return options.length === 0 ? [] : [{ key: own, name, isExact: true, options, range: null }];
  };
  const prices = among('price').map(({ price }) => price);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  const open = {
    Garden: categories.Garden!.id,
    Kitchen: categories.Kitchen!.id,
  };
  return [
    ...count('cat', 'Category', texts(open), ({ category }, label) => category === label),
    ...count('colour', 'The colour', texts(colours), ({ colour }, label) => colour === label),
    ...count('size', 'The size', texts(sizes), (product, label) => product.sizes.includes(label)),
    ...(prices.length === 0
      ? []
      : [
          {
            key: 'price',
            name: 'Price',
            isExact: true,
            options: [],
            range: { min, minText: `$${min}.00`, max, maxText: `$${max}.00` },
          },
        ]),
  ];
}
const texts = (ids: Readonly<Record<string, number>>): Words =>
  Object.fromEntries(Object.entries(ids).map(([label, id]) => [label, String(id)]));
const listed = (words: Words, key: string, ids: readonly number[]): boolean => {
  const expected = words[`${key} in`] ?? words[key];
  return expected === undefined || expected.split(',').some((id) => ids.includes(Number(id)));
};

describe('facets', () => {
  const id = (label: string) => String(colours[label] ?? sizes[label]);
  test.each<[string, () => Words]>([
    ['nothing', () => ({})],
    ['one option', () => ({ colour: id('red') })],
    ['any of two options', () => ({ 'colour in': `${id('red')},${id('blue')}` })],
    ['two attributes', () => ({ colour: id('red'), size: id('small') })],
    ['an option and a category', () => ({ colour: id('green'), cat: String(categories.Kitchen!.id) })],
    ['prices', () => ({ min_price: '14', max_price: '20' })],
    [
      'everything',
      () => ({
        'colour in': `${id('red')},${id('green')}`,
        size: id('large'),
        cat: String(categories.Garden!.id),
        min_price: '12',
      }),
    ],
    ['what no product meets', () => ({ colour: id('red'), min_price: '9000' })],
    ['an option of another attribute', () => ({ colour: id('small') })],
  ])('filtered by %s: each ignores its own filters, and heeds all others', async (_, words) => {
    expect(await facetsOf(words())).toEqual(expected(words()));
  });

  test('filters that are not facets apply to every count', async () => {
    const facets = await facetsOf({ keyword: 'no such words' });
    expect(facets).toEqual([]);
  });

  test('count disabled and hidden products only for administrators', async () => {
    const count = (facets: { key: string; options: { label: string; count: number }[] }[]) =>
      facets.find(({ key }) => key === 'colour')?.options.find(({ label }) => label === 'red')?.count;
    expect(count(await facetsOf({}, 'admin'))).toBe((count(await facetsOf({})) ?? 0) + 2);
    const names = (await facetsOf({}, 'admin'))[0].options.map(({ label }: { label: string }) => label);
    expect(names).toEqual(['Closed', 'Garden', 'Kitchen']);
  });
});

describe('filters by attributes', () => {
  const skus = async (words: Words) => {
    const document = `query ($filters: [FilterInput!]) { products(filters: $filters) { total items { productId } } }`;
    const { body } = await shop.query(document, { filters: filters({ limit: '100', ...words }) });
    return (
      body.data?.products.items.map(({ productId }: { productId: string }) => Number(productId)).toSorted() ??
      body.errors[0].message
    );
  };
  const ids = (of: (product: Known) => boolean) =>
    known
      .filter(of)
      .map((product) => product.id)
      .toSorted();

  test('are combined by AND between attributes, and by OR within one', async () => {
    const words = {
      'colour in': `${colours.red},${colours.blue}`,
      'size in': `${sizes.small},${sizes.large}`,
    };
    expect(await skus(words)).toEqual(
      ids(({ colour, sizes: own }) => (colour === 'red' || colour === 'blue') && own.length > 0),
    );
  });

  test('find nothing for unknown options', async () => {
    for (const value of ['999999', 'nonsense', '0']) expect(await skus({ colour: value })).toEqual([]);
  });

  test('accept only filterable attributes, and only eq and in', async () => {
    expect(await skus({ secret: '1' })).toMatch(/^Unknown filter "secret". Available: .*colour, size/);
    expect(await skus({ 'colour nin': '1' })).toBe('The filter "colour" supports the operations eq, in');
  });
});

describe('statements', () => {
  const count = async (document: string, variables: object = {}) => {
    const before = shop.statements();
    dataOf(await shop.query(document, variables));
    return shop.statements() - before;
  };
  const page = (fields: string) =>
    `query ($filters: [FilterInput!]) { products(filters: $filters) { ${fields} } }`;

  test('facets take one more, and filtering by attributes takes one', async () => {
    const red = { filters: filters({ colour: String(colours.red) }) };
    expect(await count(page('items { sku }'))).toBe(1);
    expect(await count(page('total totalIsExact items { sku }'))).toBe(2);
    expect(await count(page(`total items { sku } ${FACETS}`))).toBe(3);
    expect(await count(page('total items { sku }'), red)).toBe(3);
    expect(await count(page(`total items { sku } ${FACETS}`), red)).toBe(4);
  });

  test('those of categories take one statement, with attributes and prices', async () => {
    const document = `{ categories(filters: [{ key: "limit", operation: eq, value: "3" }]) { items { name
      availableAttributes { attributeId attributeCode attributeName options { optionId optionText } }
      priceRange { min maxText } products { total ${FACETS} } } } }`;
    expect(await count(document)).toBe(3);
    const { items } = dataOf(await shop.query(document)).categories;
    const kitchen = items.find(({ name }: { name: string }) => name === 'Kitchen');
    const inside = known.filter(({ category }) => category === 'Kitchen');
    expect(kitchen.products.total).toBe(inside.length);
    expect(kitchen.priceRange).toEqual({
      min: Math.min(...inside.map(({ price }) => price)),
      maxText: `$${Math.max(...inside.map(({ price }) => price))}.00`,
    });
    expect(
      kitchen.availableAttributes.map((attribute: { attributeCode: string }) => attribute.attributeCode),
    ).toEqual(['colour', 'size']);
    const red = kitchen.products.facets
      .find(({ key }: { key: string }) => key === 'colour')
      .options.find(({ label }: { label: string }) => label === 'red');
    expect(red.count).toBe(inside.filter(({ colour }) => colour === 'red').length);
  });

  test('a category without products has no facets and no prices', async () => {
    const body = { name: 'Empty', url_key: 'empty' };
    dataOf(await shop.admin('POST', '/api/categories', body));
    const { data } = (
      await shop.query(
        `{ categoryByUrlKey(urlKey: "empty") { priceRange { min } availableAttributes { attributeCode } products { ${FACETS} } } }`,
      )
    ).body;
    expect(data.categoryByUrlKey).toEqual({
      priceRange: null,
      availableAttributes: [],
      products: { facets: [] },
    });
  });
});
