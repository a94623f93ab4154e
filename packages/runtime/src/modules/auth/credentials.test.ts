import { expect, test } from 'vitest';
import { newToken, tokenKind } from './credentials.ts';
import { tokenHash } from '../credentials/index.ts';

test.each(['session', 'access', 'refresh', 'api'] as const)(
  'a token of kind %s is identified by its prefix',
  (kind) => {
    const token = newToken(kind);
    expect(tokenKind(token)).toBe(kind);
    expect(token).toMatch(/^s[a-z]{2}_[\w-]{43}$/);
  },
);

test('a token of another issuer has no kind', () => {
  expect(tokenKind('sct_abc')).toBeNull();
  expect(tokenKind('')).toBeNull();
});

test('tokens are unique, and the hash is the SHA-256', () => {
  expect(newToken('access')).not.toBe(newToken('access'));
  expect(tokenHash('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
