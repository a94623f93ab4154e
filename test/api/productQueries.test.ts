import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { seedDemo, seedProducts } from '../../packages/runtime/src/modules/catalog/index.ts';
import { dataOf, testShop } from '../support/shop.ts';

const BULK = 2500;

let shop: TestShop;
beforeAll(async () => {
  // The response cache is off, so that each request runs its own statements.
  shop = await testShop({ config: { cache: { maxBytes: 0 } } });
  await seedDemo(shop.app, shop.db);
  await seedProducts(shop.db, BULK);
});
afterAll(() => shop.stop());

/** Runs a query. Returns its data and the number of statements. */
async function query(
  document: string,
  variables: object = {},
  schema: 'storefront' | 'admin' = 'storefront',
) {
  if (schema === 'admin') await shop.adminToken();
  const before = shop.statements();
  const { body } = await shop.query(document, variables, schema);
  return { ...body, statements: shop.statements() - before };
}
const filters = (entries: Record<string, string>) =>
  Object.entries(entries).map(([key, value]) => {
    const [name, operation = 'eq'] = key.split(' ');
    return { key: name, operation, value };
  });
const list = async (entries: Record<string, string>, schema?: 'admin') => {
  const answer = await query(
    'query ($filters: [FilterInput!]) { products(filters: $filters) { total items { sku name } } }',
    { filters: filters(entries) },
    schema,
  );
  return answer.data?.products ?? answer.errors[0].message;
};
const create = async (more: object = {}) => {
  const key = `q-${randomUUID()}`;
  return dataOf(
    await shop.admin('POST', '/api/products', {
      name: key,
      url_key: key,
      sku: key,
      price: 10,
      qty: 5,
      ...more,
    }),
  );
};

const SCALARS = `productId uuid name status sku weight { value unit text } taxClass description shortDescription urlKey
  metaTitle metaDescription metaKeywords variantGroupId visibility groupId noShippingRequired url editUrl createdAt
  updatedAt price { regular { value currency text } }
  inventory { isInStock stockAvailability manageStock } image { url alt }`;

describe('one product', () => {
  test('has every field, in one statement', async () => {
    const row = await create({
      price: '1234.5',
      weight: 1.25,
      tax_class: 1,
      description: 'D',
      images: ['/assets/a.png', '/assets/b.png'],
      meta_title: 'T',
    });
    const { data, statements } = await query(`query ($id: ID) { product(id: $id) { ${SCALARS} } }`, {
      id: row.uuid,
    });
    expect(statements).toBe(1);
    const price = { value: 1234.5, currency: 'USD', text: '$1,234.50' };
    expect(data.product).toEqual({
      productId: String(row.product_id),
      uuid: row.uuid,
      name: row.name,
      status: 1,
      sku: row.sku,
      weight: { value: 1.25, unit: 'kg', text: '1.25 kg' },
      taxClass: 1,
      description: 'D',
      shortDescription: null,
      urlKey: row.url_key,
      metaTitle: 'T',
      metaDescription: null,
      metaKeywords: null,
      variantGroupId: null,
      visibility: 1,
      groupId: '1',
      noShippingRequired: false,
      url: `/${row.url_key}`,
      editUrl: null,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      price: { regular: price },
      inventory: { isInStock: true, stockAvailability: true, manageStock: true },
      image: { url: '/assets/a.png', alt: row.name },
    });
  });

  test('is found by integer id, as a number or a string, by UUID and by URL key', async () => {
    const row = await create();
    const document = `query ($id: ID, $key: String!) { product(id: $id) { sku } productByUrlKey(urlKey: $key) { sku } }`;
    for (const id of [row.product_id, String(row.product_id), row.uuid]) {
      const { data } = await query(document, { id, key: row.url_key });
      expect(data).toEqual({ product: { sku: row.sku }, productByUrlKey: { sku: row.sku } });
    }
  });

  test.each([null, '', '0', '-1', 'nonsense', '999999', '99999999999', randomUUID()])(
    '%j is null',
    async (id) => {
      const { data, errors } = await query('query ($id: ID) { product(id: $id) { sku } }', { id });
      expect(errors).toBeUndefined();
      expect(data.product).toBeNull();
    },
  );

  test.each(['status', 'visibility'])(
    'with %s 0 is null on the storefront, and visible to administrators',
    async (flag) => {
      const row = await create({ [flag]: 0 });
      const document = `query ($id: ID, $key: String!) {
      product(id: $id) { ${flag} } productByUrlKey(urlKey: $key) { ${flag} }
      products(filters: [{ key: "sku", operation: eq, value: $key }]) { total items { ${flag} } } }`;
      const variables = { id: row.uuid, key: row.url_key };
      expect((await query(document, variables)).data).toEqual({
        product: null,
        productByUrlKey: null,
        products: { total: 0, items: [] },
      });
      expect((await query(document, variables, 'admin')).data).toEqual({
        product: { [flag]: 0 },
        productByUrlKey: { [flag]: 0 },
        products: { total: 1, items: [{ [flag]: 0 }] },
      });
    },
  );

  test('administrators see the stock and the form’s URL; the storefront schema has no stock', async () => {
    const row = await create({ qty: 42 });
    const document = 'query ($id: ID) { product(id: $id) { editUrl inventory { qty } } }';
    expect((await query(document, { id: row.uuid }, 'admin')).data.product).toEqual({
      editUrl: `/admin/products/edit/${row.uuid}`,
      inventory: { qty: 42 },
    });
    expect((await query(document, { id: row.uuid })).errors[0].message).toMatch(/Cannot query field "qty"/);
  });

  test('gallery, categories and collections are included', async () => {
    const { data } = await query(
      `{ product: productByUrlKey(urlKey: "stoneware-mug") {
        gallery { id uuid url alt } category { name } categories { name url products { total } } collections { code } } }`,
    );
    expect(data.product).toEqual({
      gallery: ['', '-near', '-several'].map((view) => ({
        id: expect.any(String),
        uuid: expect.any(String),
        url: `/assets/demo/stoneware-mug${view}.jpg`,
        alt: 'Stoneware Mug',
      })),
      category: { name: 'Kitchen' },
      categories: [{ name: 'Kitchen', url: '/kitchen', products: { total: expect.any(Number) } }],
      collections: [{ code: 'featured' }],
    });
  });
});

describe('lists of products', () => {
  test('20 of them with images, categories and total take four statements, with only scalar fields one', async () => {
    const page = (fields: string) => `{ products { ${fields} } }`;
    expect((await query(page(`items { ${SCALARS} }`))).statements).toBe(1);
    expect((await query(page(`total items { ${SCALARS} }`))).statements).toBe(2);
    expect((await query(page(`total items { ${SCALARS} categories { name } }`))).statements).toBe(3);
    expect(
      (await query(page(`total items { ${SCALARS} categories { name } gallery { url } }`))).statements,
    ).toBe(4);
    const five = `{ products(filters: [{ key: "limit", operation: eq, value: "5" }]) { items { categories { name } } } }`;
    expect((await query(five)).statements).toBe(2);
  });

  test('the newest come first, 20 per page', async () => {
    const newest = await create();
    const { data } = await query(
      '{ products { currentPage total items { sku } currentFilters { key operation value } } }',
    );
    expect(data.products.items).toHaveLength(20);
    expect(data.products.items[0].sku).toBe(newest.sku);
    expect(data.products.total).toBeGreaterThan(BULK);
    expect(data.products).toMatchObject({
      currentPage: 1,
      currentFilters: [
        { key: 'page', operation: 'eq', value: '1' },
        { key: 'limit', operation: 'eq', value: '20' },
      ],
    });
  });

  test.each([
    [{ keyword: 'stoneware mug' }, ['KIT-MUG-01']],
    [{ keyword: 'kit-mug' }, ['KIT-MUG-01']],
    [{ keyword: '% _' }, []],
    [{ 'name like': 'SKILLET' }, ['KIT-PAN-26']],
    [{ sku: 'OUT-BAG-22' }, ['OUT-BAG-22']],
    [{ 'sku in': 'OUT-BAG-22, DSK-LMP-01', ob: 'price', od: 'ASC' }, ['DSK-LMP-01', 'OUT-BAG-22']],
    [{ 'sku like': 'kit-', ob: 'price', od: 'DESC', limit: '2' }, ['KIT-KNF-20', 'KIT-PAN-26']],
    [{ 'sku like': 'kit-', min_price: '38', max_price: '49', ob: 'price' }, ['KIT-COF-02', 'KIT-PAN-26']],
    [{ 'sku like': 'kit-', ob: 'name', limit: '2', page: '2' }, ['KIT-TWL-03', 'KIT-SPN-30']],
    [{ 'sku like': 'kit-', status: '0' }, []],
  ])('%j finds %j', async (entries, skus) => {
    const page = await list(entries);
    expect(page.items.map((item: { sku: string }) => item.sku)).toEqual(skus);
  });

  test('a category is specified by id or UUID, inside and outside of lists', async () => {
    const { data } = await query('{ categories { items { categoryId uuid name } } }');
    const [one, two] = data.categories.items;
    const total = async (entries: Record<string, string>) => (await list(entries)).total;
    const ofOne = await total({ cat: one.categoryId });
    expect(ofOne).toBeGreaterThan(5);
    expect(await total({ cat: one.uuid })).toBe(ofOne);
    const ofTwo = await total({ cat: two.uuid });
    expect(await total({ 'cat in': `${one.uuid},${two.categoryId}` })).toBe(ofOne + ofTwo);
    expect((await total({ 'cat nin': one.uuid })) + ofOne).toBe(await total({}));
    expect(await total({ cat: '999999' })).toBe(0);
    expect(await total({ cat: 'nonsense' })).toBe(0);
  });

  test('stock can be queried only by administrators', async () => {
    const row = await create({ qty: 777_777 });
    expect(await list({ qty: '777777' }, 'admin')).toEqual({
      total: 1,
      items: [{ sku: row.sku, name: row.name }],
    });
    expect((await list({ ob: 'qty', od: 'DESC', limit: '1' }, 'admin')).items[0].sku).toBe(row.sku);
    expect(await list({ qty: '1' })).toMatch(/^Unknown filter "qty"/);
    expect(await list({ ob: 'qty' })).toMatch(/^Unknown sort key "qty"/);
  });

  test.each([
    [{ colour: 'red' }, /^Unknown filter "colour"/],
    [{ 'keyword like': 'x' }, /^The filter "keyword" supports the operations eq/],
    [{ min_price: 'cheap' }, /"cheap" is not a decimal number/],
    [{ limit: '101' }, /"limit" must be a whole number from 1 to 100/],
    [{ page: '0' }, /"page" must be a whole number/],
    [{ ob: 'sku' }, /^Unknown sort key "sku"/],
    [{ od: 'sideways' }, /"od" must be ASC or DESC/],
    [{ keyword: 'a\0b' }, /./],
  ])('%j is an error', async (entries, message) => expect(await list(entries)).toMatch(message));

  test.each(['', 'price', 'name', 'created_at'])(
    'a connection by "%s" reads every product once',
    async (key) => {
      const seen: string[] = [];
      let after: string | null = null;
      const sort = key === '' ? [] : filters({ ob: key, od: 'DESC' });
      do {
        const { data, statements } = await query(
          `query ($after: String, $filters: [FilterInput!]) {
          productsConnection(first: 100, after: $after, filters: $filters) {
            edges { node { productId } } pageInfo { hasNextPage endCursor } } }`,
          { after, filters: [...sort, { key: 'max_price', operation: 'eq', value: '40' }] },
        );
        expect(statements).toBe(1);
        const { edges, pageInfo } = data.productsConnection;
        seen.push(...edges.map((edge: { node: { productId: string } }) => edge.node.productId));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength((await list({ max_price: '40' })).total);
    },
  );
});

describe('categories', () => {
  test('the tree and its products take the same number of statements for any width', async () => {
    const document = `query ($limit: String!) {
      categories(filters: [{ key: "limit", operation: eq, value: $limit }, { key: "ob", operation: eq, value: "position" }]) {
        total items { name url hasChildren parent { name } path { name } children { name }
          products(filters: [{ key: "limit", operation: eq, value: "2" }]) { total items { sku image { url } } } } } }`;
    const narrow = await query(document, { limit: '1' });
    const wide = await query(document, { limit: '4' });
    expect(wide.data.categories.items).toHaveLength(4);
    expect(wide.data.categories.items[0]).toMatchObject({
      name: 'Kitchen',
      url: '/kitchen',
      path: [{ name: 'Kitchen' }],
    });
    for (const { products } of wide.data.categories.items) expect(products.items).toHaveLength(2);
    expect(wide.statements).toBe(narrow.statements);
  });

  test('a disabled one is hidden from the storefront, on every path to it', async () => {
    const key = `c-${randomUUID()}`;
    const post = async (body: object) => dataOf(await shop.admin('POST', '/api/categories', body));
    const hidden = await post({ name: 'Hidden', url_key: key, status: 0 });
    const child = await post({ name: 'Child', url_key: `${key}-child`, parent_id: hidden.uuid });
    const product = await create({ categories: [hidden.uuid, child.uuid] });
    const document = `query ($id: ID, $child: ID, $key: String!, $product: ID) {
      category(id: $id) { name } categoryByUrlKey(urlKey: $key) { name }
      child: category(id: $child) { parent { name } path { name } url }
      product(id: $product) { categories { name } } }`;
    const variables = { id: hidden.uuid, child: child.category_id, key, product: product.uuid };
    const url = `/${key}/${key}-child`;
    expect((await query(document, variables)).data).toEqual({
      category: null,
      categoryByUrlKey: null,
      child: { parent: null, path: [{ name: 'Child' }], url },
      product: { categories: [{ name: 'Child' }] },
    });
    const name = { name: 'Hidden' };
    expect((await query(document, variables, 'admin')).data).toEqual({
      category: name,
      categoryByUrlKey: name,
      child: { parent: name, path: [name, { name: 'Child' }], url },
      product: { categories: [name, { name: 'Child' }] },
    });
  });

  test('are found by name and parent', async () => {
    const key = `p-${randomUUID()}`;
    const post = async (body: object) => dataOf(await shop.admin('POST', '/api/categories', body));
    const parent = await post({ name: `Parent ${key}`, url_key: key });
    await post({ name: `Leaf ${key}`, url_key: `${key}-leaf`, parent_id: parent.uuid });
    const names = async (entries: Record<string, string>) => {
      const { data } = await query(
        'query ($filters: [FilterInput!]) { categories(filters: $filters) { items { name } } }',
        { filters: filters(entries) },
      );
      return data.categories.items.map((item: { name: string }) => item.name);
    };
    expect(await names({ parent: parent.uuid })).toEqual([`Leaf ${key}`]);
    expect(await names({ parent: String(parent.category_id) })).toEqual([`Leaf ${key}`]);
    expect(await names({ 'name like': key, ob: 'name' })).toEqual([`Leaf ${key}`, `Parent ${key}`]);
    expect(await names({ 'name like': key, parent: 'null' })).toEqual([`Parent ${key}`]);
    expect(await names({ parent: 'nonsense' })).toEqual([]);
  });
});

test('the demo catalog is loaded once', async () => {
  expect(await seedDemo(shop.app, shop.db)).toEqual({ products: 0, categories: 0 });
  const { data } = await query('{ collection(code: "featured") { products { items { sku } } } }');
  expect(data.collection.products.items.length).toBeGreaterThan(3);
});
