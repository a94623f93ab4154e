import { describe, expect, test } from 'vitest';
import { recordFault } from './recordFault.ts';
import type { RequestedPayment } from './recordFault.ts';

const capture: RequestedPayment = { kind: 'capture', amount: '17.90', currency: 'USD', mayBeLess: false };
const good = { transactionId: 't-1', action: 'capture', type: 'online', amount: '17.90', currency: 'USD' };
const isStatus = (code: string) => code === 'pay_captured';
const faultOf = (change: object, requested: Partial<RequestedPayment> = {}) =>
  recordFault({ ...good, ...change }, { ...capture, ...requested }, isStatus);

describe('an answer that fits the request', () => {
  test.each([
    ['the amount', {}, {}],
    ['trailing zeros, as columns have them', { amount: '17.9000' }, {}],
    ['a status of the method', { status: 'pay_captured' }, {}],
    ['a part where that may be', { amount: '0.01' }, { mayBeLess: true }],
    ['a void of nothing', { action: 'void', amount: '0' }, { kind: 'void', mayBeLess: true } as const],
    ['an authorization by placing', { action: 'authorize' }, { kind: 'place' } as const],
  ])('%s', (_what, change, requested) => expect(faultOf(change, requested)).toBeNull());
});

describe('an answer that is not', () => {
  test.each([
    ['minor units', { amount: '1790' }, 'answered the amount 1790 and was asked for 17.90'],
    ['more', { amount: '17.91' }, 'answered the amount 17.91 and was asked for 17.90'],
    ['less', { amount: '0.01' }, 'answered the amount 0.01 and was asked for 17.90'],
    ['NaN', { amount: Number.NaN }, 'answered the amount NaN, which must be decimal text of USD'],
    ['a number', { amount: 17.9 }, 'answered the amount 17.9, which must be decimal text of USD'],
    ['no amount', { amount: undefined }, 'answered the amount undefined, which must be decimal text of USD'],
    ['Infinity', { amount: 'Infinity' }, 'answered the amount "Infinity", which must be decimal text of USD'],
    [
      'a negative amount',
      { amount: '-17.90' },
      'answered the amount "-17.90", which must be decimal text of USD',
    ],
    [
      'parts of a cent',
      { amount: '17.899' },
      'answered the amount "17.899", which must be decimal text of USD',
    ],
    ['another currency', { currency: 'EUR' }, 'answered the currency "EUR" and was asked for USD'],
    [
      'no id',
      { transactionId: undefined },
      'answered the transaction id undefined, which must be a string of one line',
    ],
    [
      'an empty id',
      { transactionId: '' },
      'answered the transaction id "", which must be a string of one line',
    ],
    [
      'an id that is a number',
      { transactionId: 7 },
      'answered the transaction id 7, which must be a string of one line',
    ],
    ['another action', { action: 'refund' }, 'answered the action "refund" and was asked for capture'],
    ['no type', { type: undefined }, 'answered the type undefined, which must be online or offline'],
    [
      'a foreign status',
      { status: 'payed' },
      'answered the payment status "payed", which it does not declare',
    ],
    [
      'a parent that is no text',
      { parentTransactionId: {} },
      'answered the parent transaction id an object, which must be a string of one line',
    ],
  ])('%s', (_what, change, fault) => expect(faultOf(change)).toBe(fault));

  test.each([undefined, null, 'ok', Promise.resolve(good)])('%s in place of a record', (answer) =>
    expect(recordFault(answer, capture, isStatus)).toBe('answered without a payment record'),
  );

  test('nothing captured', () =>
    expect(faultOf({ amount: '0.00' }, { mayBeLess: true })).toBe('answered the amount 0.00'));
});
