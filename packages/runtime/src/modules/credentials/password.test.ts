import { expect, test } from 'vitest';
import { argon2Hash } from './argon2.ts';
import { DECOY_HASH, hashPassword, isPassword, newPassword } from './password.ts';

test('a password matches its hash and no other does', async () => {
  const hashed = await hashPassword('correct horse');
  expect(await isPassword('correct horse', hashed)).toBe(true);
  expect(await isPassword('correct horsE', hashed)).toBe(false);
});

test.each([
  ['NFC and NFD', 'Zürich-Größe-1'],
  ['full-width letters', 'ｗｉｄｅ-pass-1'],
  ['ligatures', 'oﬃce-pass-1'],
  ['Hangul', '비밀번호입니다'],
])('a password is the same in every Unicode form: %s', async (_, password) => {
  const hashed = await hashPassword(password.normalize('NFC'));
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
    expect(await isPassword(password.normalize(form), hashed), form).toBe(true);
});

test('a hash from before passwords were normalized matches the text as typed', async () => {
  const typed = 'Zürich-Größe-1'.normalize('NFD');
  expect(await isPassword(typed, await argon2Hash(typed))).toBe(true);
});

test('a password is never trimmed', async () => {
  const hashed = await hashPassword(' two words ');
  expect(await isPassword('two words', hashed)).toBe(false);
  expect(await isPassword('\u00A0two words\u00A0', hashed)).toBe(true);
});

test('a hash created by another library is verified, at its own cost', async () => {
  const hashed =
    '$argon2id$v=19$m=19456,t=2,p=1$bfsDE5c9idTD39zBOgXxmg$rgXfHeNyIEymjc8khAEDu00qVtT858F+fh+mICUQgtc';
  expect(await isPassword('x', hashed)).toBe(true);
  expect(await isPassword('', hashed)).toBe(false);
  expect(await isPassword('x', hashed.replace('t=2', 't=3'))).toBe(false);
});

test('a text that is not a password hash is an error, not a wrong password', async () => {
  await expect(isPassword('x', 'plain text')).rejects.toThrow('not in argon2id format');
});

const cost = (encoded: string) => encoded.split('$').slice(0, 4);

test('the decoy takes as long as a real hash, and never matches', async () => {
  expect(cost(DECOY_HASH)).toEqual(cost(await hashPassword('anything')));
  expect(await isPassword('there is no such administrator', null)).toBe(false);
});

test.each([
  ['kW9!vQ2', false],
  ['kW9!vQ2z', true],
  ['kW9!'.repeat(256), true],
  [`${'kW9!'.repeat(256)}k`, false],
])('a new password has 8 to 1024 characters: %#', (password, allowed) => {
  expect(newPassword.safeParse(password).success).toBe(allowed);
});

test.each([
  ['password', false],
  ['PassWord1', false],
  ['12345678', false],
  ['qwertyuiop', false],
  ['aaaaaaaa', false],
  ['        ', false],
  ['ｐａｓｓｗｏｒｄ', false],
  ['passwordless', true],
  ['correct horse battery', true],
])('a new password must not be very common: %j', (password, allowed) => {
  expect(newPassword.safeParse(password).success).toBe(allowed);
});
