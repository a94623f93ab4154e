import { expect, test } from 'vitest';
import { choiceText, shippingChoice } from './shippingChoice.ts';

test.each([
  ['core', '5b0c1c1e'],
  ['a/b', 'c:d'],
  ['ü 100%', '<"&>'],
])('provider %j and method %j can be decoded from their text', (provider_code, method_code) => {
  expect(shippingChoice(choiceText(provider_code, method_code))).toEqual({ provider_code, method_code });
});

test.each(['', 'core', 'core/', '/x', 'a/b/c', '%/x', 'x/%E0%A4%A'])('%j is none', (text) => {
  expect(() => shippingChoice(text)).toThrow('Shipping method is required');
});
