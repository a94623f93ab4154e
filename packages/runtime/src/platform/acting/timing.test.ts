import { expect, test } from 'vitest';
import { createTiming } from './timing.ts';

/** Creates a `Timing` with a clock that the test controls. */
function timed() {
  const clock = { ms: 0 };
  const timing = createTiming(() => clock.ms);
  const share = (extension: string): number =>
    Number(new RegExp(`ext-${extension};dur=([\\d.]+)`).exec(timing.header(clock.ms))?.[1]);
  return { timing, pass: (ms: number) => (clock.ms += ms), share };
}

test('reports the total, the SQL statements, and the rendering time in the header', () => {
  const { timing } = timed();
  timing.statement(1.25);
  timing.statement(2);
  expect(timing.header(12.38)).toBe('total;dur=12.3, sql;dur=3.2;desc="statements: 2"');
  timing.rendered(4);
  expect(timing.header(12.38)).toBe('total;dur=12.3, sql;dur=3.2;desc="statements: 2", render;dur=4');
});

test("reports the time of an extension's calls, with its full name as the description", () => {
  const { timing, pass } = timed();
  const call = timing.call('@acme/gift wrap', null);
  pass(30);
  call.end();
  call.end();
  pass(5);
  expect(timing.header(35)).toContain('ext-acme-gift-wrap;dur=30;desc="@acme/gift wrap"');
});

test('attributes the time of a nested call to the inner extension', () => {
  const { timing, pass, share } = timed();
  const outer = timing.call('a', null);
  pass(10);
  const inner = timing.call('b', outer);
  pass(20);
  inner.end();
  pass(5);
  outer.end();
  expect([share('a'), share('b')]).toEqual([15, 20]);
});

test('counts concurrent calls only once', () => {
  const { timing, pass, share } = timed();
  const first = timing.call('a', null);
  pass(10);
  const second = timing.call('a', null);
  pass(10);
  first.end();
  pass(10);
  second.end();
  expect(share('a')).toBe(30);
});

test('resumes an outer call after the last of its nested calls has ended', () => {
  const { timing, pass, share } = timed();
  const outer = timing.call('a', null);
  const one = timing.call('b', outer);
  const other = timing.call('b', outer);
  pass(10);
  one.end();
  pass(10);
  other.end();
  pass(1);
  outer.end();
  expect([share('a'), share('b')]).toEqual([1, 20]);
});

test('counts a nested call that outlives its outer call', () => {
  const { timing, pass, share } = timed();
  const outer = timing.call('a', null);
  const inner = timing.call('b', outer);
  outer.end();
  pass(7);
  inner.end();
  const late = timing.call('b', outer);
  pass(3);
  late.end();
  expect([share('a'), share('b')]).toEqual([0, 10]);
});

test('counts a call that is still running up to the time of the response', () => {
  const { timing, pass, share } = timed();
  timing.call('a', null);
  pass(9);
  expect(share('a')).toBe(9);
});
