import { expect, test } from 'vitest';
import { refuse } from '../errors.ts';
import { outcomeOf } from './outcome.ts';

test('a value is the outcome of a function that returns it', async () =>
  expect(await outcomeOf(async () => 5)).toEqual({ ok: true, value: 5 }));

test('a refusal is a value with all that clients of the route get', async () => {
  const work = async () => {
    throw refuse(429, 'TOO_MANY', 'At most {max}', {
      values: { max: 3 },
      at: 'items',
      headers: { 'retry-after': '900' },
    });
  };
  expect(await outcomeOf(work)).toEqual({
    ok: false,
    status: 429,
    code: 'TOO_MANY',
    message: 'At most 3',
    values: { max: 3 },
    details: [{ path: 'items', rule: 'TOO_MANY', values: { max: 3 }, message: 'At most 3' }],
    retryAfter: 900,
  });
  expect(await outcomeOf(() => Promise.reject(refuse(400, 'NO', 'No')))).toEqual({
    ok: false,
    status: 400,
    code: 'NO',
    message: 'No',
  });
});

test('any other error is thrown', async () => {
  const fault = new Error('a fault');
  await expect(outcomeOf(() => Promise.reject(fault))).rejects.toBe(fault);
});
