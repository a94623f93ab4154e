import { expect, test } from 'vitest';
import { DECOY_HASH, hashPassword, isPassword, newPassword } from './password.ts';

test('a password matches its hash and no other does', async () => {
  const hashed = await hashPassword('correct horse');
  expect(await isPassword('correct horse', hashed)).toBe(true);
  expect(await isPassword('correct horsE', hashed)).toBe(false);
});

const cost = (encoded: string) => encoded.split('$').slice(0, 4);

test('the decoy costs what a real hash costs, and lets nobody in', async () => {
  expect(cost(DECOY_HASH)).toEqual(cost(await hashPassword('anything')));
  expect(await isPassword('there is no such administrator', null)).toBe(false);
});

test.each([
  ['1234567', false],
  ['12345678', true],
  ['x'.repeat(1024), true],
  ['x'.repeat(1025), false],
])('a new password has 8 to 1024 characters: %#', (password, allowed) => {
  expect(newPassword.safeParse(password).success).toBe(allowed);
});
