import { describe, expect, test } from 'vitest';
import { requiredAddresses, checkoutSteps, shownStep } from './steps.ts';

type Orderable = Parameters<typeof checkoutSteps>[0];

const address = {} as NonNullable<Orderable['shipping_address']>;
const selection = {} as NonNullable<Orderable['shipping_method_data']>;
const empty: Orderable = {
  currency: 'USD',
  grand_total: '10.00',
  customer_email: null,
  no_shipping_required: false,
  shipping_address: null,
  billing_address: null,
  shipping_method_data: null,
  payment_method: null,
};
const email = { customer_email: 'ada@example.com' };
const addressed = { ...email, shipping_address: address };
const shipped = { ...addressed, shipping_method_data: selection };
const paid = { ...shipped, payment_method: 'cod' };
const digital = { no_shipping_required: true };
const free = { grand_total: '0.00' };

describe('the steps of a checkout', () => {
  test.each<[string, Partial<Orderable>, string, string]>([
    ['nothing', {}, 'address shipping payment review', 'address'],
    ['an email', email, 'address shipping payment review', 'address'],
    ['an address alone', { shipping_address: address }, 'address shipping payment review', 'address'],
    ['an address', addressed, 'address shipping payment review', 'shipping'],
    ['a shipping method', shipped, 'address shipping payment review', 'payment'],
    ['a payment method', paid, 'address shipping payment review', 'review'],
    [
      'a payment method and no shipping method',
      { ...paid, shipping_method_data: null },
      'address shipping payment review',
      'shipping',
    ],
    ['no price', { ...shipped, ...free }, 'address shipping review', 'review'],
    ['nothing to ship', { ...email, ...digital }, 'address payment review', 'address'],
    [
      'nothing to ship and an address',
      { ...email, ...digital, billing_address: address },
      'address payment review',
      'payment',
    ],
    ['nothing to ship and no price', { ...email, ...digital, ...free }, 'address review', 'review'],
  ])('of a cart with %s', (_what, given, names, next) => {
    const steps = checkoutSteps({ ...empty, ...given });
    expect(steps.map(({ name }) => name).join(' ')).toBe(names);
    expect(shownStep(steps, undefined)).toBe(next);
    const reached = steps.slice(0, steps.findIndex(({ name }) => name === next) + 1);
    expect(steps.filter(({ path }) => path !== null)).toEqual(reached);
  });

  test('a completed one can be opened again, and one that is not reached cannot be skipped to', () => {
    const steps = checkoutSteps({ ...empty, ...shipped });
    expect(shownStep(steps, 'address')).toBe('address');
    expect(shownStep(steps, 'review')).toBe('payment');
    expect(shownStep(steps, 'nonsense')).toBe('payment');
  });
});

test('a cart requires only the addresses that it needs', () => {
  expect(requiredAddresses(empty)).toEqual({ shipping: true, billing: 'optional' });
  expect(requiredAddresses({ ...empty, ...digital })).toEqual({ shipping: false, billing: 'required' });
  expect(requiredAddresses({ ...empty, ...digital, ...free })).toEqual({ shipping: false, billing: 'no' });
});
