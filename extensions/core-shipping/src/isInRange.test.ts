import { expect, test } from 'vitest';
import { isInRange } from './isInRange.ts';
import type { RateCondition } from './isInRange.ts';

const load = { value: '50.0000', weight: '2.5' };

test.each<[RateCondition['condition_type'], string | null, string | null, boolean]>([
  [null, null, null, true],
  [null, '100', '200', true],
  [null, '200', '100', true],
  ['price', null, null, true],
  ['price', '50', null, true],
  ['price', '50.01', null, false],
  ['price', '49.9999', '50.0001', true],
  ['price', null, '50', false],
  ['price', null, '50.000001', true],
  ['price', '50', '50', false],
  ['price', '9', '100', true],
  ['price', '0', '2', false],
  ['weight', null, null, true],
  ['weight', '2.5', null, true],
  ['weight', '2.500001', null, false],
  ['weight', null, '2.5', false],
  ['weight', '0', '2.6', true],
  ['weight', '10', '60', false],
])('condition %s in [%s, %s): %s', (condition_type, min, max, expected) => {
  expect(isInRange({ condition_type, min, max }, load)).toBe(expected);
});
