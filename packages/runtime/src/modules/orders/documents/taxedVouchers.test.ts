import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../../../../../../test/support/lane.ts';
import { amountsOfParts, grossOf } from './billedParts.ts';
import type { BilledPart } from './billedParts.ts';
import { taxedLeft, voucherParts } from './taxedVouchers.ts';

const part = (rate: number, net: number, tax: number): BilledPart => ({
  kind: 'line',
  order_item_id: rate,
  qty: 1,
  rate,
  net,
  tax,
  gross: net + tax,
  label: null,
});
const told = (parts: readonly BilledPart[]) => parts.map(({ rate, net, tax }) => [rate, net, tax]);

describe('the parts of gift cards that were taxed when they were sold', () => {
  const goods = [part(20, 3750, 750), part(0, 500, 0)];

  test.each([
    [
      'a part, in proportion to the gross amounts',
      2000,
      [
        [20, -1500, -300],
        [0, -200, 0],
      ],
    ],
    [
      'an odd part, of which the larger fraction gets the minor unit',
      1999,
      [
        [20, -1499, -300],
        [0, -200, 0],
      ],
    ],
    [
      'everything',
      5000,
      [
        [20, -3750, -750],
        [0, -500, 0],
      ],
    ],
    [
      'at most everything',
      9000,
      [
        [20, -3750, -750],
        [0, -500, 0],
      ],
    ],
    ['nothing', 0, []],
  ])('take off %s', (_what, taxed, parts) => {
    expect(told(voucherParts('Card', goods, taxed))).toEqual(parts);
  });

  test('are one for each rate, with the label', () => {
    const lines = [part(19, 100, 19), part(7, 100, 7), part(19, 200, 38)];
    const parts = voucherParts('Card', lines, 182);
    expect(told(parts)).toEqual([
      [19, -118, -22],
      [7, -39, -3],
    ]);
    expect(parts.map(({ kind, qty, label }) => [kind, qty, label])).toEqual([
      ['adjustment', 0, 'Card'],
      ['adjustment', 0, 'Card'],
    ]);
  });

  test('leave what is not taxed yet, with no tax below 0, for any goods', () => {
    const anyPart = fc
      .tuple(fc.constantFrom(0, 5, 7, 19, 20), fc.nat(9999))
      .map(([rate, net]) => part(rate, net, Math.round((net * rate) / 100)));
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1, maxLength: 5 }), fc.nat(30_000), (parts, taxed) => {
        const all = [...parts, ...voucherParts('Card', parts, taxed)];
        const whole = grossOf(parts);
        expect(grossOf(all)).toBe(Math.max(0, whole - taxed));
        for (const { net, tax } of amountsOfParts(all, 'JPY').taxes) {
          expect(tax).toBeGreaterThanOrEqual(0);
          expect(net).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 2000, seed: SEED },
    );
  });
});

test('refunds give back what was not taxed first, and money that went to credit is not given back', () => {
  const tender = { method: 'gift_card', label: '', captured: 30, refunded: 0 };
  const tenders = [
    { ...tender, id: 'card', amount: 30, taxed: 20 },
    { ...tender, id: 'cod', amount: 20 },
  ];
  const left = (...shares: readonly (readonly [string, string])[]) =>
    taxedLeft({ currency: 'USD', tenders }, [{ tenders: shares.map(([id, amount]) => ({ id, amount })) }]);
  expect(left()).toBe(2000);
  expect(left(['cod', '20'])).toBe(2000);
  expect(left(['card', '10'])).toBe(2000);
  expect(left(['card', '10'], ['card', '5.5'])).toBe(1450);
  expect(left(['card', '30'])).toBe(0);
  expect(left(['credit', '30'])).toBe(2000);
});
