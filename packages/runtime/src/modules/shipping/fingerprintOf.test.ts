import { expect, test } from 'vitest';
import type { QuoteItem, QuoteRequest } from './contract.ts';
import { fingerprintOf } from './fingerprintOf.ts';

const mug: QuoteItem = {
  productId: 1,
  sku: 'MUG',
  name: 'Mug',
  qty: 2,
  weight: '0.4000',
  unitPrice: '12.5000',
  noShippingRequired: false,
};
const lamp: QuoteItem = { ...mug, productId: 2, sku: 'LAMP', name: 'Lamp', qty: 1 };
const request: QuoteRequest = {
  destination: {
    country: 'US',
    province: 'US-CA',
    postcode: '94607',
    city: 'Oakland',
    address_1: '1 Market St',
  },
  items: [mug, lamp],
  totalWeight: '1.2',
  totalValue: '37.50',
  currency: 'USD',
  revision: 7,
};
const base = fingerprintOf(request);

test('a fingerprint is a SHA-256 in hex', () => {
  expect(base).toMatch(/^[0-9a-f]{64}$/);
});

test.each<[string, Partial<QuoteRequest>]>([
  ['the order of the lines', { items: [lamp, mug] }],
  ['zeros at the end of decimals', { totalWeight: '1.2000', totalValue: '37.5' }],
  ['the name of a product', { items: [{ ...mug, name: 'Blue mug' }, lamp] }],
  ['a signal', { signal: new AbortController().signal }],
])('%s leaves it as it is', (_, change) => {
  expect(fingerprintOf({ ...request, ...change })).toBe(base);
});

test('an absent part of the destination equals null', () => {
  const here: QuoteRequest = { ...request, destination: { country: 'US' } };
  const there: QuoteRequest = { ...request, destination: { country: 'US', province: null, city: null } };
  expect(fingerprintOf(here)).toBe(fingerprintOf(there));
});

test.each<[string, Partial<QuoteRequest>]>([
  ['country', { destination: { ...request.destination, country: 'CA' } }],
  ['province', { destination: { ...request.destination, province: 'US-NY' } }],
  ['postcode', { destination: { ...request.destination, postcode: '10001' } }],
  ['city', { destination: { ...request.destination, city: 'Berkeley' } }],
  ['street', { destination: { ...request.destination, address_1: '2 Market St' } }],
  ['currency', { currency: 'EUR' }],
  ['weight', { totalWeight: '1.3' }],
  ['weight by a factor of ten', { totalWeight: '12' }],
  ['value', { totalValue: '375.0' }],
  ['quantity of a line', { items: [{ ...mug, qty: 3 }, lamp] }],
  ['price of a line', { items: [{ ...mug, unitPrice: '13' }, lamp] }],
  ['weight of a line', { items: [{ ...mug, weight: '4' }, lamp] }],
  ['number of lines', { items: [mug] }],
  ['revision of the shipping set-up', { revision: 8 }],
])('another %s moves it', (_, change) => {
  expect(fingerprintOf({ ...request, ...change })).not.toBe(base);
});
