import { expect, test } from 'vitest';
import { apiFault } from './apiVersion.ts';

test.each([
  ['^1.0', null],
  ['1', null],
  ['>=1.0.0 <3', null],
  ['*', null],
  ['^2.0', 'requires extension API ^2.0, but this is 1.0.0'],
  ['^0.9', 'requires extension API ^0.9, but this is 1.0.0'],
  ['soon', 'api "soon" is not a version range'],
])('the range %s: %s', (range, message) => expect(apiFault(range)?.message ?? null).toBe(message));

test('the hint says which side to update', () => {
  expect(apiFault('^0.9')?.hint).toBe('Install a newer release of the extension.');
  expect(apiFault('^2.0')?.hint).toBe('Install a newer @shop/runtime.');
});
