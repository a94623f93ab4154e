import { expect, test } from 'vitest';
import type { Rule } from './coupon.ts';
import { baseTerms } from '../currencies/index.ts';
import { matcherOf } from './ruleMatch.ts';
import type { RuledLine } from './ruleMatch.ts';

const UUID = '0b8f3a52-6f4a-4a57-9d5c-1c1f1a2b3c4d';
const line: RuledLine = {
  product_id: 1,
  sku: 'MUG',
  qty: 2,
  unit_price: 1999,
  category: ['3', UUID, '7'],
  collection: [],
  attribute_group: ['1'],
};

const rule = (key: string, operator: string, value: unknown) => ({ key, operator, value }) as Rule;

test.each([
  ['category', 'IN', '3', true],
  ['category', 'IN', 3, true],
  ['category', 'IN', [3], true],
  ['category', 'IN', ['1', '7'], true],
  ['category', 'IN', '1, 7', true],
  ['category', 'IN', ' 7 ,', true],
  ['category', 'IN', '1,2', false],
  ['category', 'IN', '33', false],
  ['category', 'IN', UUID, true],
  ['category', 'IN', UUID.toUpperCase(), true],
  ['category', '=', '7', true],
  ['category', '=', '4,7', true],
  ['category', 'NOT IN', '7', false],
  ['category', 'NOT IN', '1,2', true],
  ['category', '!=', 3, false],
  ['category', '!=', 4, true],
  ['collection', 'IN', '1', false],
  ['collection', 'NOT IN', '1', true],
  ['collection', '=', '1', false],
  ['collection', '!=', '1', true],
  ['attribute_group', 'IN', [1, 2], true],
  ['attribute_group', '=', '1', true],
  ['attribute_group', 'NOT IN', [1, 2], false],
  ['attribute_group', '!=', 2, true],
  ['sku', 'IN', 'CAP, MUG', true],
  ['sku', 'IN', ['MUG'], true],
  ['sku', 'IN', 'CAP', false],
  ['sku', 'IN', 'mug', true],
  ['sku', 'IN', 'Cap,  mug\u200B', true],
  ['sku', '=', 'MUG', true],
  ['sku', '!=', 'MUG', false],
  ['sku', 'NOT IN', ['CAP'], true],
  ['price', '=', '19.99', true],
  ['price', '=', 19.99, true],
  ['price', '=', '19.990', true],
  ['price', '=', '20', false],
  ['price', '!=', '19.99', false],
  ['price', '!=', '0', true],
  ['price', '>', '19.98', true],
  ['price', '>', '19.99', false],
  ['price', '>=', '19.99', true],
  ['price', '>=', '20', false],
  ['price', '<', '20', true],
  ['price', '<', 19.99, false],
  ['price', '<=', '19.99', true],
  ['price', '<=', '19.98', false],
  ['price', '>=', 0, true],
  ['price', '>', '0', true],
] as const)('%s %s %j: %s', (key, operator, value, expected) => {
  expect(matcherOf([rule(key, operator, value)], baseTerms('USD'))(line)).toBe(expected);
});

test.each([
  ['=', 0, true],
  ['=', '0', true],
  ['<=', 0, true],
  ['>=', 0, true],
  ['>', 0, false],
  ['<', 0, false],
  ['!=', 0, false],
] as const)('a free item: price %s %j is %s', (operator, value, expected) => {
  expect(matcherOf([rule('price', operator, value)], baseTerms('USD'))({ ...line, unit_price: 0 })).toBe(
    expected,
  );
});

test.each([
  ['JPY', 1999, '1999'],
  ['KWD', 1999, '1.999'],
  ['USD', 10, '0.1'],
  ['USD', 99_999_999_999_999, '999999999999.99'],
])('prices are compared exactly in %s', (currency, unit_price, value) => {
  const priced = { ...line, unit_price };
  expect(matcherOf([rule('price', '=', value)], baseTerms(currency))(priced)).toBe(true);
  expect(
    matcherOf([rule('price', '>', value)], baseTerms(currency))({ ...priced, unit_price: unit_price + 1 }),
  ).toBe(true);
});

test('an SKU with a comma is one SKU', () => {
  const odd = { ...line, sku: 'MUG,RED' };
  expect(matcherOf([rule('sku', '=', 'MUG,RED')], baseTerms('USD'))(odd)).toBe(true);
  expect(matcherOf([rule('sku', 'IN', ['MUG,RED'])], baseTerms('USD'))(odd)).toBe(true);
});

test('all rows must match, and without rows everything does', () => {
  const cheap = rule('price', '<', '20');
  expect(matcherOf([cheap, rule('sku', '=', 'MUG')], baseTerms('USD'))(line)).toBe(true);
  expect(matcherOf([cheap, rule('sku', '=', 'CAP')], baseTerms('USD'))(line)).toBe(false);
  expect(matcherOf([], baseTerms('USD'))(line)).toBe(true);
});
