import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { PromotionActionKind, PromotionConditionKind } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { triedPromotion } from '../../packages/runtime/src/modules/promotions/offers/triedPromotion.ts';
import { newPromotionBody } from '../../packages/runtime/src/modules/promotions/offers/promotionBody.ts';
import { invalid, offersOf, promotionBody } from '../support/offers.ts';
import { testShop } from '../support/shop.ts';

const points: PromotionConditionKind = {
  kind: 'loyalty_points',
  schema: z.object({ min: z.int().min(1, 'min must be at least 1') }),
  holds: () => true,
  sentence: ({ part }) => `for customers with ${String(part['min'])} points`,
};
const rounding: PromotionActionKind = {
  kind: 'loyalty_rounding',
  schema: z.object({}),
  give: () => ({}),
  sentence: () => 'the total is rounded down',
};
const loyalty = defineExtension({
  name: 'loyalty',
  api: '^1.0',
  setup: () => ({ promotionConditions: [points], promotionActions: [rounding] }),
});

let shop: TestShop;
beforeAll(async () => void (shop = await testShop({ extensions: [loyalty] })));
afterAll(() => shop.stop());

const { create, refused, send } = offersOf(() => shop);

test('conditions and actions of extensions are stored, described and listed', async () => {
  const parts = {
    conditions: [{ kind: 'loyalty_points', min: 100 }],
    action: { kind: 'loyalty_rounding' },
  };
  const made = await create({ ...parts, status: true });
  expect(made).toMatchObject({
    ...parts,
    sentence: 'The total is rounded down, for customers with 100 points.',
  });
  expect(await send('GET', `/api/promotions/${made.uuid}`)).toEqual(made);
});

test('their fields are checked by the extension', async () => {
  const conditions = [{ kind: 'loyalty_points', min: 0 }];
  expect(await refused('POST', '/api/promotions', promotionBody({ conditions }))).toEqual(
    invalid('conditions.0.min', 'min must be at least 1'),
  );
  const { uuid } = await create();
  expect(await refused('PATCH', `/api/promotions/${uuid}`, { conditions })).toMatchObject({
    status: 400,
    path: 'conditions.0.min',
  });
});

test('an unknown kind is refused with those that there are', async () => {
  const action = { kind: 'loyalty_magic' };
  expect(await refused('POST', '/api/promotions', promotionBody({ action }))).toEqual(
    invalid(
      'action.kind',
      'action.kind must be one of percent, amount, fixed_price, tiers, buy_x_get_y, cheapest_free, gift, shipping, loyalty_rounding',
    ),
  );
});

test('a promotion of an extension that is gone is still answered', async () => {
  const { uuid } = await create();
  await shop.db.run(
    sql.type(
      z.object({}),
    )`update promotion set action = '{ "kind": "gone_action", "depth": 3 }' where uuid = ${uuid}`,
  );
  expect(await send('GET', `/api/promotions/${uuid}`)).toMatchObject({
    action: { kind: 'gone_action', depth: 3 },
    sentence: expect.any(String),
  });
});

test('a promotion that is tried is checked as one that is created, and not stored', async () => {
  const { app, db } = shop;
  const tried = (more: object, id?: string) =>
    triedPromotion(app, db, newPromotionBody.parse(promotionBody(more)), id);
  const total = async () => (await shop.admin('GET', '/api/promotions?limit=1')).body.meta.total;
  const before = await total();
  expect(await tried({})).toMatchObject({ promotion_id: 0, uuid: '', used: 0, class: 'order' });
  await expect(tried({ action: { kind: 'gift', sku: 'NOTHING', qty: 1 } })).rejects.toMatchObject({
    code: 'UNKNOWN_SKU',
  });
  await expect(tried({ action: { kind: 'loyalty_magic' } })).rejects.toMatchObject({ status: 400 });
  expect(await total()).toBe(before);
  const made = await create();
  expect(await tried({ name: 'Changed' }, made.uuid)).toMatchObject({
    promotion_id: made.promotion_id,
    uuid: made.uuid,
    name: 'Changed',
  });
  await expect(tried({}, 'nothing')).rejects.toMatchObject({ code: 'PROMOTION_NOT_FOUND' });
});
