import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openValue, sealValue } from './sealedValue.ts';

const key = randomBytes(32);
const olderKey = randomBytes(32);

test('a sealed value opens with its key and does not reveal its content', () => {
  const sealed = sealValue(key, 'cardgwSecretKey', 'sk_live_1');
  expect(JSON.stringify(sealed)).not.toContain('sk_live_1');
  expect(openValue([key], 'cardgwSecretKey', sealed)).toBe('sk_live_1');
});

test('a value sealed with a previous key still opens', () => {
  const sealed = sealValue(olderKey, 'cardgwSecretKey', { a: 1 });
  expect(openValue([key, olderKey], 'cardgwSecretKey', sealed)).toEqual({ a: 1 });
});

test('the same value is sealed differently each time', () => {
  expect(sealValue(key, 'a', 'x').sealed).not.toBe(sealValue(key, 'a', 'x').sealed);
});

test('a value that lost its key, was moved to another setting, or was altered does not open, and the message has instructions', () => {
  const sealed = sealValue(key, 'cardgwSecretKey', 'x');
  expect(() => openValue([olderKey], 'cardgwSecretKey', sealed)).toThrow('secrets.previousKeys');
  expect(() => openValue([key], 'cardgwEndpointSecret', sealed)).toThrow('cardgwEndpointSecret');
  expect(() =>
    openValue([key], 'cardgwSecretKey', { ...sealed, tag: sealValue(key, 'b', 'x').tag }),
  ).toThrow();
});

test('a value from before its setting was secret is read unchanged', () => {
  expect(openValue([key], 'cardgwSecretKey', 'plain')).toBe('plain');
});
