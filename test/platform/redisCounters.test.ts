import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createClient } from '@redis/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../../packages/runtime/src/platform/logger.ts';
import { createMemoryCounters } from '../../packages/runtime/src/platform/rateLimit/memoryCounters.ts';
import { createRedisCounters } from '../../packages/runtime/src/platform/rateLimit/redisCounters.ts';
import type { RedisCounters } from '../../packages/runtime/src/platform/rateLimit/redisCounters.ts';
import { freePort } from '../support/freePort.ts';
import { hasOpenSsl, hasRedis, startRedis, startTlsRedis } from '../support/redisServer.ts';
import type { RedisServer } from '../support/redisServer.ts';

describe.skipIf(!hasRedis)('counters in Redis', () => {
  let redis: RedisServer;
  let opened: RedisCounters[] = [];
  let lines: string[] = [];
  beforeEach(async () => {
    lines = [];
    redis = await startRedis();
  });
  afterEach(async () => {
    await Promise.all(opened.map(({ close }) => close()));
    opened = [];
    await redis.stop();
  });

  const log = createLogger({
    mode: 'production',
    destination: { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) },
  });
  const WENT = 'Redis does not answer: rate limits are counted without it until it does';
  const CAME = 'Redis answers again: rate limits are counted there';

  /** Opens the counters of one shop process. */
  async function openCounters(prefix = 'shop:a.example:', url = redis.url): Promise<RedisCounters> {
    const counters = createRedisCounters({ url, prefix, local: createMemoryCounters(), log });
    opened.push(counters);
    await counters.open();
    return counters;
  }

  const api = { name: 'api', points: 120, seconds: 60 };
  const takeAll = (processes: readonly RedisCounters[], times: number) =>
    Promise.all(
      Array.from({ length: times }, (_, at) =>
        (processes[at % processes.length] as RedisCounters).counters(api, '203.0.113.1', 'take'),
      ),
    );
  const served = (counts: readonly { readonly refused: boolean }[]) =>
    counts.filter(({ refused }) => !refused).length;

  test('of 200 concurrent uses in three processes, exactly 120 are counted', async () => {
    const processes = await Promise.all([openCounters(), openCounters(), openCounters()]);
    const counts = await takeAll(processes, 200);
    expect(served(counts)).toBe(120);
    expect(counts.map(({ count }) => count).filter((count) => count > 120)).toEqual([]);
    expect(counts.every(({ resetMs }) => resetMs > 0 && resetMs <= 60_000)).toBe(true);
    expect(lines).toEqual([]);
  });

  test('steps in Redis equal those in memory', async () => {
    const { counters } = await openCounters();
    const memory = createMemoryCounters();
    const limit = { name: 'login', points: 2, seconds: 900 };
    const steps = [
      'look',
      'take',
      'take',
      'take',
      'look',
      'release',
      'take',
      'release',
      'release',
      'release',
    ] as const;
    for (const step of steps) {
      const { refused, count } = await memory(limit, 'a', step);
      expect(await counters(limit, 'a', step)).toMatchObject({ refused, count });
    }
  });

  test('a window ends, and no key is left permanently', async () => {
    const { counters } = await openCounters();
    const limit = { name: 'api', points: 1, seconds: 1 };
    expect(await counters(limit, 'a', 'take')).toMatchObject({ refused: false });
    expect(await counters(limit, 'a', 'take')).toMatchObject({ refused: true });
    await expect
      .poll(async () => (await counters(limit, 'a', 'look')).refused, { timeout: 120_000 })
      .toBe(false);
    expect(await counters(limit, 'a', 'take')).toMatchObject({ refused: false, count: 1 });
    await counters(api, 'b', 'take');
    await counters(api, 'c', 'release');
    const client = await createClient({ url: redis.url }).connect();
    const keys = await client.keys('*');
    expect(keys).toContain('shop:a.example:api:b');
    for (const key of keys) expect(await client.pTTL(key)).not.toBe(-1);
    client.destroy();
  });

  test('shops that share a Redis count separately', async () => {
    const one = await openCounters('shop:a.example:');
    const other = await openCounters('shop:b.example:');
    expect(served(await takeAll([one], 200))).toBe(120);
    expect(served(await takeAll([other], 200))).toBe(120);
  });

  test('without Redis the process counts locally at once, logs it once, and returns when Redis is back', async () => {
    const counters = await openCounters();
    expect(served(await takeAll([counters], 100))).toBe(100);
    await redis.kill();
    // Requests that were running when Redis stopped are counted too.
    expect(served(await takeAll([counters], 200))).toBe(120);
    expect(counters.isCounting()).toBe(false);
    expect(served(await takeAll([counters], 50))).toBe(0);
    expect(lines).toEqual([WENT]);
    await redis.start();
    await expect.poll(() => counters.isCounting(), { timeout: 120_000 }).toBe(true);
    expect(served(await takeAll([counters], 200))).toBe(120);
    expect(lines).toEqual([WENT, CAME]);
  });

  test('no use waits for a hanging Redis once the first one has detected it', async () => {
    const counters = await openCounters();
    redis.pause();
    expect(served(await takeAll([counters], 200))).toBe(120);
    // These requests are processed without a Redis connection while Redis hangs.
    expect(counters.isCounting()).toBe(false);
    expect(served(await takeAll([counters], 10))).toBe(0);
    redis.resume();
    await expect.poll(() => counters.isCounting(), { timeout: 120_000 }).toBe(true);
    expect(lines).toEqual([WENT, CAME]);
  });

  test('a read-only Redis is treated as unavailable', async () => {
    const counters = await openCounters();
    const client = await createClient({ url: redis.url }).connect();
    await client.sendCommand(['REPLICAOF', '127.0.0.1', String(await freePort())]);
    expect(served(await takeAll([counters], 200))).toBe(120);
    expect(counters.isCounting()).toBe(false);
    await client.sendCommand(['REPLICAOF', 'NO', 'ONE']);
    await expect.poll(() => counters.isCounting(), { timeout: 120_000 }).toBe(true);
    client.destroy();
    expect(lines).toEqual([WENT, CAME]);
  });

  test.skipIf(!hasOpenSsl)('a Redis with TLS is used only if its certificate is trusted', async () => {
    const secured = await startTlsRedis();
    const trusted = getCACertificates('default');
    onTestFinished(async () => {
      setDefaultCACertificates(trusted);
      await secured.stop();
    });
    const doubting = await openCounters('shop:a.example:', secured.url);
    expect(served(await takeAll([doubting], 1))).toBe(1);
    expect(lines).toEqual([WENT]);
    await doubting.close();
    setDefaultCACertificates([...trusted, secured.certificate]);
    lines = [];
    const processes = await Promise.all([1, 2].map(() => openCounters('shop:a.example:', secured.url)));
    expect(served(await takeAll(processes, 200))).toBe(120);
    expect(lines).toEqual([]);
  });

  test('a shop starts without its Redis, and counts there once it is available', async () => {
    await redis.kill();
    const counters = await openCounters();
    expect(counters.isCounting()).toBe(false);
    expect(served(await takeAll([counters], 200))).toBe(120);
    expect(lines).toEqual([WENT]);
    await redis.start();
    await expect.poll(() => counters.isCounting(), { timeout: 120_000 }).toBe(true);
    expect(lines).toEqual([WENT, CAME]);
  });
});
