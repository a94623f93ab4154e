import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openAnswer, sealAnswer } from './storedResponse.ts';

const key = randomBytes(32);
const olderKey = randomBytes(32);
const answer = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  setCookies: ['sid=secret; Path=/'],
  body: '{"data":"é \\u0000"}',
};

test('a response can be decrypted with the current or a previous key, and is not readable without it', () => {
  const sealed = sealAnswer(olderKey, 'a1', answer);
  expect(sealed.toString('latin1')).not.toContain('secret');
  expect(openAnswer([key, olderKey], 'a1', sealed)).toEqual(answer);
});

test('a response cannot be decrypted if its key was removed, it was moved to another row, or it was changed', () => {
  const sealed = sealAnswer(key, 'a1', answer);
  expect(openAnswer([olderKey], 'a1', sealed)).toBeNull();
  expect(openAnswer([key], 'a2', sealed)).toBeNull();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) as number) ^ 1;
  expect(openAnswer([key], 'a1', changed)).toBeNull();
});
