import { expect, test } from 'vitest';
import { shipmentStatus } from './shipmentStatus.ts';

const goods = (qty: number, shipped_qty = 0, delivered_qty = 0, refunded_qty = 0) => ({
  qty,
  shipped_qty,
  delivered_qty,
  refunded_qty,
  returned_qty: 0,
  blocked_qty: 0,
  no_shipping_required: false,
});
const virtual = { ...goods(1), no_shipping_required: true };
const takenBack = { ...goods(1, 0, 0, 1), no_shipping_required: true };

test.each([
  ['nothing to ship has arrived', [virtual], 'delivered'],
  ['nothing sent', [goods(2)], 'unfullfilled'],
  ['one unit of two sent', [goods(2, 1)], 'partially_shipped'],
  ['one line of two sent', [goods(1, 1), goods(1)], 'partially_shipped'],
  ['all sent', [goods(2, 2), virtual], 'shipped'],
  ['all sent, one arrived', [goods(2, 2, 1)], 'partially_delivered'],
  ['one arrived, one not sent', [goods(1, 1, 1), goods(1)], 'partially_delivered'],
  ['all arrived', [goods(2, 2, 2), virtual], 'delivered'],
  ['all taken back, nothing sent', [goods(2, 0, 0, 2)], 'canceled'],
  ['all lines taken back, nothing sent', [goods(2, 0, 0, 2), goods(1, 0, 0, 1)], 'canceled'],
  ['all taken back but what needs no shipping', [goods(2, 0, 0, 2), virtual], 'delivered'],
  ['all taken back, with what needs no shipping', [goods(2, 0, 0, 2), takenBack], 'delivered'],
  ['nothing to ship, taken back', [takenBack], 'delivered'],
  ['all sent and taken back', [goods(2, 2, 0, 2)], 'shipped'],
  ['a line taken back, the other not sent', [goods(2, 0, 0, 2), goods(1)], 'unfullfilled'],
  [
    'one of two came back, the other not sent',
    [{ ...goods(2, 1, 1, 1), returned_qty: 1 }],
    'partially_delivered',
  ],
  ['all withdrawn, nothing sent', [{ ...goods(2), blocked_qty: 2 }], 'canceled'],
  ['one withdrawn, the other sent', [{ ...goods(2, 1), blocked_qty: 1 }], 'shipped'],
  ['one taken back, nothing sent', [goods(2, 0, 0, 1)], 'unfullfilled'],
  ['one taken back, the other sent', [goods(2, 1, 0, 1)], 'shipped'],
  ['one taken back, the other arrived', [goods(2, 1, 1, 1)], 'delivered'],
  ['one of three taken back, one arrived', [goods(3, 1, 1, 1)], 'partially_delivered'],
  ['a line taken back, the other sent', [goods(2, 0, 0, 2), goods(1, 1)], 'shipped'],
  ['a line taken back, the other arrived', [goods(2, 0, 0, 2), goods(1, 1, 1)], 'delivered'],
  ['what has arrived and came back has arrived', [goods(2, 2, 2, 1)], 'delivered'],
] as const)('%s', (_name, items, status) => {
  expect(shipmentStatus(items)).toBe(status);
});
