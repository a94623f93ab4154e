import { expect, test } from 'vitest';
import { costOf } from './costOf.ts';
import type { RateCost } from './costOf.ts';

const nothing: RateCost = { cost: null, price_based_cost: null, weight_based_cost: null };
const byPrice = [
  { min_price: '100', cost: '5' },
  { min_price: '0', cost: '9.90' },
  { min_price: 50, cost: 7 },
];
const byWeight = [
  { min_weight: 10, cost: 20 },
  { min_weight: 2.5, cost: '12.50' },
];

test.each<[string, Partial<RateCost>, string | number | null]>([
  ['the flat cost', { cost: '4.90' }, '4.90'],
  [
    'the flat cost before all tiers',
    { cost: '4.90', price_based_cost: byPrice, weight_based_cost: byWeight },
    '4.90',
  ],
  ['a flat cost of 0, which is populated', { cost: '0', price_based_cost: byPrice }, '0'],
  ['tiers by value before tiers by weight', { price_based_cost: byPrice, weight_based_cost: byWeight }, 7],
  ['tiers by weight', { weight_based_cost: byWeight }, '12.50'],
  [
    'tiers by weight after an empty list by value',
    { price_based_cost: [], weight_based_cost: byWeight },
    '12.50',
  ],
  ['nothing that is populated', {}, null],
  ['nothing but empty lists', { price_based_cost: [], weight_based_cost: [] }, null],
])('a rate with %s', (_, rate, expected) => {
  expect(costOf({ ...nothing, ...rate }, { value: '60', weight: '3' })).toBe(expected);
});

test.each<[string, string | number]>([
  ['0', '9.90'],
  ['49.9999', '9.90'],
  ['50', 7],
  ['50.0000', 7],
  ['99.99', 7],
  ['100', '5'],
  ['100000000000000.01', '5'],
])('a value of %s costs %s, whatever the order of the tiers', (value, expected) => {
  expect(costOf({ ...nothing, price_based_cost: byPrice }, { value, weight: '0' })).toBe(expected);
});

test.each<[string, string | number]>([
  ['0', '0'],
  ['2.4999', '0'],
  ['2.5', '12.50'],
  ['9.9999', '12.50'],
  ['10', 20],
])('a weight of %s costs %s, and nothing below the lowest tier', (weight, expected) => {
  expect(costOf({ ...nothing, weight_based_cost: byWeight }, { value: '1000', weight })).toBe(expected);
});

test('tiers are compared as numbers and not as strings', () => {
  const tiers = [
    { min_price: '9', cost: 'nine' },
    { min_price: '10', cost: 'ten' },
  ];
  expect(costOf({ ...nothing, price_based_cost: tiers }, { value: '11', weight: '0' })).toBe('ten');
});
