import type { Job } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../support/pages.ts';
import { keptPricesOf } from '../support/priceOracle.ts';
import { dataOf, testShop } from '../support/shop.ts';

const clock = createTestClock();
const HOUR = 3_600_000;

let shop: TestShop;
beforeAll(async () => void (shop = await testShop({ clock, config: { rateLimit: false } })));
afterAll(() => shop.stop());

const send = async (method: 'POST' | 'PATCH' | 'DELETE' | 'GET', path: string, body?: object) =>
  dataOf(await shop.admin(method, path, body));
const refused = async (method: 'POST' | 'PATCH' | 'DELETE' | 'GET', path: string, body?: object) => {
  const { status, body: answer } = await shop.admin(method, path, body);
  const { code, message, details } = answer.error;
  return { status, code, message, ...(details && { details }) };
};
async function product(more: object = {}) {
  const sku = newKey();
  return send('POST', '/api/products', { name: 'Tea', sku, url_key: sku, price: 20, qty: 9, ...more });
}
const group = () => send('POST', '/api/customerGroups', { group_name: newKey() });

let lists: string[] = [];
async function list(more: object = {}, rows: object[] = []) {
  const code = newKey();
  const made = await send('POST', '/api/price-lists', { code, name: code, kind: 'sale', status: 1, ...more });
  lists.push(made.uuid);
  if (rows.length > 0) await send('PATCH', `/api/price-lists/${made.uuid}/prices`, { set: rows });
  return made;
}
afterEach(async () => {
  for (const uuid of lists) await shop.admin('DELETE', `/api/price-lists/${uuid}`);
  lists = [];
});

const kept = (sku: string, after = 0) =>
  keptPricesOf(shop.app.db, [sku], new Date(clock.now().getTime() + after));
const contexts = async (sku: string, after = 0) =>
  (await kept(sku, after)).map(({ context, amount }) => [context, amount]);
const explained = (sku: string, query = '') => send('GET', `/api/prices?sku=${sku}${query}`);
const runJob = async (name: string) => {
  const jobs = shop.app.registry('jobs').list() as readonly Job[];
  await (jobs.find(({ id }) => id === name) as Job).run(shop.app);
};
const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

describe('kept prices', () => {
  test('there are none until a list is on, and none after it is deleted', async () => {
    const { sku } = await product();
    const { uuid } = await list({ status: 0 }, [{ sku, amount: 15 }]);
    expect(await kept(sku)).toEqual([]);
    await send('PATCH', `/api/price-lists/${uuid}`, { status: 1 });
    expect(await kept(sku)).toEqual([{ sku, context: 'USD', amount: 15, struck: 20, lowest: 20 }]);
    await send('DELETE', `/api/price-lists/${uuid}`);
    expect(await kept(sku)).toEqual([]);
  });

  test('every product has a price in a context, also one that is created later', async () => {
    const [{ sku: other }, { sku }] = [await product({ price: 7 }), await product()];
    await list({}, [{ sku, amount: 15 }]);
    const { sku: later } = await product({ price: 9, compare_at_price: 12 });
    expect(await contexts(other)).toEqual([['USD', 7]]);
    expect(await kept(later)).toEqual([{ sku: later, context: 'USD', amount: 9, struck: 12, lowest: null }]);
  });

  test('a change of the price, of a row and of a percentage is kept at once', async () => {
    const { sku, uuid } = await product();
    const { sku: half, uuid: halfId } = await product({ price: 30 });
    const made = await list({ percent: 10 }, [{ sku, amount: 15 }]);
    expect([await contexts(sku), await contexts(half)]).toEqual([[['USD', 15]], [['USD', 27]]]);
    await send('PATCH', `/api/products/${halfId}`, { price: 50 });
    await send('PATCH', `/api/products/${uuid}`, { price: 25 });
    expect([await kept(sku), await contexts(half)]).toMatchObject([
      [{ amount: 15, struck: 25 }],
      [['USD', 45]],
    ]);
    await send('PATCH', `/api/price-lists/${made.uuid}`, { percent: 50 });
    await send('PATCH', `/api/price-lists/${made.uuid}/prices`, { remove: [{ sku }] });
    expect([await contexts(sku), await contexts(half)]).toEqual([[['USD', 12.5]], [['USD', 25]]]);
  });

  test('a list for a group has a context of its own, and leaves that of guests alone', async () => {
    const { sku } = await product();
    const { uuid, customer_group_id: id } = await group();
    await list({ kind: 'override', groups: [uuid] }, [{ sku, amount: 12 }]);
    expect(await contexts(sku)).toEqual([[`USD ${id}`, 12]]);
    await list({}, [{ sku, amount: 18 }]);
    expect(await contexts(sku)).toEqual([
      ['USD', 18],
      [`USD ${id}`, 12],
    ]);
  });

  test('a list that names a deleted group alone is switched off, and gives nobody its prices', async () => {
    const { sku } = await product();
    const [one, other] = [await group(), await group()];
    const alone = await list({ groups: [one.uuid] }, [{ sku, amount: 12 }]);
    const both = await list({ groups: [one.uuid, other.uuid] }, [{ sku, amount: 13 }]);
    await send('DELETE', `/api/customerGroups/${one.uuid}`);
    expect(await send('GET', `/api/price-lists/${alone.uuid}`)).toMatchObject({ status: 0, groups: [] });
    expect(await send('GET', `/api/price-lists/${both.uuid}`)).toMatchObject({
      status: 1,
      groups: [other.uuid],
    });
    expect(await contexts(sku)).toEqual([[`USD ${other.customer_group_id}`, 13]]);
    await send('PATCH', `/api/price-lists/${alone.uuid}`, { status: 1 });
    expect(await contexts(sku)).toEqual([[`USD ${other.customer_group_id}`, 13]]);
  });
});

describe('dates', () => {
  test('prices are kept ahead, change to the millisecond, and the job changes none', async () => {
    const { sku, uuid } = await product();
    await list({ starts_at: at(HOUR), ends_at: at(2 * HOUR) }, [{ sku, amount: 15 }]);
    const all = async () => [
      await contexts(sku, 0),
      await contexts(sku, HOUR - 1),
      await contexts(sku, HOUR),
      await contexts(sku, 2 * HOUR - 1),
      await contexts(sku, 2 * HOUR),
    ];
    const expected = [20, 20, 15, 15, 20].map((amount) => [['USD', amount]]);
    expect(await all()).toEqual(expected);
    await runJob('keepListPrices');
    expect(await all()).toEqual(expected);
    await send('PATCH', `/api/products/${uuid}`, { price: 21 });
    expect(await all()).toEqual([21, 21, 15, 15, 21].map((amount) => [['USD', amount]]));
    clock.advance(HOUR);
    await runJob('keepListPrices');
    expect(await kept(sku)).toEqual([{ sku, context: 'USD', amount: 15, struck: 21, lowest: 20 }]);
    const history = await send('GET', `/api/products/${uuid}/price-history`);
    expect(history.find(({ context }: { context: string }) => context === 'usd')).toMatchObject({
      amount: 15,
    });
    clock.advance(2 * HOUR);
    await runJob('keepListPrices');
    expect(await kept(sku)).toEqual([]);
  });

  test('the lowest price of 30 days counts what a list has asked before', async () => {
    const { sku } = await product();
    const first = await list({}, [{ sku, amount: 14 }]);
    clock.advance(HOUR);
    await send('DELETE', `/api/price-lists/${first.uuid}`);
    clock.advance(HOUR);
    await list({}, [{ sku, amount: 16 }]);
    expect(await kept(sku)).toMatchObject([{ amount: 16, struck: 20, lowest: 14 }]);
  });
});

describe('scopes', () => {
  test('a percentage holds for a category with those below, a collection and a filter', async () => {
    const top = await send('POST', '/api/categories', { name: 'Top', url_key: newKey() });
    const below = await send('POST', '/api/categories', {
      name: 'Below',
      url_key: newKey(),
      parent_id: top.category_id,
    });
    const collection = await send('POST', '/api/collections', { name: 'New', code: newKey() });
    const [inTop, inBelow, outside] = [
      await product({ categories: [top.category_id] }),
      await product({ categories: [below.category_id], price: 200 }),
      await product(),
    ];
    await list({
      percent: 10,
      scope: {
        categories: [top.uuid],
        collections: [collection.uuid],
        filter: [{ key: 'max_price', operation: 'eq', value: '100' }],
      },
    });
    const all = async () =>
      [
        ...(await contexts(inTop.sku)),
        ...(await contexts(inBelow.sku)),
        ...(await contexts(outside.sku)),
      ].map(([, amount]) => amount);
    expect(await all()).toEqual([18, 200, 20]);
    await send('PATCH', `/api/products/${inBelow.uuid}`, { price: 100 });
    await send('POST', `/api/collections/${collection.uuid}/products`, { product_id: outside.uuid });
    await send('PATCH', `/api/products/${inTop.uuid}`, { categories: [] });
    expect(await all()).toEqual([20, 90, 18]);
    await send('PATCH', `/api/categories/${below.uuid}`, { parent_id: null });
    await runJob('keepPriceListScopes');
    expect(await all()).toEqual([20, 100, 18]);
  });
});

describe('prices of a list', () => {
  test('are written all or none, and unknown SKUs are all named', async () => {
    const { sku } = await product();
    const { uuid } = await list();
    const path = `/api/price-lists/${uuid}/prices`;
    expect(
      await refused('PATCH', path, {
        set: [
          { sku, amount: 5 },
          { sku: 'none-1', amount: 1 },
        ],
        remove: [{ sku: 'none-2' }],
      }),
    ).toMatchObject({
      status: 400,
      code: 'UNKNOWN_SKU',
      message: 'No product has the SKU "none-1"',
      details: [
        {
          path: 'set.1.sku',
          rule: 'exists',
          values: { sku: 'none-1' },
          message: 'No product has the SKU "none-1"',
        },
      ],
    });
    expect(
      await refused('PATCH', path, {
        set: [
          { sku, amount: 5 },
          { sku: sku.toUpperCase(), amount: 6 },
        ],
      }),
    ).toMatchObject({
      message: 'set.1 repeats the SKU and the quantity of another entry',
    });
    expect(await refused('PATCH', path, { set: [{ sku, amount: 5.001 }] })).toMatchObject({
      status: 400,
      message: 'set.0.amount must have at most 2 decimals in USD',
    });
    expect(await send('GET', path)).toEqual([]);
    await send('PATCH', path, {
      set: [
        { sku, amount: 5 },
        { sku, min_qty: 3, amount: 4 },
      ],
    });
    expect(await send('GET', path)).toEqual([
      { sku, min_qty: 1, amount: 5 },
      { sku, min_qty: 3, amount: 4 },
    ]);
    expect(await send('PATCH', path, { remove: [{ sku }, { sku, min_qty: 9 }] })).toMatchObject({
      price_count: 1,
    });
  });
});

describe('GET /api/prices', () => {
  test('says what a buyer pays, the tiers and why', async () => {
    const { sku } = await product();
    const { uuid: groupId } = await group();
    const tiers = await list({ kind: 'override', groups: [groupId], priority: 5 }, [
      { sku, amount: 16 },
      { sku, min_qty: 10, amount: 14 },
    ]);
    const sale = await list({ percent: 10 });
    expect(await explained(sku)).toEqual({
      amount: 18,
      currency: 'USD',
      source: 'list',
      list: sale.uuid,
      struck: 20,
      lowest_30_days: 20,
      tiers: [],
      reasons: [
        { code: 'BASE_PRICE', message: 'The product has a price in USD' },
        { code: 'OTHER_GROUP', message: `List "${tiers.code}" is for other customer groups` },
        { code: 'APPLIES', message: `List "${sale.code}" decides the price` },
      ],
    });
    expect(await explained(sku, `&group=${groupId}&qty=10`)).toMatchObject({
      amount: 14,
      list: tiers.uuid,
      struck: null,
      tiers: [{ min_qty: 10, amount: 14 }],
      reasons: [
        {},
        { code: 'APPLIES' },
        {
          code: 'LOWER_PRIORITY',
          message: `List "${sale.code}" has a lower priority than list "${tiers.code}"`,
        },
      ],
    });
    expect(await refused('GET', `/api/prices?sku=${newKey()}`)).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    expect(await refused('GET', `/api/prices?sku=${sku}&currency=EUR`)).toMatchObject({
      code: 'INVALID_CURRENCY',
    });
  });
});

test('contradicting lists are refused', async () => {
  const body = { code: newKey(), name: 'Sale', kind: 'sale' };
  expect(
    await refused('POST', '/api/price-lists', { ...body, starts_at: at(HOUR), ends_at: at(HOUR) }),
  ).toMatchObject({
    status: 400,
    message: 'ends_at must be after starts_at',
  });
  expect(await refused('POST', '/api/price-lists', { ...body, currency: 'EUR' })).toMatchObject({
    code: 'INVALID_CURRENCY',
    message: 'EUR is not a currency of the shop',
  });
  expect(
    await refused('POST', '/api/price-lists', { ...body, groups: ['6b0a6bb5-7bd9-4f7b-8f43-a2c5c5e0f5f5'] }),
  ).toMatchObject({ code: 'UNKNOWN_CUSTOMER_GROUP' });
  const { code } = await list();
  expect(await refused('POST', '/api/price-lists', { ...body, code })).toMatchObject({
    status: 409,
    code: 'PRICE_LIST_EXISTS',
    message: `A price list with the code "${code}" already exists`,
  });
});
