import { describe, expect, test } from 'vitest';
import { splitRefund, spread } from './refundSplit.ts';
import { splitEarlier } from './splitKept.ts';
import { NOTHING, taxedAt } from './taxedShare.ts';
import type { RefundableLine, RefundableOrder, SplitRequest } from './refundSplit.ts';

const line = (order_item_id: number, gross: number, more: Partial<RefundableLine> = {}): RefundableLine => ({
  order_item_id,
  qty: 3,
  refunded_qty: 0,
  whole: { net: gross - 100, tax: 100, gross },
  given: NOTHING,
  ...more,
});
const orderOf = (...lines: RefundableLine[]): RefundableOrder => ({
  lines,
  shipping: { whole: { net: 400, tax: 100, gross: 500 }, given: NOTHING },
  fees: [],
});
const request = (parts: Partial<SplitRequest>): SplitRequest => ({
  amount: null,
  units: [],
  shipping: 0,
  adjustment: null,
  ...parts,
});
const FEE = { gross: -250, rate: 200_000, label: 'Return fee' };

describe('the split of a refund', () => {
  test('gives units their share of the line, and its last unit what is left', () => {
    const units = [{ order_item_id: 1, qty: 1 }];
    const prices = [0, 1, 2].map((refunded_qty) => {
      const given = splitRefund(
        orderOf(line(1, 899)),
        request({ units: [{ order_item_id: 1, qty: refunded_qty }] }),
      );
      const before = given?.items[0] ?? { ...NOTHING };
      return splitRefund(orderOf(line(1, 899, { refunded_qty, given: before })), request({ units }))
        ?.items[0];
    });
    expect(prices).toEqual([
      { order_item_id: 1, qty: 1, net: 267, tax: 33, gross: 300 },
      { order_item_id: 1, qty: 1, net: 265, tax: 34, gross: 299 },
      { order_item_id: 1, qty: 1, net: 267, tax: 33, gross: 300 },
    ]);
  });

  test('spreads a free amount over lines and shipping by largest remainder, with quantity 0', () => {
    expect(splitRefund(orderOf(line(1, 1000), line(2, 500)), request({ amount: 1001 }))).toEqual({
      amount: 1001,
      items: [
        { order_item_id: 1, qty: 0, net: 451, tax: 50, gross: 501 },
        { order_item_id: 2, qty: 0, net: 200, tax: 50, gross: 250 },
      ],
      shipping: { net: 200, tax: 50, gross: 250 },
      adjustment: null,
    });
  });

  test('takes a fee off units and shipping, with the tax in it', () => {
    const split = splitRefund(
      orderOf(line(1, 900)),
      request({ units: [{ order_item_id: 1, qty: 3 }], shipping: 500, adjustment: FEE }),
    );
    expect(split).toMatchObject({
      amount: 1150,
      shipping: { gross: 500, tax: 100 },
      adjustment: { net: -208, tax: -42, gross: -250, rate: 200_000, label: 'Return fee' },
    });
  });

  test('spreads an amount below the price of the units over them, and one above it over what is left', () => {
    const units = [{ order_item_id: 1, qty: 3 }];
    const order = orderOf(line(1, 900), line(2, 500));
    expect(splitRefund(order, request({ amount: 300, units }))?.items).toEqual([
      { order_item_id: 1, qty: 3, net: 267, tax: 33, gross: 300 },
    ]);
    expect(splitRefund(order, request({ amount: 1000, units }))).toMatchObject({
      items: [{ gross: 900 }, { order_item_id: 2, qty: 0, gross: 50 }],
      shipping: { gross: 50 },
    });
  });

  test('gives back a kept fee as an adjustment at its rate', () => {
    const given = { net: 800, tax: 100, gross: 900 };
    const order = { ...orderOf(line(1, 900, { given })), fees: [{ rate: 200_000, gross: -250 }] };
    expect(splitRefund(order, request({ amount: 750 }))).toMatchObject({
      items: [],
      shipping: { gross: 500 },
      adjustment: { ...taxedAt(250, 200_000), rate: 200_000, label: null },
    });
  });

  test('refuses more shipping than is left, and an amount below the shipping and the adjustment', () => {
    expect(splitRefund(orderOf(line(1, 900)), request({ shipping: 501 }))).toBeNull();
    expect(splitRefund(orderOf(line(1, 900)), request({ shipping: 500, amount: 499 }))).toBeNull();
    expect(splitRefund(orderOf(line(1, 900)), request({ adjustment: FEE }))).toBeNull();
    expect(splitRefund(orderOf(line(1, 900)), request({ amount: 0 }))).toBeNull();
  });

  test('of an earlier refund goes to the units that were refunded, then to all that is left', () => {
    const order = orderOf(line(1, 900, { refunded_qty: 1 }), line(2, 900));
    expect(splitEarlier(order, 300).items).toMatchObject([{ order_item_id: 1, qty: 1, gross: 300 }]);
    expect(splitEarlier(order, 500).items).toMatchObject([
      { order_item_id: 1, qty: 1, gross: 360 },
      { order_item_id: 2, qty: 0, gross: 90 },
    ]);
  });
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [2, [5, 5, 5], [1, 1, 0]],
  [0, [5, 5], [0, 0]],
  [0, [0, 0], [0, 0]],
  [10, [3, 7], [3, 7]],
])('%i spread over %j is %j', (amount, weights, shares) => {
  expect([...spread(amount, new Map(weights.map((weight, key) => [key, weight]))).values()]).toEqual(shares);
});
