import { expect, test } from 'vitest';
import { holdsAll, withImplied } from './grants.ts';

test.each([
  [['*'], ['*'], true],
  [['*'], ['createCoupon'], true],
  [['createRole', 'createCoupon'], ['createCoupon'], true],
  [['createRole'], [], true],
  [['createRole'], ['createCoupon'], false],
  [['createRole'], ['*'], false],
])('one with %j may grant %j: %s', (own, permissions, allowed) => {
  expect(holdsAll(new Set(own), permissions)).toBe(allowed);
});

test.each([
  [[], []],
  [['*'], ['*']],
  [['createCoupon'], ['createCoupon']],
  [['replaceHomepagePreflight'], ['replaceHomepagePreflight']],
  [['listOrders'], ['listOrders', 'adminGraphql']],
  [
    ['getOrder', 'searchOrders'],
    ['getOrder', 'searchOrders', 'adminGraphql'],
  ],
  [
    ['listing', 'manageCarts'],
    ['listing', 'manageCarts'],
  ],
  [['replaceHomepage'], ['replaceHomepage', 'createLandingPage']],
  [
    ['createLandingPage', 'replaceHomepage'],
    ['createLandingPage', 'replaceHomepage'],
  ],
])('one with %j may do %j', (own, allowed) => expect(withImplied(own)).toEqual(new Set(allowed)));
