import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { serializeByKey } from './serializeByKey.ts';

test('tasks with one key run one after the other, in order', async () => {
  const log: string[] = [];
  const work = (name: string, ms: number) => async () => {
    log.push(`${name} starts`);
    await pause(ms);
    log.push(`${name} ends`);
  };
  await Promise.all([serializeByKey('a', work('first', 10)), serializeByKey('a', work('second', 0))]);
  expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});

test('another key does not wait', async () => {
  const slow = serializeByKey('a', () => pause(50, 'slow'));
  expect(await Promise.race([slow, serializeByKey('b', () => Promise.resolve('fast'))])).toBe('fast');
  await slow;
});

test('a failure is thrown to its caller and does not delay the next', async () => {
  const failed = serializeByKey('a', () => Promise.reject(new Error('no')));
  const next = serializeByKey('a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('a task that never ends delays the next with its key only for a while', async () => {
  void serializeByKey('a', () => new Promise(() => {}), 20);
  expect(await serializeByKey('a', () => Promise.resolve('second'), 20)).toBe('second');
  expect(await serializeByKey('a', () => Promise.resolve('third'), 20)).toBe('third');
});
