import { expect, test } from 'vitest';
import { baseTerms } from '../../currencies/index.ts';
import type { Action, Promotion } from '../promotion.ts';
import { nextOffers } from './nextOffers.ts';
import type { PromotionCart } from './promotionCart.ts';
import { NO_KINDS } from './promotionKinds.ts';

const cart = (qty: number, price: number, more: Partial<PromotionCart> = {}): PromotionCart => ({
  terms: baseTerms('USD'),
  sub_total: qty * price,
  lines: [
    {
      key: 'MUG',
      position: 0,
      product_id: 1,
      sku: 'MUG',
      qty,
      unit_price: price,
      weight: 0,
      categories: [],
      collections: [],
      attributes: [],
      eligible: true,
    },
  ],
  shippingCost: null,
  country: null,
  ...more,
});

let made = 0;
const offer = (action: Action, more: Partial<Promotion> = {}): Promotion => ({
  promotion_id: (made += 1),
  uuid: String(made),
  name: String(made),
  label: `Offer ${made}`,
  status: true,
  class: action.kind === 'shipping' ? 'shipping' : 'product',
  code_required: false,
  priority: 0,
  is_exclusive: false,
  combines: ['product', 'order', 'shipping'],
  conditions: [],
  action,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: null,
  used: 0,
  ...more,
});
const freeFrom = (min: number, more: Partial<Promotion> = {}) =>
  offer({ kind: 'shipping' }, { conditions: [{ kind: 'subtotal', min }], ...more });
const tiers = offer({
  kind: 'tiers',
  by: 'qty',
  tiers: [
    { min: 3, percent: 10 },
    { min: 5, percent: 20 },
  ],
});

const near = (on: PromotionCart, ...promotions: readonly Promotion[]) =>
  nextOffers(
    on,
    {
      promotions,
      codes: [],
      coupon: null,
      buyer: { groups: [], orders: null, usedBy: new Map() },
      now: new Date('2026-06-15T12:00:00Z'),
      timeZone: 'UTC',
    },
    NO_KINDS,
  );

test('tells what is missing for free shipping, whether the fee is known or not', () => {
  const free = freeFrom(50);
  const told = [{ promotion: free, missing: { amount: 1000 }, reached: 0.8, tier: null }];
  expect(near(cart(2, 2000), free)).toEqual(told);
  expect(near(cart(2, 2000, { shippingCost: 499 }), free)).toEqual(told);
});

test('says nothing once it is reached, or shipping is free anyway', () => {
  expect(near(cart(3, 2000), freeFrom(50))).toEqual([]);
  expect(near(cart(2, 2000, { shippingCost: 0 }), freeFrom(50))).toEqual([]);
});

test('says nothing if more than the subtotal is missing', () => {
  const conditions = [
    { kind: 'subtotal' as const, min: 50 },
    { kind: 'countries' as const, codes: ['DE'] },
  ];
  expect(near(cart(2, 2000), freeFrom(50, { conditions }))).toEqual([]);
  const known = cart(2, 2000, { country: 'DE' });
  expect(near(known, freeFrom(50, { conditions }))).toMatchObject([{ missing: { amount: 1000 } }]);
});

test('says nothing of offers with a code, off, over, or used up', () => {
  const others = [
    { code_required: true },
    { status: false },
    { ends_at: '2026-06-01T00:00:00Z' },
    { starts_at: '2026-07-01T00:00:00Z' },
    { max_uses: 1, used: 1 },
  ];
  for (const other of others) expect(near(cart(2, 2000), freeFrom(50, other))).toEqual([]);
});

test('says nothing of an offer that another one excludes', () => {
  const alone = offer({ kind: 'percent', value: 10 }, { combines: [] });
  expect(near(cart(2, 2000), alone, freeFrom(50))).toEqual([]);
});

test('tells the missing units of the next tier', () => {
  expect(near(cart(2, 2000), tiers)).toMatchObject([{ missing: { units: 1 }, tier: { percent: 10 } }]);
  expect(near(cart(3, 2000), tiers)).toMatchObject([{ missing: { units: 2 }, tier: { percent: 20 } }]);
  expect(near(cart(5, 2000), tiers)).toEqual([]);
});

test('tells the missing amount of the next tier by subtotal', () => {
  const bySubtotal = offer({ kind: 'tiers', by: 'subtotal', tiers: [{ min: 100, amounts: { USD: 15 } }] });
  expect(near(cart(2, 2000), bySubtotal)).toMatchObject([{ missing: { amount: 6000 }, reached: 0.4 }]);
});

test('tells the nearest first, and nothing for an empty cart', () => {
  const [far, close] = [freeFrom(200), freeFrom(50)];
  expect(near(cart(2, 2000), far, close).map(({ promotion }) => promotion)).toEqual([close, far]);
  expect(near({ ...cart(1, 0), lines: [] }, close)).toEqual([]);
});
