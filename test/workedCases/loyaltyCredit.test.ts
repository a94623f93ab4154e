import { expect, test } from 'vitest';
import { creditOf, percentOf, unspentOf } from '../../examples/extensions/loyalty/src/creditOf.ts';

const tender = (method: string, captured: number, refunded = 0) => ({
  id: method,
  method,
  label: method,
  amount: captured,
  captured,
  refunded,
});
const order = (...tenders: readonly ReturnType<typeof tender>[]) => ({
  currency: 'USD',
  canceled_at: null,
  tenders: [...tenders],
});

test('the percentage is that of the best group, else the one for all', () => {
  const settings = { all: 2, byGroup: { gold: 5, staff: 0 } };
  expect(percentOf([], settings)).toBe(2);
  expect(percentOf(['gold', 'staff'], settings)).toBe(5);
  expect(percentOf(['staff'], settings)).toBe(0);
  expect(percentOf(['other'], settings)).toBe(2);
});

test('what was paid and not refunded gives credit, without what credit paid', () => {
  expect(creditOf(order(tender('cod', 19.99)), '5')).toBe(100);
  expect(creditOf(order(tender('cod', 19.99, 10)), '5')).toBe(50);
  expect(creditOf(order(tender('gift_card', 10), tender('credit', 30), tender('cod', 0)), '2.5')).toBe(25);
  expect(creditOf({ ...order(tender('cod', 20)), canceled_at: '2026-01-01T00:00:00Z' }, '5')).toBe(0);
  expect(creditOf(order(tender('cod', 5, 5)), '100')).toBe(0);
});

test('the oldest credit counts as spent first', () => {
  const entries = [
    { amount: 500, key: 'a:1' },
    { amount: 300, key: 'b:1' },
    { amount: -400, key: null },
  ];
  const left = (prefix: string, amount: number, balance: number) =>
    unspentOf(entries, { prefix, amount, balance });
  expect(left('a:', 500, 400)).toBe(100);
  expect(left('b:', 300, 400)).toBe(300);
  expect(left('a:', 500, 200)).toBe(0);
  expect(left('b:', 300, 200)).toBe(200);
  expect(left('c:', 100, 400)).toBe(0);
});
