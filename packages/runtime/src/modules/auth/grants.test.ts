import { expect, test } from 'vitest';
import { holdsAll } from './grants.ts';

test.each([
  [['*'], ['*'], true],
  [['*'], ['createCoupon'], true],
  [['createRole', 'createCoupon'], ['createCoupon'], true],
  [['createRole'], [], true],
  [['createRole'], ['createCoupon'], false],
  [['createRole'], ['*'], false],
])('one with %j may give %j: %s', (own, permissions, allowed) => {
  expect(holdsAll(new Set(own), permissions)).toBe(allowed);
});
