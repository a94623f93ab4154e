import { expect, test } from 'vitest';
import { createGate, throughGates } from './bounded.ts';
import type { Db } from './db.ts';
import { DatabaseUnreachable } from './failures.ts';

/** Creates work that ends on command, and lists the work under way. */
function workshop() {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const work = (n: number) => () =>
    new Promise<number>((resolve) => {
      started.push(n);
      ends.set(n, () => resolve(n));
    });
  return { started, work, end: (n: number) => ends.get(n)?.() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at a time, and the others in the order in which they came', async () => {
  const gate = createGate(2, 1000);
  const { started, work, end } = workshop();
  const all = [1, 2, 3, 4].map((n) => gate.pass(work(n)));
  await settle();
  expect(started).toEqual([1, 2]);
  end(2);
  await settle();
  expect(started).toEqual([1, 2, 3]);
  const late = gate.pass(work(5));
  end(1);
  await settle();
  expect(started).toEqual([1, 2, 3, 4]);
  [3, 4].forEach(end);
  await settle();
  end(5);
  expect(await Promise.all([...all, late])).toEqual([1, 2, 3, 4, 5]);
});

test('what fails gives its place on', async () => {
  const gate = createGate(1, 1000);
  const first = gate.pass(() => Promise.reject(new Error('broken')));
  const second = gate.pass(() => Promise.resolve('well'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('well');
});

test('who waits is let go when the client goes, or when it takes too long, and keeps no place', async () => {
  const gate = createGate(1, 20);
  const { started, work, end } = workshop();
  const gone = new AbortController();
  const first = gate.pass(work(1));
  const second = gate.pass(work(2), gone.signal);
  const third = gate.pass(work(3));
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect(third).rejects.toBeInstanceOf(DatabaseUnreachable);
  await expect(gate.pass(work(4), gone.signal)).rejects.toThrow('gone');
  end(1);
  await first;
  const fifth = gate.pass(work(5));
  await settle();
  end(5);
  expect(await fifth).toBe(5);
  expect(started).toEqual([1, 5]);
});

test('a transaction takes one place, and what is sent inside it none', async () => {
  const tx = { any: async () => ['inside'] } as unknown as Db;
  const db = {
    any: async () => ['outside'],
    transaction: (work: (inner: Db) => Promise<unknown>) => work(tx),
  } as unknown as Db;
  const bounded = throughGates(db, [createGate(1, 1000), createGate(1, 1000)]);
  const statement = {} as Parameters<Db['any']>[0];
  const both = Promise.all([
    bounded.transaction(async (inner) => inner.any(statement)),
    bounded.transaction(async (inner) => inner.any(statement)),
    bounded.any(statement),
  ]);
  expect(await both).toEqual([['inside'], ['inside'], ['outside']]);
});
