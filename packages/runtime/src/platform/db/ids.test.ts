import { expect, test } from 'vitest';
import { isUuid } from './ids.ts';

test.each([
  ['3f0c1f4e-8a0e-4a58-9c3b-0d3c5f1f8a11', true],
  ['3F0C1F4E-8A0E-4A58-9C3B-0D3C5F1F8A11', true],
  ['00000000-0000-0000-0000-000000000000', true],
  ['3f0c1f4e8a0e4a589c3b0d3c5f1f8a11', false],
  ['{3f0c1f4e-8a0e-4a58-9c3b-0d3c5f1f8a11}', false],
  ['3f0c1f4e-8a0e-4a58-9c3b-0d3c5f1f8a11\n', false],
  ['3f0c1f4e-8a0e-4a58-9c3b-0d3c5f1f8a1', false],
  ['', false],
  ['12', false],
])('%j is a uuid: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});
