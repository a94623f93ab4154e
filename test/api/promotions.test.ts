import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { newKey } from '../support/pages.ts';
import { offersOf } from '../support/offers.ts';
import { createProduct, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await testShop({ config: { rateLimit: false } })));
afterAll(() => shop.stop());

const { create, refused, send } = offersOf(() => shop);

test('a promotion is created, read, listed, changed and deleted', async () => {
  const name = newKey();
  const made = await create({ name, used: 5, unknown: 1 });
  expect(made).toEqual({
    promotion_id: expect.any(Number),
    uuid: expect.any(String),
    name,
    label: 'Ten percent off',
    status: false,
    class: 'order',
    code_required: false,
    priority: 0,
    is_exclusive: false,
    combines: [],
    conditions: [],
    action: { kind: 'percent', value: 10 },
    starts_at: null,
    ends_at: null,
    max_uses: null,
    max_uses_per_customer: null,
    used: 0,
    code_count: 0,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    sentence: '10% off the whole order. Disabled.',
  });
  const path = `/api/promotions/${made.uuid}`;
  expect(await send('GET', path)).toEqual(made);
  expect(await send('GET', `/api/promotions/${made.promotion_id}`)).toEqual(made);
  expect(await send('GET', `/api/promotions?name=${name}`)).toEqual([made]);
  const changed = await send('PATCH', path, {
    status: true,
    priority: 7,
    combines: ['shipping', 'order', 'order'],
  });
  expect(changed).toEqual({
    ...made,
    status: true,
    priority: 7,
    combines: ['order', 'shipping'],
    sentence: '10% off the whole order.',
    updated_at: expect.any(String),
  });
  expect(await send('DELETE', path)).toEqual(changed);
  const missing = { status: 404, code: 'PROMOTION_NOT_FOUND', message: 'Promotion not found' };
  expect(await refused('GET', path)).toEqual(missing);
  expect(await refused('PATCH', path, { priority: 1 })).toEqual(missing);
  expect(await refused('DELETE', path)).toEqual(missing);
  expect(await refused('GET', '/api/promotions/nothing')).toEqual(missing);
});

describe('conditions and actions', () => {
  test('every kind is stored and answered as it was sent', async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 1 });
    const category = await send('POST', '/api/categories', { name: newKey(), url_key: newKey() });
    const collection = await send('POST', '/api/collections', { name: newKey(), code: newKey() });
    const group = await send('POST', '/api/customerGroups', { group_name: newKey() });
    const attribute = await send('POST', '/api/attributes', {
      attribute_name: 'Color',
      attribute_code: newKey().replaceAll('-', '_'),
      type: 'select',
      options: [{ option_text: 'Red' }, { option_text: 'Blue' }],
    });
    const { attribute_code: code } = attribute;
    const blue = attribute.options[1].uuid;
    const select = {
      skus: [sku],
      categories: [category.uuid],
      collections: [collection.uuid],
      attribute: { code, options: ['Red', blue] },
    };
    const conditions = [
      { kind: 'products', skus: [sku] },
      { kind: 'categories', ids: [category.uuid] },
      { kind: 'collections', ids: [collection.uuid] },
      { kind: 'attribute', code, options: ['red', blue] },
      { kind: 'subtotal', min: 50.5, amounts: { EUR: 45 } },
      { kind: 'qty', min: 3, of: select },
      { kind: 'groups', ids: [group.uuid] },
      { kind: 'first_order' },
      { kind: 'returning' },
      { kind: 'countries', codes: ['DE', 'AT'] },
      { kind: 'weekdays', days: [1, 7] },
      { kind: 'hours', from: '22:00', to: '06:30' },
    ];
    expect((await create({ conditions })).conditions).toEqual(conditions);
    const actions = [
      ['order', { kind: 'percent', value: 12.5, select }],
      ['product', { kind: 'amount', amounts: { USD: 5, EUR: 4.5, JPY: 700 }, select }],
      ['product', { kind: 'fixed_price', amounts: { USD: 0 }, select: {} }],
      [
        'order',
        {
          kind: 'tiers',
          by: 'qty',
          tiers: [
            { min: 3, percent: 10 },
            { min: 5, amounts: { USD: 9 } },
          ],
        },
      ],
      ['order', { kind: 'tiers', by: 'subtotal', tiers: [{ min: 99.95, percent: 10 }] }],
      ['product', { kind: 'buy_x_get_y', buy: { select, qty: 2 }, get: { select, qty: 1, percent: 100 } }],
      ['product', { kind: 'cheapest_free', select, every: 3 }],
      ['order', { kind: 'gift', sku, qty: 1 }],
      ['shipping', { kind: 'shipping' }],
      ['shipping', { kind: 'shipping', percent: 50 }],
      ['shipping', { kind: 'shipping', amounts: { USD: 3 } }],
    ] as const;
    for (const [name, action] of actions)
      expect((await create({ class: name, action })).action).toEqual(action);
  });

  test('SKUs, countries, currencies and UUIDs are taken in any case', async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 1 });
    const group = await send('POST', '/api/customerGroups', { group_name: newKey() });
    const conditions = [
      { kind: 'products', skus: [sku.toLowerCase()] },
      { kind: 'countries', codes: ['de'] },
      { kind: 'groups', ids: [group.uuid.toUpperCase()] },
    ];
    const made = await create({ conditions, action: { kind: 'amount', amounts: { usd: 5 } } });
    expect(made.conditions).toEqual([
      { kind: 'products', skus: [sku] },
      { kind: 'countries', codes: ['DE'] },
      { kind: 'groups', ids: [group.uuid] },
    ]);
    expect(made.action).toEqual({ kind: 'amount', amounts: { USD: 5 } });
  });
});

test('lists have filters and sort keys', async () => {
  const name = newKey();
  await create({ name: `${name} a`, status: true, priority: 1, code_required: true });
  await create({ name: `${name} b`, priority: 3, class: 'shipping', action: { kind: 'shipping' } });
  const names = async (query: string) =>
    (await send('GET', `/api/promotions?keyword=${name}&${query}`)).map((one: { name: string }) =>
      one.name.slice(-1),
    );
  expect(await names('ob=priority&od=desc')).toEqual(['b', 'a']);
  expect(await names('ob=name&od=asc')).toEqual(['a', 'b']);
  expect(await names('status=true')).toEqual(['a']);
  expect(await names('class=shipping')).toEqual(['b']);
  expect(await names('code_required=true')).toEqual(['a']);
});

test('a limit is not set below the number of uses', async () => {
  const { uuid } = await create();
  await shop.db.run(untyped`update promotion set used = 3 where uuid = ${uuid}`);
  expect(await refused('PATCH', `/api/promotions/${uuid}`, { max_uses: 2 })).toEqual({
    status: 409,
    code: 'PROMOTION_USED_MORE_OFTEN',
    message: 'max_uses must not be less than the number of times the promotion was used',
  });
  expect((await send('PATCH', `/api/promotions/${uuid}`, { max_uses: 3 })).used).toBe(3);
  await send('DELETE', `/api/promotions/${uuid}`);
});

const revision = z.object({ count: column.int });
const untyped = sql.type(z.object({}));

test('what processes keep changes with a promotion, and when one is used up, not with each use', async () => {
  const { uuid } = await create({ status: true, max_uses: 2 });
  const use = (by: number) =>
    shop.db.run(untyped`update promotion set used = used + ${by} where uuid = ${uuid}`);
  const changes = async () =>
    (await shop.db.one(sql.type(revision)`select count(*)::int as count from content_change`)).count;
  const moves = async (work: () => Promise<unknown>) => {
    const before = await changes();
    await work();
    return (await changes()) - before;
  };
  expect(await moves(() => use(1))).toBe(0);
  expect(await moves(() => use(1))).toBe(1);
  expect(await moves(() => use(-1))).toBe(1);
  expect(await moves(() => send('PATCH', `/api/promotions/${uuid}`, { label: 'Other' }))).toBe(1);
  expect(await moves(() => send('POST', `/api/promotions/${uuid}/codes`, { count: 3 }))).toBe(0);
  expect(await moves(() => send('DELETE', `/api/promotions/${uuid}`))).toBe(1);
});

test('promotions are found by the time in which they run', async () => {
  const key = newKey();
  const made = async (name: string, starts_at: string | null, ends_at: string | null) =>
    create({ name: `${key} ${name}`, starts_at, ends_at });
  await made('always', null, null);
  await made('march', '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z');
  await made('since may', '2026-05-01T00:00:00Z', null);
  const found = async (query: string) =>
    (await send('GET', `/api/promotions?keyword=${key}&ob=name&od=asc&${query}`)).map(
      ({ name }: { name: string }) => name.slice(key.length + 1),
    );
  expect(await found('runs_from[lt]=2026-04-01T00:00:00Z&runs_until[gt]=2026-03-31T00:00:00Z')).toEqual([
    'always',
    'march',
  ]);
  expect(await found('runs_until[gt]=2026-04-01T00:00:00Z')).toEqual(['always', 'since may']);
  expect(await found('runs_from[lt]=2026-02-01T00:00:00Z')).toEqual(['always']);
});
