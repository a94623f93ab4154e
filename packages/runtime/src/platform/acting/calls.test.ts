import { expect, test } from 'vitest';
import { callAs } from './calls.ts';
import { createRuntimeFaults } from './createRuntimeFaults.ts';
import type { Contribution } from './runtimeFaults.ts';

const named = (extension: string): Contribution => ({ extension, contribution: `route "${extension}"` });

function watched() {
  let time = Date.UTC(2030, 0, 1);
  const clock = { now: () => new Date(time), advance: (ms: number) => void (time += ms) };
  const faults = createRuntimeFaults(clock);
  const reported: [string, number][] = [];
  faults.listen({
    blocked: ({ extension }, ms) => reported.push([extension, ms]),
    suspended: () => {},
    answers: () => {},
  });
  return { clock, faults, reported };
}

/** Blocks the event loop. */
function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a stretch without a pause is that of the contribution whose code ran, thrown or answered', async () => {
  const { faults, reported, clock } = watched();
  callAs(faults, named('outer'), () => callAs(faults, named('inner'), () => busy(210)));
  const loop = () => {
    busy(210);
    throw new Error('after all');
  };
  expect(() => callAs(faults, named('throws'), loop)).toThrow('after all');
  await callAs(faults, named('later'), async () => busy(210));
  expect(reported.map(([extension]) => extension)).toEqual(['inner', 'throws', 'later']);
  expect(reported.every(([, ms]) => ms >= 200)).toBe(true);
  expect(faults.report().blocking).toMatchObject([
    { ...named('inner'), count: 1 },
    { ...named('throws'), count: 1 },
    { ...named('later'), count: 1 },
  ]);
  clock.advance(5 * 60_000);
  expect(faults.report().blocking).toEqual([]);
  expect(faults.blockedTotals().map(({ seconds }) => seconds >= 0.2)).toEqual([true, true, true]);
});

test('lists contributions with calls in progress or completed since the last check', async () => {
  const { faults } = watched();
  const { underWay } = faults;
  underWay.forget();
  const open = new Promise(() => {});
  void callAs(faults, named('hangs'), () => open);
  await callAs(faults, named('ended'), async () => 1);
  await callAs(faults, named('ended'), async () => 1);
  callAs(faults, named('plain'), () => 1);
  const seen = () => underWay.seen().map(({ extension }) => extension);
  expect(seen().toSorted()).toEqual(['ended', 'hangs']);
  underWay.forget();
  expect(seen()).toEqual(['hangs']);
});
