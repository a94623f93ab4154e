import { expect, test } from 'vitest';
import { hideToken, hideTokenInError } from './hideToken.ts';

test('the token is replaced in texts at every depth, and other values stay', () => {
  const at = new Date(0);
  expect(
    hideToken({ a: ['x spt_1234 y', 5, null], spt_1234: { b: 'spt_1234spt_1234', at } }, 'spt_1234'),
  ).toEqual({
    a: ['x [credential] y', 5, null],
    '[credential]': { b: '[credential][credential]', at },
  });
  expect(hideToken(undefined, 'spt_1234')).toBeUndefined();
});

test('an error keeps its name, text and stack alone', () => {
  const thrown = Object.assign(new TypeError('No such token: spt_1234', { cause: 'spt_1234' }), {
    raw: { param: 'spt_1234' },
  });
  const hidden = hideTokenInError(thrown, 'spt_1234');
  expect(hidden).toMatchObject({ name: 'TypeError', message: 'No such token: [credential]' });
  expect(JSON.stringify([hidden.stack, hidden.cause, Object.entries(hidden)])).not.toContain('spt_1234');
  expect(hideTokenInError('spt_1234', 'spt_1234').message).toBe('[credential]');
});
