import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { giftUnits } from './couponDiscount.ts';

test.each([
  // qty, buy, get, max, gift units, reason
  [0, 1, 1, null, 0, 'there is nothing'],
  [1, 1, 1, null, 0, 'one is bought'],
  [2, 1, 1, null, 1, 'one is bought, one given'],
  [3, 1, 1, null, 1, 'the third is bought'],
  [4, 1, 1, null, 2, 'two pairs, and not all four'],
  [4, 1, 3, null, 3, 'one group, and not twelve of four'],
  [2, 2, 1, null, 0, 'both are bought'],
  [3, 2, 1, null, 1, 'one group'],
  [5, 2, 1, null, 1, 'a group, and two that are bought'],
  [6, 2, 1, null, 2, 'two groups'],
  [3, 1, 3, null, 2, 'a part of a group: one bought, the rest given'],
  [7, 2, 3, null, 3, 'a group of five, and two that are bought'],
  [8, 2, 3, null, 4, 'a group of five; of three more one is given'],
  [10, 2, 3, null, 6, 'two groups'],
  [10, 2, 3, 4, 4, 'capped'],
  [10, 2, 3, 6, 6, 'the cap is just met'],
  [10, 2, 3, 100, 6, 'the cap is far away'],
  [10, 2, 3, 0, 0, 'a cap of none'],
  [100_000, 1, 1, null, 50_000, 'the most of a line'],
  [5, 1_000_000_000, 1_000_000_000, null, 0, 'never enough'],
] as const)(
  'of %i units, buy %i get %i, at most %s: %i given, as %s',
  (qty, buyQty, getQty, maxY, given, _because) => {
    expect(giftUnits(qty, { buyQty, getQty, maxY })).toBe(given);
  },
);

/** Counts gift units individually: repeatedly skips the bought units and then counts the gift units. */
function allocate(qty: number, buyQty: number, getQty: number): number {
  let given = 0;
  for (let unit = 0; unit < qty; unit += 1) if (unit % (buyQty + getQty) >= buyQty) given += 1;
  return given;
}

test('the number of free units equals handing them out one by one, and never exceeds those in the cart', () => {
  const few = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(fc.nat(200), few, few, fc.option(fc.nat(50)), (qty, buyQty, getQty, maxY) => {
      const given = giftUnits(qty, { buyQty, getQty, maxY });
      expect(given).toBe(Math.min(allocate(qty, buyQty, getQty), maxY ?? Number.POSITIVE_INFINITY));
      expect(given === 0 || given < qty).toBe(true);
    }),
  );
});
