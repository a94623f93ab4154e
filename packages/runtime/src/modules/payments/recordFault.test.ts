import { describe, expect, test } from 'vitest';
import { recordFault } from './recordFault.ts';
import type { RequestedPayment } from './recordFault.ts';

const capture: RequestedPayment = { kind: 'capture', amount: '17.90', currency: 'USD', mayBeLess: false };
const good = { transactionId: 't-1', action: 'capture', type: 'online', amount: '17.90', currency: 'USD' };
const isStatus = (code: string) => code === 'pay_captured';
const faultOf = (change: object, requested: Partial<RequestedPayment> = {}) =>
  recordFault({ ...good, ...change }, { ...capture, ...requested }, isStatus);

describe('a record that fits the request', () => {
  test.each([
    ['the amount', {}, {}],
    ['trailing zeros, as columns have them', { amount: '17.9000' }, {}],
    ['a status of the method', { status: 'pay_captured' }, {}],
    ['a part where that may be', { amount: '0.01' }, { mayBeLess: true }],
    ['a void of nothing', { action: 'void', amount: '0' }, { kind: 'void', mayBeLess: true } as const],
    ['an authorization by placing', { action: 'authorize' }, { kind: 'place' } as const],
  ])('%s', (_what, change, requested) => expect(faultOf(change, requested)).toBeNull());
});

describe('a record that does not', () => {
  test.each([
    ['minor units', { amount: '1790' }, 'returned the amount 1790 instead of 17.90'],
    ['more', { amount: '17.91' }, 'returned the amount 17.91 instead of 17.90'],
    ['less', { amount: '0.01' }, 'returned the amount 0.01 instead of 17.90'],
    ['NaN', { amount: Number.NaN }, 'returned the amount NaN, which must be decimal text in USD'],
    ['a number', { amount: 17.9 }, 'returned the amount 17.9, which must be decimal text in USD'],
    ['no amount', { amount: undefined }, 'returned the amount undefined, which must be decimal text in USD'],
    ['Infinity', { amount: 'Infinity' }, 'returned the amount "Infinity", which must be decimal text in USD'],
    [
      'a negative amount',
      { amount: '-17.90' },
      'returned the amount "-17.90", which must be decimal text in USD',
    ],
    [
      'parts of a cent',
      { amount: '17.899' },
      'returned the amount "17.899", which must be decimal text in USD',
    ],
    ['another currency', { currency: 'EUR' }, 'returned the currency "EUR" instead of USD'],
    [
      'no id',
      { transactionId: undefined },
      'returned the transaction ID undefined, which must be a single-line string',
    ],
    [
      'an empty id',
      { transactionId: '' },
      'returned the transaction ID "", which must be a single-line string',
    ],
    [
      'an id that is a number',
      { transactionId: 7 },
      'returned the transaction ID 7, which must be a single-line string',
    ],
    ['another action', { action: 'refund' }, 'returned the action "refund" instead of capture'],
    ['no type', { type: undefined }, 'returned the type undefined, which must be online or offline'],
    [
      'a foreign status',
      { status: 'payed' },
      'returned the payment status "payed", which it does not declare',
    ],
    [
      'a parent that is no text',
      { parentTransactionId: {} },
      'returned the parent transaction ID an object, which must be a single-line string',
    ],
  ])('%s', (_what, change, fault) => expect(faultOf(change)).toBe(fault));

  test.each([undefined, null, 'ok', Promise.resolve(good)])('%s in place of a record', (answer) =>
    expect(recordFault(answer, capture, isStatus)).toBe('returned no payment record'),
  );

  test('nothing captured', () =>
    expect(faultOf({ amount: '0.00' }, { mayBeLess: true })).toBe('returned the amount 0.00'));
});
