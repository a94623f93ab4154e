import { expect, test } from 'vitest';
import { findByText, keyText, textKey } from './keyText.ts';

test.each([
  ['ABC', 'ABC'],
  [' ABC\u00A0', 'ABC'],
  ['A \u2009 B', 'A B'],
  ['AB\u200BC', 'ABC'],
  ['\uFEFFABC\u200D', 'ABC'],
  ['Cafe\u0301', 'Café'],
  ['e\u200B\u0301', 'é'],
  ['A\nB', 'A\nB'],
  ['A\t', 'A\t'],
  ['\u3000', ''],
])('%j is stored as %j', (text, stored) => {
  expect(keyText(text)).toBe(stored);
  expect(keyText(stored)).toBe(stored);
});

test('keys are compared case-insensitively', () => {
  expect(textKey(' Größe\u00A0XL')).toBe(textKey('GRÖßE xl'));
});

test('an exact match takes precedence, followed by the first equivalent key', () => {
  const find = findByText(['Red', 'red ', 'RED'], (text) => text);
  expect(['Red', 'red ', 'RED', 'red', ' rEd', 'Blue'].map(find)).toEqual([
    'Red',
    'red ',
    'RED',
    'Red',
    'Red',
    undefined,
  ]);
});
