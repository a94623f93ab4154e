import type { AppContext, GuardedAnswer, GuardedRequest } from '@shop/runtime/extension';
import { expect, test } from 'vitest';
import { createProfileStore } from './profileStore.ts';

const RELEASE = '2026-04-08';
const valid = JSON.stringify({ ucp: { version: RELEASE, services: {}, payment_handlers: {} } });

interface Asked {
  readonly url: string;
  readonly request: GuardedRequest;
}

/** Creates a shop whose guarded fetch answers as told, and counts. */
function world({
  headers = {},
  body = valid,
  hold,
}: { headers?: Record<string, string>; body?: string; hold?: Promise<void> } = {}) {
  const asked: Asked[] = [];
  let time = Date.parse('2026-05-01T00:00:00Z');
  const answer = { headers, body, fails: false, isWhole: true, status: 200 };
  const app = {
    clock: { now: () => new Date(time) },
    async guardedFetch(url: string, request: GuardedRequest): Promise<GuardedAnswer> {
      asked.push({ url, request });
      await hold;
      if (answer.fails) return { ok: false, reason: 'timeout', message: 'late' };
      const { status, isWhole } = answer;
      return { ok: true, status, isWhole, headers: answer.headers, body: Buffer.from(answer.body) };
    },
  } as unknown as AppContext;
  return { app, asked, answer, wait: (seconds: number) => void (time += seconds * 1000) };
}
const create = (limits?: Parameters<typeof createProfileStore>[1]) =>
  createProfileStore({ release: RELEASE, allowedHosts: ['agent.lan'] }, limits);
const LIMITS = { timeoutMs: 5000, maxBytes: 262_144, most: 3, unknownAtOnce: 2, unknownPerMinute: 4 };
const call = (name: string, more: object = {}) => ({
  url: `https://${name}.example/p`,
  isRegistered: false,
  ...more,
});

test('a profile is asked for within limits, and once at a time', async () => {
  let release: () => void = () => undefined;
  const { app, asked } = world({ hold: new Promise((resolve) => (release = resolve)) });
  const store = create();
  const both = Promise.all([store.find(app, call('a')), store.find(app, call('a'))]);
  release();
  expect((await both).map(({ kind }) => kind)).toEqual(['valid', 'valid']);
  expect(asked).toEqual([
    {
      url: 'https://a.example/p',
      request: {
        headers: { accept: 'application/json' },
        timeoutMs: 5000,
        maxBytes: 262_144,
        allowedHosts: ['agent.lan'],
      },
    },
  ]);
});

test.each([
  [undefined, 59, 61],
  ['no-store', 59, 61],
  ['max-age=0', 59, 61],
  ['public, max-age=600', 599, 601],
  ['max-age=99999999', 86_399, 86_401],
])('with %s it is kept for %i but not for %i seconds', async (control, kept, gone) => {
  const { app, asked, wait } = world({ headers: control === undefined ? {} : { 'cache-control': control } });
  const store = create();
  await store.find(app, call('a'));
  wait(kept);
  await store.find(app, call('a'));
  expect(asked).toHaveLength(1);
  wait(gone - kept);
  await store.find(app, call('a'));
  expect(asked).toHaveLength(2);
});

test('a refresh is forced once a minute', async () => {
  const { app, asked, wait } = world({ headers: { 'cache-control': 'max-age=3600' } });
  const store = create();
  const forced = call('a', { isForced: true });
  await store.find(app, call('a'));
  await store.find(app, forced);
  expect(asked).toHaveLength(1);
  wait(60);
  await store.find(app, forced);
  await store.find(app, forced);
  expect(asked).toHaveLength(2);
});

test.each([
  ['a failure', { fails: true }, 'unreachable'],
  ['a redirect', { status: 302 }, 'unreachable'],
  ['an error', { status: 500 }, 'unreachable'],
  ['too much', { isWhole: false }, 'malformed'],
  ['no profile', { body: '{}' }, 'malformed'],
])('%s is kept for a minute', async (_, changes, kind) => {
  const { app, asked, answer, wait } = world();
  Object.assign(answer, changes);
  const store = create();
  expect(await store.find(app, call('a'))).toEqual({ kind });
  wait(59);
  expect(await store.find(app, call('a'))).toEqual({ kind });
  expect(asked).toHaveLength(1);
  Object.assign(answer, { fails: false, status: 200, isWhole: true, body: valid });
  wait(2);
  expect(await store.find(app, call('a'))).toMatchObject({ kind: 'valid' });
});

test('a flood of unknown hosts leaves known and registered agents served', async () => {
  const { app, wait, answer } = world();
  const store = create(LIMITS);
  expect(await store.find(app, call('known'))).toMatchObject({ kind: 'valid' });
  wait(61);
  answer.fails = true;
  const kinds = [];
  for (let at = 0; at < 10; at += 1) kinds.push((await store.find(app, call(`flood${at}`))).kind);
  expect(kinds).toEqual([
    ...Array.from({ length: 4 }, () => 'unreachable'),
    ...Array.from({ length: 6 }, () => 'busy'),
  ]);
  answer.fails = false;
  expect(await store.find(app, call('registered', { isRegistered: true }))).toMatchObject({ kind: 'valid' });
  wait(60);
  expect(await store.find(app, call('flood9'))).toMatchObject({ kind: 'valid' });
});

test('requests to unknown hosts at once are few', async () => {
  let release: () => void = () => undefined;
  const { app } = world({ hold: new Promise((resolve) => (release = resolve)) });
  const store = create(LIMITS);
  const both = [store.find(app, call('a')), store.find(app, call('b'))];
  expect(await store.find(app, call('c'))).toEqual({ kind: 'busy' });
  release();
  await Promise.all(both);
  expect(await store.find(app, call('c'))).toMatchObject({ kind: 'valid' });
});

test('the kept set is bounded, and registered agents stay in it', async () => {
  const { app, asked } = world({ headers: { 'cache-control': 'max-age=3600' } });
  const store = create({ ...LIMITS, unknownPerMinute: 100 });
  await store.find(app, call('shop', { isRegistered: true }));
  for (let at = 0; at < 20; at += 1) await store.find(app, call(`a${at}`));
  expect(asked).toHaveLength(21);
  await store.find(app, call('shop', { isRegistered: true }));
  await store.find(app, call('a19'));
  expect(asked).toHaveLength(21);
  await store.find(app, call('a3'));
  expect(asked).toHaveLength(22);
});
