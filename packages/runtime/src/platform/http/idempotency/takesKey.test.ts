import { expect, test } from 'vitest';
import { z } from 'zod';
import { takesKey } from './takesKey.ts';

const body = z.object({});

test.each([
  ['POST', '/api/orders'],
  ['PATCH', '/api/products/{id}'],
  ['PUT', '/api/customers/{id}/metafields'],
  ['DELETE', '/api/carts/{id}/items/{item_id}'],
  ['POST', '/api/customers'],
  ['POST', '/api/cardgwish/things'],
] as const)('%s %s takes a key', (method, path) => {
  expect(takesKey({ method, body }, path)).toBe(true);
});

test.each([
  ['GET', '/api/orders'],
  ['POST', '/graphql'],
  ['POST', '/customer/login'],
  ['POST', '/api/customers/login'],
  ['POST', '/api/user/tokens'],
  ['POST', '/api/user/token/refresh'],
  ['POST', '/api/customer/tokens'],
  ['POST', '/api/customers/password'],
  ['POST', '/api/customers/reset-password'],
  ['POST', '/api/cardgw/paymentIntents'],
  ['POST', '/api/walletgw/orders'],
] as const)('%s %s does not look at a key', (method, path) => {
  expect(takesKey({ method, body }, path)).toBe(false);
});

test('a body that is worked on while it arrives has no key', () => {
  expect(takesKey({ method: 'POST', body: 'stream' }, '/api/images')).toBe(false);
  expect(takesKey({ method: 'POST', body: 'raw' }, '/api/things')).toBe(true);
  expect(takesKey({ method: 'DELETE', body: undefined }, '/api/things/{id}')).toBe(true);
});
