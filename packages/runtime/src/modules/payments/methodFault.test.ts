import { describe, expect, test } from 'vitest';
import type { PaymentMethod } from './contract.ts';
import { methodFault } from './methodFault.ts';

const status = { code: 'paybox_held', label: 'Held', phase: 'authorized' } as const;
const good: PaymentMethod = {
  code: 'paybox',
  name: 'Paybox',
  statuses: [status],
  transitions: [{ on: 'paid', from: ['pending', 'paybox_held'], to: 'paybox_captured' }],
};
const faultOf = (change: object) => methodFault({ ...good, ...change });

test('a valid method has none', () => {
  expect(methodFault(good)).toBeNull();
  expect(faultOf({ code: 'bank-transfer', statuses: [], transitions: [] })).toBeNull();
  expect(faultOf({ transitions: [{ on: 'gone', to: null }] })).toBeNull();
});

describe('the faults that are rejected at startup', () => {
  test.each([
    [
      'a code of other signs',
      { code: 'Weird code!' },
      'the code must start with a letter and contain only letters, digits, "-" and "_"',
    ],
    ['the built-in code', { code: 'zero_checkout' }, 'the code "zero_checkout" is reserved'],
    ['no name', { name: undefined }, 'name must be a string'],
    ['a handler that is none', { capture: 'yes' }, 'capture must be a function'],
    [
      'a charge that nobody can look up',
      { payWith: async () => ({ outcome: 'unknown' }), credentials: ['token'] },
      'payWith requires findCharge',
    ],
    [
      'credentials without a charge',
      { credentials: ['token'] },
      'payWith and credentials require each other',
    ],
    [
      'a kind of credentials of other signs',
      {
        payWith: async () => ({ outcome: 'unknown' }),
        findCharge: async () => null,
        credentials: ['A token'],
      },
      'credentials must list kinds of lowercase letters, digits, ".", "-" and "_"',
    ],
    ['statuses that are no list', { statuses: {} }, 'statuses and transitions must be lists'],
    [
      'a status without the prefix',
      { statuses: [{ ...status, code: 'held' }] },
      'the status "held" must be named "paybox_" and a word',
    ],
    [
      'a status without a label',
      { statuses: [{ ...status, label: '' }] },
      'the status "paybox_held" must have a label',
    ],
    [
      'a phase that is none',
      { statuses: [{ ...status, phase: 'payed' }] },
      'the status "paybox_held" has the phase "payed", which must be one of unpaid, authorized, paid, refunded, failed, canceled',
    ],
    ['a status twice', { statuses: [status, status] }, 'the status "paybox_held" is declared twice'],
    [
      'a transition to nowhere',
      { transitions: [{ on: 'paid', to: 'nowhere' }] },
      'the transition on "paid" uses the undeclared payment status "nowhere"',
    ],
    [
      'a transition from nowhere',
      { transitions: [{ on: 'paid', from: ['nowhere'], to: null }] },
      'the transition on "paid" uses the undeclared payment status "nowhere"',
    ],
    [
      'a transition without an event',
      { transitions: [{ to: null }] },
      'a transition must have the name of an event in "on"',
    ],
    [
      'a transition without a status',
      { transitions: [{ on: 'paid' }] },
      'the transition on "paid" uses the undeclared payment status undefined',
    ],
    [
      'a time that is none',
      { transitions: [{ on: 'paid', to: null, when: 'often' }] },
      'the transition on "paid": when must be "first", "later" or absent',
    ],
  ])('%s', (_what, change, fault) => expect(faultOf(change)).toBe(fault));
});
