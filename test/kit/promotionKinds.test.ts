import type { PromotionPart } from '@shop/runtime/extension';
import { createTestShop, dataOf, testPromotionKinds } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import kinds from '../../examples/extensions/promotion-kinds/src/index.ts';

const WEIGHT = 'promotion-kinds_weight';
const NTH = 'promotion-kinds_nth_unit';

testPromotionKinds({
  extension: kinds,
  conditions: [
    {
      example: { kind: WEIGHT, min: 2.5 },
      meets: { lines: [{ weight: 5000, qty: 3 }, { weight: 10_000 }] },
      fails: { lines: [{ weight: 5000, qty: 2 }, { weight: 10_000 }, { weight: 90_000, eligible: false }] },
    },
    {
      example: { kind: WEIGHT, min: 0.1, max: 0.3 },
      meets: { lines: [{ weight: 1000, qty: 3 }] },
      fails: { lines: [{ weight: 3001 }] },
    },
  ],
  actions: [
    {
      example: { kind: NTH, every: 3, percent: 33.3333 },
      cart: { lines: [{ unit_price: 1 }, { qty: 2 }, {}] },
    },
  ],
}).register({ describe, test, afterAll });

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    extensions: [kinds],
    config: { shop: { languages: ['en', 'de', 'es', 'fr', 'ar'] } },
  });
});
afterAll(() => shop.stop());

const promotion = (more: object) => ({
  name: 'Heavy carts',
  label: 'Every third at half price',
  status: true,
  class: 'order',
  conditions: [{ kind: WEIGHT, min: 2 }],
  action: { kind: NTH, every: 3, percent: 50 },
  ...more,
});
const create = (more: object = {}) => shop.admin('POST', '/api/promotions', promotion(more));

/** Orders products and returns what the offer took off each, by price. */
async function discountOf(
  items: readonly { readonly price: number; readonly weight: number; readonly qty: number }[],
) {
  const made = await Promise.all(
    items.map(async ({ qty, ...product }) => ({
      sku: String((await shop.make.product({ ...product, qty: 100, no_shipping_required: true })).sku),
      qty,
    })),
  );
  const order = await shop.make.order({ items: made });
  return order['discount_amount'];
}

test('the cheapest units of heavy carts are at half price, and light carts pay all', async () => {
  const made = dataOf(await create());
  expect(made.sentence).toBe(
    '50% off every unit number 3, counted from the dearest, for orders that weigh at least 2.',
  );
  // Units for 30, 20, 20 and 10, 10, 10: the third and the sixth.
  const heavy = [
    { price: 10, weight: 0.5, qty: 3 },
    { price: 30, weight: 0.5, qty: 1 },
    { price: 20, weight: 0.5, qty: 2 },
  ];
  expect(await discountOf(heavy)).toBe(15);
  expect(await discountOf(heavy.map((item) => ({ ...item, weight: 0.3333 })))).toBe(0);
  expect(await discountOf([{ price: 10, weight: 3, qty: 2 }])).toBe(0);
  dataOf(await shop.admin('DELETE', `/api/promotions/${made.uuid}`));
});

test('both are described in the language of the reader', () => {
  const { app } = shop;
  const call = (part: PromotionPart) => ({ part, text: app.texts('de'), locale: 'de', currency: 'USD' });
  const condition = app.registry('promotionConditions').get(WEIGHT);
  expect(condition?.sentence(call({ kind: WEIGHT, min: 1.5, max: 20 }))).toBe(
    'für Bestellungen, die 1,5 bis 20 wiegen',
  );
  expect(condition?.sentence(call({ kind: WEIGHT, max: 20 }))).toBe(
    'für Bestellungen, die höchstens 20 wiegen',
  );
  const action = app.registry('promotionActions').get(NTH);
  expect(action?.sentence(call({ kind: NTH, every: 2, percent: 12.5 }))).toBe(
    '12,5 % auf jedes Stück Nummer 2, gezählt vom teuersten an',
  );
});

test.each([
  [{ conditions: [{ kind: WEIGHT }] }, 'conditions.0.min', 'min or max is required'],
  [{ conditions: [{ kind: WEIGHT, min: 3, max: 2 }] }, 'conditions.0.max', 'max must be at least min'],
  [
    { conditions: [{ kind: WEIGHT, min: 0.00001 }] },
    'conditions.0.min',
    'a weight must have at most 4 decimals',
  ],
  [{ action: { kind: NTH, every: 1, percent: 50 } }, 'action.every', 'every must be at least 2'],
  [{ action: { kind: NTH, every: 3, percent: 101 } }, 'action.percent', 'percent must be at most 100'],
])('wrong fields are refused: %j', async (more, path, message) => {
  const { status, body } = await create(more);
  expect([status, body.error?.details?.[0]?.path, body.error?.message]).toEqual([400, path, message]);
});
