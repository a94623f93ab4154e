import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  automaticPromotions,
  automaticPromotionsColumn,
  candidatesOf,
  enteredPromotions,
  enteredPromotionsColumn,
} from '../../packages/runtime/src/modules/promotions/offers/candidates.ts';
import { offersOf } from '../support/offers.ts';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await testShop()));
afterAll(() => shop.stop());

const { create, send } = offersOf(() => shop);

const inputs = z.object({ automatic: automaticPromotions, entered: enteredPromotions });
const selectOf = (codes: readonly string[]) => sql.fragment`
  select ${automaticPromotionsColumn} as automatic,
    ${enteredPromotionsColumn(sql.fragment`${sql.array([...codes], 'text')}`)} as entered`;
const candidates = async (codes: readonly string[]) => {
  const { automatic, entered } = await shop.db.one(sql.type(inputs)`${selectOf(codes)}`);
  return candidatesOf(automatic, entered);
};
const untyped = sql.type(z.object({}));

test('a cart is evaluated with automatic promotions that are on, and those of its codes in their order', async () => {
  const on = await create({ name: 'Automatic', status: true, ends_at: '2030-01-31' });
  const off = await create({ name: 'Off' });
  const coded = await create({ name: 'Coded', status: true, code_required: true });
  await send('POST', `/api/promotions/${coded.uuid}/codes`, { codes: ['Spring-1', 'Spring-2'], max_uses: 4 });
  await send('POST', `/api/promotions/${off.uuid}/codes`, { codes: ['OFF'] });
  expect((await candidates([])).promotions.map(({ name }) => name)).toEqual(['Automatic']);
  const found = await candidates(['NOTHING', 'SPRING-2', 'off', 'spring-1']);
  expect(found.codes).toEqual([
    { code: 'Spring-2', promotion_id: coded.promotion_id, max_uses: 4, used: 0 },
    { code: 'OFF', promotion_id: off.promotion_id, max_uses: null, used: 0 },
    { code: 'Spring-1', promotion_id: coded.promotion_id, max_uses: 4, used: 0 },
  ]);
  expect(found.promotions.map(({ name }) => name).toSorted()).toEqual(['Automatic', 'Coded', 'Off']);
  const automatic = found.promotions.find(({ name }) => name === 'Automatic');
  expect(automatic).toMatchObject({ status: true, combines: [], action: on.action, max_uses: null, used: 0 });
  expect(new Date(automatic?.ends_at ?? '').toISOString()).toBe(on.ends_at);
});

const explained = z.object({ 'QUERY PLAN': z.unknown() });
const revision = z.object({ count: column.int });
const changes = async () =>
  (await shop.db.one(sql.type(revision)`select count(*)::int as count from content_change`)).count;

test('ten thousand promotions and a hundred thousand codes are found by index', async () => {
  await shop.db.run(untyped`
    insert into promotion (name, label, status, class, code_required, action)
    select 'Many', 'Many', true, 'order', true, '{ "kind": "percent", "value": 5 }' from generate_series(1, 10000)`);
  await shop.db.run(untyped`
    insert into promotion_code (promotion_id, code)
    select promotion_id, 'MANY-' || promotion_id || '-' || number
    from promotion, generate_series(1, 10) number where name = 'Many'`);
  await shop.db.run(untyped`analyze promotion, promotion_code`);
  const row = await shop.db.one(
    sql.type(explained)`explain (format json) ${selectOf(['MANY-1-1', 'MANY-2-2'])}`,
  );
  const text = JSON.stringify(row);
  expect(text).toContain('promotion_code_text_key');
  expect(text).toContain('promotion_automatic_index');
  expect(text).not.toMatch(/"Seq Scan"/);
});

test('what processes keep changes with a promotion, and when one is used up, not with each use', async () => {
  const { uuid } = await create({ status: true, max_uses: 2 });
  const use = (by: number) =>
    shop.db.run(untyped`update promotion set used = used + ${by} where uuid = ${uuid}`);
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
