import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

const gateOf = (width: number, maxWaiting = 100) =>
  createGate({ width, maxWaiting, busy: () => new Error('busy') });

test('no more than its width runs at the same time, and all of it in order', async () => {
  const gate = gateOf(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = async (number: number) => {
    begun.push(number);
    most = Math.max(most, (running += 1));
    await setTimeout(number % 3);
    running -= 1;
    return number;
  };
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  expect(await Promise.all(numbers.map((number) => gate.run(() => work(number))))).toEqual(numbers);
  expect([most, begun]).toEqual([2, numbers]);
});

test('a work that fails makes way for the next', async () => {
  const gate = gateOf(1);
  const works = [gate.run(() => Promise.reject(new Error('broken'))), gate.run(async () => 'done')];
  expect(await Promise.allSettled(works)).toMatchObject([{ status: 'rejected' }, { value: 'done' }]);
  expect(await gate.run(async () => 'again')).toBe('again');
});

test('who comes when too many wait is turned away', async () => {
  const gate = gateOf(1, 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const works = [gate.run(() => promise), gate.run(() => promise)];
  await expect(gate.run(() => promise)).rejects.toThrow('busy');
  resolve();
  await Promise.all(works);
  expect(await gate.run(async () => 'again')).toBe('again');
});
