import { expect, test } from 'vitest';
import { freeUnits, returnableUnits, unshippedUnits, withRefunded } from './returnUnits.ts';

const line = {
  qty: 3,
  shipped_qty: 0,
  refunded_qty: 0,
  returned_qty: 0,
  blocked_qty: 0,
  returning_qty: 0,
};

test.each([
  ['nothing is shipped', {}, 3, 0],
  ['some are shipped', { shipped_qty: 2 }, 3, 2],
  ['all are shipped', { shipped_qty: 3 }, 3, 3],
  ['a unit that was not shipped is refunded', { shipped_qty: 2, refunded_qty: 1 }, 2, 2],
  ['more are refunded than were left to ship', { shipped_qty: 2, refunded_qty: 2 }, 1, 1],
  ['a unit is in a return', { shipped_qty: 2, returning_qty: 1 }, 2, 1],
  ['a unit came back and was refunded', { shipped_qty: 2, refunded_qty: 1, returned_qty: 1 }, 2, 1],
  ['a unit is withdrawn before it ships', { shipped_qty: 2, returning_qty: 1, blocked_qty: 1 }, 2, 2],
  ['everything is refunded', { shipped_qty: 3, refunded_qty: 3 }, 0, 0],
])('when %s', (_, units, free, returnable) => {
  expect([freeUnits({ ...line, ...units }), returnableUnits({ ...line, ...units })]).toEqual([
    free,
    returnable,
  ]);
});

test('units that were not shipped are withdrawn first', () => {
  expect(unshippedUnits({ ...line, shipped_qty: 2 }, 2)).toBe(1);
  expect(unshippedUnits(line, 2)).toBe(2);
  expect(unshippedUnits({ ...line, shipped_qty: 3 }, 2)).toBe(0);
});

test('units of an open refund are no longer free', () => {
  expect(freeUnits(withRefunded(line, 2))).toBe(1);
});
