import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const TOOL = '0b6e1b0a-9d0c-4a4f-8f0e-3a1d8a1f6f01';
const tools = defineExtension({
  name: 'tools',
  api: '^1.0',
  setup: () => ({
    searchSources: [
      {
        type: 'tool',
        permission: 'getSettings',
        editPath: '/admin/x/tools/',
        search: async (_db, text) =>
          text === 'hammer' ? [{ uuid: TOOL, title: 'Hammer', subtitle: null }] : [],
      },
    ],
  }),
});

let shop: TestShop;
const uuids: Record<string, string> = {};
let order: { uuid: string; order_number: string };
let sku: string;
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, tools] });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const create = async (type: string, path: string, body: object) => {
    uuids[type] = dataOf(await shop.admin('POST', path, body)).uuid;
  };
  ({ sku } = await createProduct(shop, { price: 10, qty: 50 }));
  await create('customer', '/api/customers', {
    email: 'zoe@gaerten.example',
    full_name: 'Zoë Gärtner',
    password: 'correct horse battery',
  });
  await create('product', '/api/products', {
    name: 'Gartenzwerg',
    url_key: 'zwerg',
    sku: 'ZW-100',
    price: 5,
    qty: 5,
  });
  await create('category', '/api/categories', { name: 'Garten & Hof', url_key: 'garten' });
  await create('cms_page', '/api/pages', { title: 'Garten-Tipps', url_key: 'tipps', content: 'x' });
  await create('coupon', '/api/coupons', {
    coupon: 'GARTEN20',
    status: 1,
    description: 'Spring',
    discount_amount: 5,
    discount_type: 'fixed_discount_to_entire_order',
  });
  order = dataOf(await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) }));
  dataOf(await shop.admin('PATCH', `/api/orders/${order.uuid}`, { customer_full_name: 'Gartenbau Meier' }));
});
afterAll(() => shop.stop());
const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);

interface Group {
  readonly type: string;
  readonly hits: readonly { type: string; uuid: string; title: string; subtitle: string; edit_url: string }[];
}
const search = async (q: string, more = '', token?: string): Promise<readonly Group[]> =>
  dataOf(
    await shop.request('GET', `/api/search?q=${encodeURIComponent(q)}${more}`, undefined, {
      token: token ?? (await shop.adminToken()),
    }),
  );
const hitsOf = async (q: string) => (await search(q)).flatMap(({ hits }) => hits);

describe('the global search finds', () => {
  test('every kind of record by the beginning of a word, ignoring case and accents', async () => {
    const found = (await hitsOf('GÄRT')).toSorted((one, other) => (one.type < other.type ? -1 : 1));
    const of = (type: string, title: string, subtitle: string, edit: string) => ({
      type,
      uuid: uuids[type],
      title,
      subtitle,
      edit_url: `/admin/${edit}/${uuids[type]}`,
    });
    uuids['order'] = order.uuid;
    expect(found).toEqual([
      of('category', 'Garten & Hof', 'garten', 'categories/edit'),
      of('cms_page', 'Garten-Tipps', 'tipps', 'pages/edit'),
      of('coupon', 'GARTEN20', 'Spring', 'coupon/edit'),
      of('customer', 'Zoë Gärtner', 'zoe@gaerten.example', 'customers/edit'),
      of('order', order.order_number, 'Gartenbau Meier, ada@example.com', 'order/edit'),
      of('product', 'Gartenzwerg', 'ZW-100', 'products/edit'),
    ]);
  });

  test.each([
    ['ZW-100', 'product'],
    ['zoe gartner', 'customer'],
    ['tipps garten', 'cms_page'],
    ['meier', 'order'],
    ['garten20', 'coupon'],
  ])('%j: only %s, and products with a similar name', async (q, type) => {
    const hits = (await hitsOf(q)).filter((hit) => hit.type === type || hit.type !== 'product');
    expect(hits.map((hit) => [hit.type, hit.uuid])).toEqual([[type, uuids[type]]]);
  });

  test('an order by its number, with an exact match first', async () => {
    const places = Array.from({ length: 3 }, () => createReadyCart(shop, sku));
    for (const cart of places) dataOf(await shop.request('POST', '/api/orders', { cart_id: await cart }));
    const [first] = await hitsOf(order.order_number);
    expect([first?.type, first?.title]).toEqual(['order', order.order_number]);
    expect((await hitsOf(order.order_number.slice(0, 4))).length).toBe(4);
  });

  test('records of extensions', async () =>
    expect((await search('hammer')).find(({ type }) => type === 'tool')?.hits).toEqual([
      { type: 'tool', uuid: TOOL, title: 'Hammer', subtitle: null, edit_url: `/admin/x/tools/${TOOL}` },
    ]));

  test.each(["'; vacuum; --", '!&|:*()<->', '\\', '%', "o'neil & | !"])(
    'nothing for %j, and takes no harm',
    async (q) => expect(await hitsOf(q)).toEqual([]),
  );

  test('at most the limit of each kind, newest first', async () => {
    const [{ hits } = { hits: [] }] = (await search('ada', '&limit=2')).filter(
      ({ type }) => type === 'order',
    );
    expect(hits).toHaveLength(2);
    expect(Number(hits[0]?.title)).toBeGreaterThan(Number(hits[1]?.title));
  });
});

test('an administrator finds only what the roles allow listing; other groups are absent', async () => {
  const token = await tokenOf(await newAdmin([await newRole('listCustomers', 'listCoupons')]));
  const groups = await search('gart', '', token);
  expect(groups.map(({ type, hits }) => [type, hits.length]).toSorted()).toEqual([
    ['coupon', 1],
    ['customer', 1],
  ]);
  const none = await tokenOf(await newAdmin([await newRole('getOrder')]));
  expect(await search('garten', '', none)).toEqual([]);
  expect((await shop.request('GET', '/api/search?q=garten')).status).toBe(401);
});

test.each([
  ['', 'q is required'],
  ['?q=%20', 'q is required'],
  [`?q=${'a'.repeat(201)}`, 'q must have at most 200 characters'],
  ['?q=a&limit=0', 'limit must be a whole number from 1 to 20'],
  ['?q=a&limit=21', 'limit must be a whole number from 1 to 20'],
  ['?q=a&limit=x', 'limit must be a whole number from 1 to 20'],
])('a search of %s is refused', async (query, message) => {
  const [status, code, text] = refusalOf(await shop.admin('GET', `/api/search${query}`));
  expect([status, code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(text).toContain(message);
});

test('each kind with an index', async () => {
  const sources = shop.app.registry('searchSources').list();
  const planLine = z.object({ 'QUERY PLAN': z.string() });
  for (const { type, search: find } of sources.filter(({ type: one }) => one !== 'tool')) {
    const plan = await shop.db.transaction(async (tx) => {
      // With only a few rows, PostgreSQL would prefer a sequential scan.
      await tx.run(sql.type(z.object({}))`set local enable_seqscan = off`);
      await tx.run(sql.type(z.object({}))`set local enable_indexscan = off`);
      const lines: string[] = [];
      const any = async (query: Parameters<typeof tx.any>[0]) => {
        const rows = await tx.any(sql.type(planLine)`explain ${query}`);
        lines.push(...rows.map((row) => row['QUERY PLAN']));
        return [];
      };
      await find({ ...tx, any } as unknown as typeof tx, 'garten', 5);
      return lines.join('\n');
    });
    expect([type, plan]).toEqual([
      type,
      expect.stringContaining(`Bitmap Index Scan on ${type}_search_index`),
    ]);
  }
});
