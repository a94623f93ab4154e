import { expect, test } from 'vitest';
import { orderStatus } from './orderStatus.ts';

test.each([
  ['unpaid', 'unfullfilled', 'new'],
  ['failed', 'unfullfilled', 'new'],
  ['unpaid', 'shipped', 'processing'],
  ['unpaid', 'delivered', 'processing'],
  ['authorized', 'unfullfilled', 'processing'],
  ['authorized', 'delivered', 'processing'],
  ['paid', 'unfullfilled', 'processing'],
  ['paid', 'partially_shipped', 'processing'],
  ['paid', 'partially_delivered', 'processing'],
  ['paid', 'delivered', 'completed'],
  ['refunded', 'unfullfilled', 'closed'],
  ['refunded', 'delivered', 'closed'],
  ['paid', 'canceled', 'closed'],
  ['authorized', 'canceled', 'closed'],
  ['refunded', 'canceled', 'closed'],
  ['canceled', 'unfullfilled', 'canceled'],
  ['canceled', 'canceled', 'canceled'],
] as const)('an order that is %s and %s is %s', (payment, shipment, status) =>
  expect(orderStatus(payment, shipment)).toBe(status),
);
