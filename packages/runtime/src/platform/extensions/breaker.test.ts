import { describe, expect, test } from 'vitest';
import { DatabaseUnreachable } from '../db/failures.ts';
import { refuse } from '../errors.ts';
import { DeadlinePassed } from '../withDeadline.ts';
import { createBreaker } from './breaker.ts';
import { ContributionRests } from '../acting/contributionRests.ts';
import { createRuntimeFaults } from '../acting/createRuntimeFaults.ts';

const of = { extension: 'post', contribution: 'shipping provider "post"' };

/** Creates a breaker for a function that the test controls, and records what the breaker reports. */
function breakerOf(breaks: 'failures' | 'lateness' = 'failures') {
  let time = Date.UTC(2030, 0, 1);
  const clock = { now: () => new Date(time), advance: (ms: number) => void (time += ms) };
  const faults = createRuntimeFaults(clock);
  const news: string[] = [];
  faults.listen({
    blocked: () => {},
    suspended: ({ failures, last }) => news.push(`rests after ${failures}: ${last}`),
    answers: () => news.push('answers'),
  });
  const breaker = createBreaker(faults, of, 'getMethods', breaks);
  let calls = 0;
  const call = <T>(work: () => T, ...args: unknown[]): T =>
    breaker(args, () => {
      calls += 1;
      return work();
    });
  const settled = (work: () => unknown, ...args: unknown[]) =>
    new Promise((resolve) => resolve(call(work, ...args))).then(
      () => 'well',
      (error: unknown) => (error instanceof ContributionRests ? 'rests' : 'failed'),
    );
  const fail = (error: unknown = new Error('away')) =>
    settled(async () => {
      throw error;
    });
  return { clock, faults, news, call, settled, fail, calls: () => calls };
}
type Tested = ReturnType<typeof breakerOf>;

async function resting(breaks?: 'failures' | 'lateness'): Promise<Tested> {
  const tested = breakerOf(breaks);
  for (let times = 0; times < 3; times += 1) await tested.fail(new DeadlinePassed('late'));
  return tested;
}

test('after three consecutive failures, calls fail immediately, and the suspension is reported once', async () => {
  const { settled, news, calls, faults } = await resting();
  expect([await settled(() => 1), await settled(() => 1), calls()]).toEqual(['rests', 'rests', 3]);
  expect(news).toEqual(['rests after 3: late']);
  expect(faults.report().resting).toMatchObject([{ ...of, member: 'getMethods', failures: 3 }]);
  expect(faults.report().faults).toEqual([]);
});

test('a success in between resets the count', async () => {
  const { fail, settled, news } = breakerOf();
  for (const how of [fail, fail, () => settled(() => 1), fail, fail]) await how();
  expect([await settled(() => 1), news]).toEqual(['well', []]);
});

describe('after 30 s', () => {
  test('a single call is let through, and its success ends the suspension', async () => {
    const { clock, settled, call, calls, news, faults } = await resting();
    clock.advance(29_999);
    expect(await settled(() => 1)).toBe('rests');
    clock.advance(1);
    const { promise, resolve: answer } = Promise.withResolvers<string>();
    const tried = call(() => promise);
    const others = await Promise.all(Array.from({ length: 50 }, () => settled(() => 1)));
    expect([new Set(others), calls()]).toEqual([new Set(['rests']), 4]);
    answer('there');
    expect(await tried).toBe('there');
    expect(await settled(() => 1)).toBe('well');
    expect(news).toEqual(['rests after 3: late', 'answers']);
    expect(faults.report().resting).toEqual([]);
  });

  test('a failure extends the suspension by 30 s, without another report', async () => {
    const { clock, fail, settled, news } = await resting();
    clock.advance(30_000);
    expect([await fail(), await settled(() => 1)]).toEqual(['failed', 'rests']);
    clock.advance(30_000);
    expect([await settled(() => 1), news]).toEqual(['well', ['rests after 3: late', 'answers']]);
  });

  test('an inconclusive retry lets the next call through', async () => {
    const { clock, settled, calls } = await resting();
    clock.advance(30_000);
    const disconnected = new AbortController();
    const left = settled(
      () => new Promise((_, reject) => setImmediate(reject, new Error('given up'))),
      disconnected,
    );
    disconnected.abort(new Error('The client left'));
    await left;
    expect([await settled(() => 1), calls()]).toEqual(['well', 5]);
  });
});

test('calls that began before the suspension neither end nor extend it', async () => {
  const { call, fail, settled, faults } = breakerOf();
  const good = Promise.withResolvers<string>();
  const bad = Promise.withResolvers<string>();
  const late = call(() => good.promise);
  const wrong = call(() => bad.promise);
  for (let times = 0; times < 3; times += 1) await fail();
  const before = faults.report().resting;
  good.resolve('there');
  bad.reject(new Error('away'));
  await Promise.allSettled([late, wrong]);
  expect([await settled(() => 1), faults.report().resting]).toEqual(['rests', before]);
});

test.each<[string, unknown, 'failures' | 'lateness', 'well' | 'rests']>([
  ['a throw', new Error('away'), 'failures', 'rests'],
  ['something thrown that is no error', 'away', 'failures', 'rests'],
  ['a missed deadline', new DeadlinePassed('late'), 'failures', 'rests'],
  ['a missed deadline where lateness counts', new DeadlinePassed('late'), 'lateness', 'rests'],
  ['a throw where lateness counts', new Error('away'), 'lateness', 'well'],
  ['a refusal', refuse(400, 'TOO_HEAVY', 'Too heavy'), 'failures', 'well'],
  ['an abort by the caller', new DOMException('gone', 'AbortError'), 'failures', 'well'],
  ['a database that is away', new DatabaseUnreachable(new Error('gone')), 'failures', 'well'],
])('%s, thrown at once or later, counts as it should', async (_, error, breaks, then) => {
  for (const call of [
    () => Promise.reject(error),
    () => {
      throw error;
    },
  ]) {
    const { settled } = breakerOf(breaks);
    for (let times = 0; times < 3; times += 1) expect(await settled(call)).toBe('failed');
    expect(await settled(() => 1)).toBe(then);
  }
});

test('a missed deadline counts as a failure, even if the function never returns', async () => {
  const { settled, call } = breakerOf();
  for (let times = 0; times < 3; times += 1) {
    const deadline = new AbortController();
    void call(() => new Promise(() => {}), { signal: deadline.signal });
    deadline.abort(new DeadlinePassed('No response within 5000 ms'));
  }
  expect(await settled(() => 1)).toBe('rests');
});
