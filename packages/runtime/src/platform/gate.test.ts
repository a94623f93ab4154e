import { expect, test } from 'vitest';
import { createGate } from './gate.ts';
import type { GateOptions } from './gate.ts';

const gateOf = (width: number, limits: Partial<GateOptions> = {}) =>
  createGate({ width, refusal: () => new Error('busy'), ...limits });

/** Creates tasks that finish when the test ends them, and records which tasks have started. */
function workshop() {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const task = (n: number) => () =>
    new Promise<number>((resolve) => {
      started.push(n);
      ends.set(n, () => resolve(n));
    });
  return { started, task, end: (n: number) => ends.get(n)?.() };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('runs tasks up to the limit concurrently, and the others in order of arrival', async () => {
  const gate = gateOf(2);
  const { started, task, end } = workshop();
  const all = [1, 2, 3, 4].map((n) => gate.run(task(n)));
  await nextTurn();
  expect(started).toEqual([1, 2]);
  end(2);
  await nextTurn();
  expect(started).toEqual([1, 2, 3]);
  const late = gate.run(task(5));
  end(1);
  await nextTurn();
  expect(started).toEqual([1, 2, 3, 4]);
  [3, 4].forEach(end);
  await nextTurn();
  end(5);
  expect(await Promise.all([...all, late])).toEqual([1, 2, 3, 4, 5]);
});

test('a failed task passes its slot on to the next one', async () => {
  const gate = gateOf(1);
  const first = gate.run(() => Promise.reject(new Error('broken')));
  const second = gate.run(() => Promise.resolve('well'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('well');
  expect(await gate.run(async () => 'again')).toBe('again');
});

test('rejects a task if too many tasks are waiting', async () => {
  const gate = gateOf(1, { maxWaiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const tasks = [gate.run(() => promise), gate.run(() => promise)];
  await expect(gate.run(() => promise)).rejects.toThrow('busy');
  resolve();
  await Promise.all(tasks);
  expect(await gate.run(async () => 'again')).toBe('again');
});

test('rejects a waiting task when its client disconnects or it waits too long, and keeps no slot for it', async () => {
  const gate = gateOf(1, { waitMs: 20 });
  const { started, task, end } = workshop();
  const disconnected = new AbortController();
  const first = gate.run(task(1));
  const second = gate.run(task(2), disconnected.signal);
  const third = gate.run(task(3));
  disconnected.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect(third).rejects.toThrow('busy');
  await expect(gate.run(task(4), disconnected.signal)).rejects.toThrow('gone');
  end(1);
  await first;
  const fifth = gate.run(task(5));
  await nextTurn();
  end(5);
  expect(await fifth).toBe(5);
  expect(started).toEqual([1, 5]);
});
