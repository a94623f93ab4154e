import { expect, test } from 'vitest';
import { z } from 'zod';
import { acceptsKey } from './planRoute.ts';

const body = z.object({});

test.each([
  ['POST', '/api/orders', body],
  ['PATCH', '/api/products/{id}', body],
  ['PUT', '/api/customers/{id}/metafields', body],
  ['DELETE', '/api/carts/{id}/items/{item_id}', undefined],
  ['POST', '/api/things', 'raw'],
  // The words in a path have no influence on whether a key is accepted.
  ['POST', '/api/login', body],
  ['POST', '/api/things/tokens', body],
] as const)('%s %s takes a key, unless it says none', (method, path, body) => {
  expect(acceptsKey({ method, body }, path)).toBe(true);
  expect(acceptsKey({ method, body, idempotency: 'key' }, path)).toBe(true);
  expect(acceptsKey({ method, body, idempotency: 'none' }, path)).toBe(false);
});

test.each([
  ['a read', 'GET', '/api/orders', undefined],
  ['what is not under /api', 'POST', '/customer/login', body],
  ['a body that is read while it arrives', 'POST', '/api/images', 'stream'],
] as const)('%s takes no key', (_, method, path, body) => {
  expect(acceptsKey({ method, body }, path)).toBe(false);
});
