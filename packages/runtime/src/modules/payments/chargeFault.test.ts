import { expect, test } from 'vitest';
import { chargeFault } from './chargeFault.ts';

const record = {
  transactionId: 'pi_1',
  action: 'capture',
  type: 'online',
  amount: '25.00',
  currency: 'USD',
} as const;
const paid = (change: object = {}) => ({
  outcome: 'paid',
  report: { order: 'o', record: { ...record, ...change } },
});
const declined = { outcome: 'declined', code: 'card_declined', message: 'Your card was declined.' };
const faultOf = (answer: unknown, handler: 'payWith' | 'findCharge' = 'payWith') =>
  chargeFault(answer, { handler, amount: '25.00', currency: 'USD' }, (status) => status === 'box_held');

test.each([
  paid(),
  paid({ action: 'authorize', status: 'box_held' }),
  { outcome: 'action', url: 'https://bank.example/1' },
  { outcome: 'unknown' },
  declined,
  { ...declined, report: { order: 'o', event: 'failed' } },
])('an outcome is what it should be: %j', (answer) => {
  expect(faultOf(answer)).toBeNull();
});

test('only a look-up may find nothing, and only a charge may be declined', () => {
  expect(faultOf(null, 'findCharge')).toBeNull();
  expect(faultOf(undefined, 'findCharge')).toBeNull();
  expect(faultOf(null)).toBe('returned no outcome from payWith');
  expect(faultOf(declined, 'findCharge')).toBe('returned the outcome "declined" from findCharge');
});

test.each([
  ['paid', 'returned no outcome from payWith'],
  [{}, 'returned the outcome undefined from payWith'],
  [{ outcome: 'done' }, 'returned the outcome "done" from payWith'],
  [{ outcome: 'paid' }, 'returned a charge without a payment report'],
  [{ outcome: 'paid', report: { order: 'o', record: [] } }, 'returned a charge without a payment report'],
  [{ outcome: 'paid', report: { order: 'o' } }, 'returned no payment record'],
  [paid({ pending: true }), 'returned a charge that is still pending'],
  [paid({ action: 'refund' }), 'returned the action "refund" instead of authorize or capture'],
  [paid({ amount: '24.99' }), 'returned the amount 24.99 instead of 25.00'],
  [paid({ currency: 'EUR' }), 'returned the currency "EUR" instead of USD'],
  [{ outcome: 'action' }, 'returned an action without an http or https URL'],
  [{ outcome: 'action', url: 'javascript:alert(1)' }, 'returned an action without an http or https URL'],
  [{ outcome: 'declined', message: 'No' }, 'declined a charge without a code'],
  [{ ...declined, message: ' ' }, 'declined a charge without a message of 1 to 500 characters'],
  [{ ...declined, report: 'no' }, 'declined a charge with an invalid payment report'],
  [{ ...declined, report: { order: 'o', record } }, 'declined a charge with a report of money'],
])('an outcome that cannot be used is named: %j', (answer, fault) => {
  expect(faultOf(answer)).toBe(fault);
});
