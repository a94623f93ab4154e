import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const { signal } = new AbortController();
const eventLoopTurn = () => new Promise((resolve) => setImmediate(resolve));

test('clients take turns, no matter how many tasks each of them has', async () => {
  const turns = createTurns(10);
  const order: string[] = [];
  const send = (client: string, piece: string) => turns.pass(client, () => order.push(piece), signal);
  await Promise.all([
    send('a', 'a1'),
    send('a', 'a2'),
    send('a', 'a3'),
    send('a', 'a4'),
    send('b', 'b1'),
    send('b', 'b2'),
    send('c', 'c1'),
  ]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('a later client does not wait for all tasks of the earlier ones', async () => {
  const turns = createTurns(10);
  const order: string[] = [];
  const send = (client: string, piece: string) => turns.pass(client, () => order.push(piece), signal);
  const first = ['a1', 'a2', 'a3'].map((piece) => send('a', piece));
  await eventLoopTurn();
  await Promise.all([...first, send('b', 'b1')]);
  expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a3'));
});

test('each turn of the event loop runs one task', async () => {
  const turns = createTurns(10);
  let ran = 0;
  const pieces = Array.from({ length: 4 }, () => turns.pass('a', () => (ran += 1), signal));
  const seen: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    seen.push(ran);
    await eventLoopTurn();
  }
  await Promise.all(pieces);
  expect(seen).toEqual([0, 1, 2, 3]);
  expect(ran).toBe(4);
});

test('rejects the tasks of a client with too many of them, but not those of other clients', async () => {
  const turns = createTurns(2);
  const good = [1, 2].map((number) => turns.pass('a', () => number, signal));
  await expect(turns.pass('a', () => 3, signal)).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    headers: { 'retry-after': '1' },
  });
  expect(await Promise.all([...good, turns.pass('b', () => 4, signal)])).toEqual([1, 2, 4]);
  expect(await turns.pass('a', () => 5, signal)).toBe(5);
});

test('a task that throws or whose client disconnects does not block the others', async () => {
  const turns = createTurns(10);
  const disconnected = new AbortController();
  const ran: string[] = [];
  const left = turns.pass('a', () => ran.push('left'), disconnected.signal);
  const broken = turns.pass('a', () => Promise.reject(new Error('broken')), signal);
  const good = turns.pass('a', () => ran.push('good'), signal);
  disconnected.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(broken).rejects.toThrow('broken');
  await good;
  expect(ran).toEqual(['good']);
});
