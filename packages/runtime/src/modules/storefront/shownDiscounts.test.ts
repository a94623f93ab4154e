import { expect, test } from 'vitest';
import { shownDiscounts } from './shownDiscounts.ts';

const offer = (label: string, amount: number, more: object = {}) => ({
  promotion_id: label,
  coupon: null,
  label,
  amount,
  class: 'order' as const,
  ...more,
});
const of = (discount_amount: string, ...discounts: ReturnType<typeof offer>[]) => ({
  currency: 'USD',
  discount_amount,
  discounts,
});

test('names each offer with its amount', () => {
  const bought = of('3.00', offer('A', 1), offer('B', 2));
  expect(shownDiscounts(bought, 300)).toEqual([
    { label: 'A', coupon: null, amount: 1 },
    { label: 'B', coupon: null, amount: 2 },
  ]);
});

test('adds up to the discount that is shown, with tax too', () => {
  const shown = shownDiscounts(of('3.00', offer('A', 1), offer('B', 1), offer('C', 1)), 358);
  expect(shown.map(({ amount }) => amount)).toEqual([1.2, 1.19, 1.19]);
});

test('leaves out gifts and what is off the shipping fee', () => {
  const bought = of('1.00', offer('A', 1), offer('Gift', 0), offer('Post', 5, { class: 'shipping' }));
  expect(shownDiscounts(bought, 100)).toEqual([{ label: 'A', coupon: null, amount: 1 }]);
});

test('names no offer where an extension changed the discount', () => {
  expect(shownDiscounts(of('2.00', offer('A', 1)), 200)).toEqual([]);
});
