import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { callAs } from '../acting/calls.ts';
import { createRuntimeFaults } from '../acting/createRuntimeFaults.ts';
import type { Logger } from '../logger.ts';
import { watchEventLoop } from './eventLoop.ts';
import type { EventLoop } from './eventLoop.ts';

const loops: EventLoop[] = [];
afterEach(() => loops.splice(0).forEach(({ close }) => close()));

function watched() {
  const faults = createRuntimeFaults(systemClock);
  const lines: { readonly underWay: readonly { readonly extension: string }[] }[] = [];
  const warn = (facts: (typeof lines)[number]) => void lines.push(facts);
  const loop = watchEventLoop(faults, { warn } as unknown as Logger);
  loops.push(loop);
  return { faults, loop, lines };
}

const BUSY_MS = 300;
function busy(): void {
  const until = performance.now() + BUSY_MS;
  while (performance.now() < until);
}

test('the time of a response excludes the time during which the event loop was blocked', async () => {
  const { loop } = watched();
  await delay(50);
  const sentAt = performance.now();
  busy();
  // The response is read in the same event loop turn, and then in the turn after the next tick.
  expect(loop.waited(sentAt)).toBeLessThan(BUSY_MS);
  expect(performance.now() - sentAt).toBeGreaterThanOrEqual(BUSY_MS);
  await new Promise(setImmediate);
  expect(loop.waited(sentAt)).toBeLessThan(performance.now() - sentAt);
  expect(loop.longestDelayMs()).toBeGreaterThanOrEqual(BUSY_MS - 50);
});

test('the time of a response that arrived long after the block includes all of its time', async () => {
  const { loop } = watched();
  const sentAt = performance.now();
  busy();
  // An on-time tick lies in between, and a waiting response would have been read before it.
  await expect
    .poll(() => performance.now() - sentAt - loop.waited(sentAt), { interval: 45, timeout: 60_000 })
    .toBeLessThan(1);
});

test('a delay that cannot be attributed is logged with the contributions in progress', async () => {
  const { faults, lines } = watched();
  await delay(50);
  const of = { extension: 'parser', contribution: 'job "parser.read"' };
  await callAs(faults, of, async () => {
    await delay(30);
    busy();
  });
  await expect.poll(() => lines, { timeout: 60_000 }).toHaveLength(1);
  expect(lines[0]?.underWay).toEqual([of]);
});

test('a delay that was already attributed, or that no contribution can have caused, is not logged again', async () => {
  const { faults, loop, lines } = watched();
  await delay(50);
  callAs(faults, { extension: 'loop', contribution: 'route "loop"' }, busy);
  await delay(50);
  busy();
  await expect.poll(() => loop.longestDelayMs(), { timeout: 60_000 }).toBeGreaterThan(200);
  await delay(50);
  expect(lines).toEqual([]);
});
