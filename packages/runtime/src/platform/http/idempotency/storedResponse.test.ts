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

test('an answer opens with the key of today or a previous one, and does not show what it holds', () => {
  const sealed = sealAnswer(olderKey, 'a1', answer);
  expect(sealed.toString('latin1')).not.toContain('secret');
  expect(openAnswer([key, olderKey], 'a1', sealed)).toEqual(answer);
});

test('an answer whose key is gone, that was moved to another row, or was changed does not open', () => {
  const sealed = sealAnswer(key, 'a1', answer);
  expect(openAnswer([olderKey], 'a1', sealed)).toBeNull();
  expect(openAnswer([key], 'a2', sealed)).toBeNull();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) as number) ^ 1;
  expect(openAnswer([key], 'a1', changed)).toBeNull();
});
