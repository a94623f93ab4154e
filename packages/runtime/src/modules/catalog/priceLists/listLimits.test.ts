import { expect, test } from 'vitest';
import { limitsFor } from './listLimits.ts';
import type { PriceListRule } from './priceRules.ts';

const limits = (min_qty: number | null, max_qty: number | null = null, qty_step: number | null = null) => ({
  min_qty,
  max_qty,
  qty_step,
});
const list = (price_list_id: number, more: Partial<PriceListRule>): PriceListRule => ({
  price_list_id,
  uuid: '',
  code: '',
  kind: 'sale',
  currency: null,
  is_on: true,
  priority: 0,
  percent: '10',
  is_scoped: false,
  groups: null,
  starts_at: null,
  ends_at: null,
  ...more,
});
const product = { ...limits(2, 20), rows: [], scoped: [] };
const of = (...lists: readonly PriceListRule[]) =>
  limitsFor(product, { lists: new Map(lists.map((one) => [one.price_list_id, one])) }, 1000);

test('without a list that limits quantities, they are the product’s own', () =>
  expect(of(list(1, {}), list(2, { limits: null }))).toEqual(limits(2, 20)));

test('a list leaves to the product what it does not say', () =>
  expect(of(list(1, { limits: limits(6, null, 6) }))).toEqual(limits(6, 20, 6)));

test.each([
  ['the higher priority', { priority: 1, limits: limits(9) }, 9],
  ['the older one', { limits: limits(9) }, 6],
  ['the one that has begun', { priority: 1, starts_at: 1001, limits: limits(9) }, 6],
  ['the one that has not ended', { priority: 1, ends_at: 1000, limits: limits(9) }, 6],
  ['the one whose scope has the product', { priority: 1, is_scoped: true, limits: limits(9) }, 6],
  ['the one that has the product', { priority: 1, percent: null, limits: limits(9) }, 6],
  ['the one that limits quantities', { priority: 1 }, 6],
])('of two lists it is %s', (_, second, least) =>
  expect(of(list(1, { limits: limits(6) }), list(2, second)).min_qty).toBe(least),
);
