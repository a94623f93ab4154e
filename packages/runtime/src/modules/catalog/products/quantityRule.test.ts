import { expect, test } from 'vitest';
import {
  checkQuantities,
  quantityAbove,
  quantityFault,
  quantityRule,
  quantityWithin,
} from './quantityRule.ts';

type Limits = readonly [min: number | null, max: number | null, step: number | null];

const ruleOf = ([min_qty, max_qty, qty_step]: Limits) => quantityRule({ min_qty, max_qty, qty_step });

test.each<[string, Limits, number[]]>([
  ['no rule', [null, null, null], [1, 2, 3]],
  ['a minimum', [3, null, null], [3, 4, 5]],
  ['a step without a minimum counts from 0', [null, null, 6], [6, 12, 18]],
  ['a step counts from the minimum', [10, null, 6], [10, 16, 22]],
  ['a minimum of whole steps', [12, 24, 6], [12, 18, 24]],
  ['a maximum between two steps', [2, 9, 3], [2, 5, 8]],
  ['a maximum that is the minimum', [4, 4, 3], [4]],
])('the allowed quantities: %s', (_name, limits, allowed) => {
  const rule = ruleOf(limits);
  const all = Array.from(
    { length: (allowed.at(-1) ?? 0) + (limits[1] === null ? 0 : 30) },
    (_, at) => at + 1,
  );
  expect(all.filter((qty) => quantityFault(rule, qty) === null)).toEqual(allowed);
  for (const qty of all) {
    expect(quantityWithin(rule, qty)).toBe(allowed.findLast((one) => one <= qty) ?? 0);
    if (qty < (allowed.at(-1) ?? 0)) expect(quantityAbove(rule, qty)).toBe(allowed.find((one) => one > qty));
  }
});

test.each<[Limits, number, object]>([
  [[12, 24, 6], 6, { rule: 'min', nearest: [12] }],
  [[12, 24, 6], 13, { rule: 'step', nearest: [12, 18] }],
  [[12, 24, 6], 25, { rule: 'max', nearest: [24] }],
  [[12, 24, 6], 30, { rule: 'max', nearest: [24] }],
  [[null, null, 6], 3, { rule: 'step', nearest: [6] }],
  [[2, 9, 3], 9, { rule: 'step', nearest: [8] }],
  [[2, 9, 3], 10, { rule: 'max', nearest: [8] }],
  [[null, 5, null], 6, { rule: 'max', nearest: [5] }],
])('%o refuses %i', (limits, qty, fault) => {
  expect(quantityFault(ruleOf(limits), qty)).toEqual(fault);
});

test('suggests what is in stock, and else what is allowed', () => {
  expect(quantityFault(ruleOf([12, null, 6]), 13, 15)).toEqual({ rule: 'step', nearest: [12] });
  expect(quantityFault(ruleOf([12, null, 6]), 3, 5)).toEqual({ rule: 'min', nearest: [12] });
});

test('the limits of a price list take precedence over those of the product', () => {
  const product = { min_qty: 2, max_qty: 10, qty_step: null };
  expect(quantityRule(product, { min_qty: 6, qty_step: 6 })).toEqual({
    min: 6,
    max: 10,
    step: 6,
    least: 6,
    most: 6,
  });
  expect(quantityRule(product, { min_qty: null })).toEqual(quantityRule(product));
});

test.each<[Limits, string | null]>([
  [[null, null, null], null],
  [[5, 5, null], null],
  [[null, 6, 6], null],
  [[6, 5, null], 'max_qty must be at least 6'],
  [[null, 5, 6], 'max_qty must be at least 6'],
  [[2, 3, 6], null],
])('a product may have %o: %s', ([min_qty, max_qty, qty_step], fault) => {
  const check = () => checkQuantities({ min_qty, max_qty, qty_step });
  if (fault === null) expect(check).not.toThrow();
  else expect(check).toThrow(fault);
});
