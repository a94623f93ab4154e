import { expect, test } from 'vitest';
import { toMinor, toNumber } from '../../../../runtime/src/platform/money.ts';
import { unitsPrice } from '../../../../runtime/src/modules/orders/payment/unitsPrice.ts';
import { refundSum } from './refundSum.ts';

test.each([
  ['two of three units of 10.00', 10, 3, 0, 2, 6.67],
  ['the last of three units of 10.00', 10, 3, 2, 1, 3.33],
  ['nothing', 10, 3, 0, 0, 0],
  ['a free line', 0, 3, 0, 3, 0],
])('the sum of %s', (_name, total, qty, refundedQty, count, expected) => {
  expect(refundSum([{ total, qty, refundedQty, count }], 'USD')).toBe(expected);
});

test('is what the shop refunds, in every currency and for any units', () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 2000; round++) {
    const currency = ['USD', 'JPY', 'KWD'][random(3)] ?? 'USD';
    const qty = 1 + random(12);
    const refundedQty = random(qty + 1);
    const count = random(qty - refundedQty + 1);
    const line = random(round % 2 === 0 ? 3000 : 2_000_000_000);
    const total = toNumber(line, currency);
    const given = unitsPrice(toMinor(total, currency), qty, refundedQty, count);
    expect(refundSum([{ total, qty, refundedQty, count }], currency)).toBe(toNumber(given, currency));
  }
});
