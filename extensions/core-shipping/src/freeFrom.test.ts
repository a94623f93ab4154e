import { expect, test } from 'vitest';
import type { RateCost } from './costOf.ts';
import { freeFrom } from './freeFrom.ts';
import type { RateCondition } from './isInRange.ts';

const NONE: RateCost & RateCondition = {
  cost: null,
  price_based_cost: null,
  weight_based_cost: null,
  condition_type: null,
  min: null,
  max: null,
};
const tier = (min_price: string | number, cost: string | number) => ({ min_price, cost });
const byPrice = { cost: '0', condition_type: 'price' } as const;
const byWeight = { cost: '0.00', condition_type: 'weight' } as const;

test.each<[string, Partial<RateCost & RateCondition>, string | null]>([
  ['a flat cost', { cost: '5' }, null],
  ['no cost', {}, null],
  ['free for every cart', { cost: '0.00' }, '20.00'],
  ['free from a subtotal', { ...byPrice, min: '50' }, '50'],
  ['free from a subtotal that the cart has', { ...byPrice, min: '20.00' }, '20.00'],
  ['free up to a subtotal', { ...byPrice, max: '50' }, '20.00'],
  ['free below the subtotal of the cart', { ...byPrice, max: '20' }, null],
  ['free between subtotals', { ...byPrice, min: '50', max: '80' }, '50'],
  ['not free from a subtotal', { cost: '1', condition_type: 'price', min: '50' }, null],
  ['free for the weight of the cart', { ...byWeight, min: '1', max: '3' }, '20.00'],
  ['free for other weights', { ...byWeight, min: '3' }, null],
  ['bounds without a condition', { cost: '0', min: '90', max: '95' }, '20.00'],
  ['tiers', { price_based_cost: [tier(0, 9), tier(30, '4.00'), tier('75.00', 0)] }, '75.00'],
  ['tiers in any order', { price_based_cost: [tier(100, 0), tier(60, 0), tier(0, 9)] }, '60'],
  ['tiers above the cart', { price_based_cost: [tier(30, 5)] }, '20.00'],
  ['tiers that never cost nothing', { price_based_cost: [tier(0, 9), tier(30, 5)] }, null],
  [
    'a free tier outside of the range',
    { condition_type: 'price', max: '75', price_based_cost: [tier(0, 9), tier(75, 0)] },
    null,
  ],
  [
    'a free tier below the range',
    { condition_type: 'price', min: '80', price_based_cost: [tier(0, 9), tier(75, 0)] },
    '80',
  ],
  ['a free tier below one with a cost', { price_based_cost: [tier(0, 9), tier(30, 0), tier(40, 5)] }, '30'],
  ['tiers by weight', { weight_based_cost: [{ min_weight: 1, cost: 3 }] }, null],
  ['a weight below the tiers', { weight_based_cost: [{ min_weight: 5, cost: 3 }] }, '20.00'],
])('%s', (_, rate, from) => {
  expect(freeFrom({ ...NONE, ...rate }, { value: '20.00', weight: '2' })).toBe(from);
});

test('values are compared exactly', () => {
  const rate = { ...NONE, ...byPrice, min: '9007199254.000001' };
  expect(freeFrom(rate, { value: '9007199254.000000', weight: '0' })).toBe('9007199254.000001');
});
