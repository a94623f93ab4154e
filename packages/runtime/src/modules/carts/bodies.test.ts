import { expect, test } from 'vitest';
import type { z } from 'zod';
import { itemBody, itemQtyBody, newCartBody, qty } from './bodies.ts';
import { addressBody, contactBody, paymentMethodBody, shippingNoteBody } from './checkoutBodies.ts';

/** Returns the rejection message of a request body: the message of the first error. */
const refusal = (schema: z.ZodType, body: unknown) => schema.safeParse(body).error?.issues[0]?.message;

test.each([
  [1, 1],
  [100_000, 100_000],
  ['1', 1],
  ['100000', 100_000],
])('the quantity %o is %i', (sent, parsed) => {
  expect(qty.parse(sent)).toBe(parsed);
});

test.each([
  0,
  -1,
  -5,
  0.5,
  1.5,
  100_001,
  1e21,
  Number.NaN,
  null,
  undefined,
  true,
  [],
  {},
  '',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  ' 1',
  '1 ',
  '+1',
  '01',
  '100001',
  '999999',
  'one',
])('the quantity %o is rejected', (sent) => {
  expect(refusal(itemBody, { sku: 'a', qty: sent })).toBe('Qty is invalid');
});

const item = { sku: 'mug', qty: 1 };

test.each([
  [{}, 'Must provide at least one item'],
  [{ items: [] }, 'Must provide at least one item'],
  [{ items: 'mug' }, 'Must provide at least one item'],
  [{ items: [{ qty: 1 }] }, 'Sku is required'],
  [{ items: [{ sku: '', qty: 1 }] }, 'Sku is required'],
  [{ items: [{ sku: 7, qty: 1 }] }, 'Sku is required'],
  [{ items: [{ sku: 'mug' }] }, 'Qty is invalid'],
  [{ items: [item], customer_email: 'nobody' }, 'Email is invalid'],
  [{ items: Array.from({ length: 101 }, () => item) }, 'Too many items requested'],
])('a new cart %o is refused', (body, message) => {
  expect(refusal(newCartBody, body)).toBe(message);
});

test('a new cart requires only items', () => {
  expect(newCartBody.parse({ items: [item], unknown: 1 })).toEqual({ items: [item] });
});

test.each([[{}], [{ email: 'a@b' }], [{ email: 7 }], [{ email: '' }]])(
  'the contact %o is rejected',
  (body) => {
    expect(refusal(contactBody, body)).toBe('Email is invalid');
  },
);

const address = {
  full_name: 'Ada Lovelace',
  telephone: 123,
  address_1: '1 Main St',
  city: 'Austin',
  province: 'US-TX',
  country: 'US',
  postcode: '78701',
};

test('the type of an address is in it or next to it, and a telephone may be a number', () => {
  const parsed = {
    type: 'billing',
    address: { ...address, telephone: '123', address_2: null, company: null, vat_id: null },
  };
  expect(addressBody.parse({ address: { ...address, type: 'billing' } })).toEqual(parsed);
  expect(addressBody.parse({ address, type: 'billing' })).toEqual(parsed);
});

test.each([
  ['full_name', 'Full name is required'],
  ['telephone', 'Telephone is required'],
  ['address_1', 'Address is required'],
  ['city', 'City is required'],
  ['province', 'Province is required'],
  ['country', 'Country is required'],
  ['postcode', 'Postcode is required'],
])('an address requires %s', (field, message) => {
  for (const value of [undefined, null, '', ' ']) {
    expect(refusal(addressBody, { address: { ...address, [field]: value }, type: 'shipping' })).toBe(message);
  }
});

test.each([undefined, 'home', '', 1])('the address type %o is rejected', (type) => {
  expect(refusal(addressBody, { address: { ...address, type } })).toMatch(/^Type is required/);
});

test('a quantity can be set without an action', () => {
  expect(itemQtyBody.parse({ qty: '3' })).toEqual({ qty: 3 });
  expect(refusal(itemQtyBody, { action: 'double', qty: 3 })).toBe(
    "Action is required. It must be either 'increase' or 'decrease'",
  );
});

test('a payment method requires code and name', () => {
  expect(refusal(paymentMethodBody, { method_name: 'Cash' })).toBe('Method code is required');
  expect(refusal(paymentMethodBody, { method_code: 'cod' })).toBe('Method name is required');
});

test('a note is a string of at most 2000 characters', () => {
  expect(shippingNoteBody.parse({ note: '' })).toEqual({ note: '' });
  expect(refusal(shippingNoteBody, {})).toBe('Note is invalid');
  expect(refusal(shippingNoteBody, { note: 'x'.repeat(2001) })).toBe('Note is invalid');
});
