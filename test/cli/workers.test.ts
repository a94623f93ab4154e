import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createDatabase, createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { freePort } from '../support/freePort.ts';
import { hasRedis, startRedis } from '../support/redisServer.ts';
import { isNight } from '../support/lane.ts';
import { endAll, shop, startShop } from './shopProcess.ts';
import type { Running } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

/** One route returns the id of the responding process. Another responds slowly and reports each request that it has started. */
const EXTENSION = `
import { setTimeout as sleep } from 'node:timers/promises';
import { existsSync } from 'node:fs';
import { defineExtension, defineRoute, z } from '@shop/runtime/extension';
if (existsSync(new URL('./broken', import.meta.url))) process.exit(9);
const who = defineRoute({ id: 'who', method: 'GET', path: '/api/who', access: 'public', handle: () => process.pid });
const slow = defineRoute({
  id: 'slow', method: 'GET', path: '/slow/{name}', access: 'public',
  params: z.object({ name: z.string() }),
  handle: async ({ app, params }) => {
    app.log.info({ begun: params.name }, 'begun');
    await sleep(500);
    return params.name;
  },
});
export default defineExtension({ name: 'workers', api: '^1.0', setup: () => ({ routes: [who, slow] }) });
`;

let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  await database.drop();
});
beforeEach(() => {
  store = createStore({
    mode: 'development',
    shop: { url: 'http://shop.example' },
    extensions: ['./workers'],
    // The rate limit period is long, so that a slow machine does not start a second period.
    rateLimit: { api: { points: 120, seconds: 3600 }, pages: { points: 10_000, seconds: 60 } },
  });
  store.write('workers/index.ts', EXTENSION);
});
afterEach(async () => {
  await endAll();
  store.remove();
});

interface Started {
  readonly port: number;
  readonly shop: Running;
}

/** Starts the shop with workers and waits until all of them accept requests. */
async function start(
  workers: number,
  env: Readonly<Record<string, string>> = {},
  more: readonly string[] = [],
): Promise<Started> {
  const port = await freePort();
  const args = ['start', '--store', store.dir, '--port', String(port), '--workers', String(workers)];
  const running = startShop([...args, ...more], { env: { DATABASE_URL: database.url, ...env } });
  await untilServing(running, workers);
  return { port, shop: running };
}

/** Options of a shop that sees IPv4 clients with addresses such as `::ffff:127.0.0.1`, on machines with IPv6. */
const BOTH_FAMILIES = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.family === 'IPv6')
  ? ['--host', '::']
  : [];

/** Waits until a line has been printed the given number of times since the start. */
const untilPrinted = (running: Running, line: string, times: number) =>
  expect
    .poll(() => running.stderr().split(line).length - 1, { timeout: 120_000 })
    .toBeGreaterThanOrEqual(times);

/** Waits until the given number of workers have started to accept requests. */
const untilServing = (running: Running, workers: number) =>
  untilPrinted(running, '"msg":"a worker serves"', workers);

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Sends a request over a new connection. */
const send = (port: number, path: string, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, agent: false };
    request(options, async (answer) => resolve({ status: answer.statusCode ?? 0, body: await text(answer) }))
      .on('error', reject)
      .end();
  });

/** Sends a raw request over a new connection. Returns the response status. */
async function sendRaw(port: number, head: string, host: string): Promise<number> {
  const socket = connect(port, host);
  socket.end(`${head}\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}

/** Spellings of the path that match the route. */
const SPELLINGS = ['/api/who', '/api/who/', '/api/who?a=1', '/%61pi/who', '/api/wh%6F', '/api/who?'] as const;

/** Requests for the same route, or for similar paths, with which a client might try to avoid the shared rate limit. */
const HEADS: readonly string[] = [
  ...SPELLINGS.map((path) => `GET ${path} HTTP/1.1`),
  'get /api/who HTTP/1.1',
  'HEAD /api/who HTTP/1.1',
  'GET http://other.example/api/who HTTP/1.1',
  'GET /API/who HTTP/1.1',
  'GET //api/who HTTP/1.1',
  'GET /api//who HTTP/1.1',
  'GET /api/./who HTTP/1.1',
  'GET /x/../api/who HTTP/1.1',
  'GET /en/api/who HTTP/1.1',
  'GET /api/who# HTTP/1.1',
  'GET /api/who;a=1 HTTP/1.1',
  'GET /api/who HTTP/1.0',
  'GET /api/who HTTP/1.1\r\nX-Forwarded-For: 203.0.113.9',
  'GET /api/who HTTP/1.1\r\nx-forwarded-for: 203.0.113.9\r\nFORWARDED: for=203.0.113.9',
  'GET /api/who HTTP/1.1\r\nX-HTTP-Method-Override: POST',
  'GET /api%2fwho HTTP/1.1',
  'GET /api/who%2F HTTP/1.1',
  'GET /api/who// HTTP/1.1',
  'GET /%41PI/WHO HTTP/1.1',
  'GET /api/who?%00 HTTP/1.1',
  'GET /api/who HTTP/1.1\r\nX-Real-IP: 203.0.113.9\r\nTrue-Client-IP: 203.0.113.9',
  'GET /api/who HTTP/1.1\r\nX-Forwarded-For: ::ffff:203.0.113.9',
  'GET /api/who HTTP/1.1\r\nUser-Agent: another\r\nCookie: sid=another',
  'GET /api/who HTTP/1.1\r\nAuthorization: Bearer unknown',
];

/** Expects that no port serves a client that has used up its rate limit, regardless of how the path is spelled. */
async function expectNoneServed(ports: readonly number[]): Promise<void> {
  for (const port of ports)
    for (const host of ['127.0.0.1', '::ffff:127.0.0.1'])
      for (const head of HEADS)
        expect([host, head, await sendRaw(port, head, host)]).not.toEqual([host, head, 200]);
}

/** Sends requests concurrently, with all spellings and to all ports. */
const sendAll = (ports: readonly number[], times: number): Promise<readonly Answer[]> =>
  Promise.all(
    Array.from({ length: times }, (_, at) =>
      send(
        ports[at % ports.length] as number,
        SPELLINGS[at % SPELLINGS.length] as string,
        at % 10 === 9 ? 'HEAD' : 'GET',
      ),
    ),
  );
const countOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

const TOKEN = 'token-of-metrics'.repeat(2);

/** Returns the output of `shop doctor` about shared limits. */
async function runDoctor(env: Readonly<Record<string, string>> = {}): Promise<readonly unknown[]> {
  const args = ['doctor', '--json', '--store', store.dir, '--only', 'sharedLimits'];
  const { stdout } = await shop(args, { env: { DATABASE_URL: database.url, ...env } });
  const { checks } = JSON.parse(stdout) as { checks: { status: string; message: string }[] };
  return checks.flatMap(({ status, message }) => [status, message]);
}

const pidOf = ({ body }: Answer): number => (JSON.parse(body) as { data: number }).data;

test('four workers serve 120 requests and not the 121st, in any spelling and if one of them is killed', async () => {
  const { port, shop: running } = await start(4, { SHOP_METRICS_TOKEN: TOKEN });
  const first = await sendAll([port], 60);
  expect(countOf(first, 200)).toBe(60);
  const pids = new Set(first.filter(({ body }) => body !== '').map(pidOf));
  // The operating system chooses among waiting workers, so a few workers may handle all requests.
  expect(pids.size).toBeGreaterThan(0);
  expect(pids).not.toContain(running.pid);

  // Each worker returns the combined metrics of all workers.
  const metrics = await (
    await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  ).text();
  const counted = metrics.matchAll(
    /^shop_http_request_duration_seconds_count\{worker="([1-4])",[^}]*route="who"[^}]*\} (\d+)/gm,
  );
  const requests = new Map<string, number>();
  for (const [, worker = '', count] of counted)
    requests.set(worker, (requests.get(worker) ?? 0) + Number(count));
  // A worker that has only answered HEAD requests is in the metrics, but no body has named its process.
  expect(requests.size).toBeGreaterThanOrEqual(pids.size);
  expect([...requests.values()].reduce((sum, count) => sum + count, 0)).toBe(60);
  expect(metrics.match(/^# TYPE shop_heap_used_bytes gauge$/gm)).toHaveLength(1);
  expect(await runDoctor()).toEqual(['done', 'Requests are counted in one place.']);

  const [killed = 0] = pids;
  process.kill(killed, 'SIGKILL');
  await running.prints(new RegExp(`"worker":${killed},"code":137,.*another one takes its place`));
  await untilServing(running, 5);
  // Sends a few requests at a time, so that a newly started worker also handles some before the limit is used up.
  const second: Answer[] = [];
  for (let round = 0; round < 6; round += 1) second.push(...(await sendAll([port], 10)));
  second.push(...(await sendAll([port], 80)));
  expect([countOf(second, 200), countOf(second, 429)]).toEqual([60, 80]);
  const served = new Set(second.filter(({ status, body }) => status === 200 && body !== '').map(pidOf));
  expect(served.size).toBeGreaterThan(0);
  expect(served).not.toContain(killed);

  await expectNoneServed([port]);
});

test.runIf(isNight)(
  'a killed worker’s connection is served by another or reset, and the log reports when none is left',
  async () => {
    const { port, shop: running } = await start(2);
    const [one = 0, other = 0] = pidsServing(running);
    // A worker that hangs, for example because it has no memory left, is killed together with its pending requests.
    process.kill(one, 'SIGSTOP');
    const answers = Array.from({ length: 12 }, () => send(port, '/api/who'));
    expect((await answers[11])?.status).toBe(200);
    process.kill(one, 'SIGKILL');
    for (const answer of await Promise.all(answers)) expect(pidOf(answer)).toBe(other);
    await untilServing(running, 3);
    expect(running.stderr()).not.toContain('no worker serves');

    const begun = Array.from({ length: 6 }, (_, at) =>
      send(port, `/slow/${at}`).then(
        () => 'answered',
        () => 'reset',
      ),
    );
    await untilPrinted(running, '"begun":', 6);
    for (const pid of pidsServing(running)) process.kill(pid, 'SIGKILL');
    expect(await Promise.all(begun)).toContain('reset');
    await running.prints(/"msg":"no worker serves: the port refuses connections until one does again"/);
    await untilServing(running, 4);
    expect((await send(port, '/api/who')).status).toBe(200);

    // The port is in use by this shop. A second shop with workers cannot share it.
    const args = ['start', '--store', store.dir, '--port', String(port), '--workers', '2'];
    const second = await shop(args, { env: { DATABASE_URL: database.url }, process: 'own' });
    expect(second.code).toBe(1);
    expect(second.stderr.match(/the port is already in use/g)).toHaveLength(1);
  },
);

/** Returns the ids of processes that are accepting requests and have not ended, in the sequence of their start. */
function pidsServing(running: Running): number[] {
  const log = running.stderr();
  const pidsOf = (pattern: RegExp) => [...log.matchAll(pattern)].map(([, pid]) => Number(pid));
  const ended = new Set(pidsOf(/"worker":(\d+),"code":/g));
  return pidsOf(/"worker":(\d+),"msg":"a worker serves"/g).filter((pid) => !ended.has(pid));
}

test.runIf(hasRedis && isNight)(
  'with Redis the workers of one start and another start count together, and continue without it',
  async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    const env = { REDIS_URL: redis.url };
    const [one, other] = await Promise.all([start(2, env), start(1, env, BOTH_FAMILIES)]);
    const ports = [one.port, other.port];
    const first = await sendAll(ports, 200);
    expect([countOf(first, 200), countOf(first, 429)]).toEqual([120, 80]);
    await expectNoneServed(ports);
    const stateOf = async (port: number): Promise<unknown> => {
      const { status, body } = await send(port, '/readyz');
      const { data } = JSON.parse(body) as { data: { status: string; redis: string } };
      return [status, data.status, data.redis];
    };
    expect(await stateOf(other.port)).toEqual([200, 'ok', 'ok']);

    expect(await runDoctor(env)).toEqual(['done', 'Requests are counted in Redis, which is reachable.']);
    expect(await runDoctor()).toEqual([
      'warning',
      '2 instances of the shop are running, and each counts requests separately.',
    ]);

    await redis.kill();
    // Each shop now counts separately, and the two workers of the first shop share their counts.
    const second = await Promise.all(ports.map((port) => sendAll([port], 200)));
    expect(second.map((answers) => countOf(answers, 200))).toEqual([120, 120]);
    expect(await stateOf(one.port)).toEqual([200, 'degraded', 'out of reach']);
    expect(await runDoctor(env)).toEqual([
      'warning',
      expect.stringMatching(/^Redis is not responding \(.*ECONNREFUSED/),
    ]);

    await redis.start();
    await untilPrinted(one.shop, 'Redis answers again', 2);
    await untilPrinted(other.shop, 'Redis answers again', 1);
    const third = await sendAll(ports, 200);
    expect([countOf(third, 200), countOf(third, 429)]).toEqual([120, 80]);
    for (const { shop: running, workers } of [
      { ...one, workers: 2 },
      { ...other, workers: 1 },
    ])
      expect(running.stderr().match(/Redis does not answer/g)).toHaveLength(workers);
  },
);

test.runIf(isNight)(
  'a worker that cannot start is retried after growing pauses, while the others serve, and SIGTERM under load then loses no request that a worker has begun, exit 0',
  async () => {
    const { port, shop: running } = await start(2);
    store.write('workers/broken', '');
    const { body } = await send(port, '/api/who');
    const killed = pidOf({ status: 200, body });
    process.kill(killed, 'SIGKILL');
    await running.prints(/"code":9,"pauseMs":2000/);
    const answers = await sendAll([port], 20);
    expect(countOf(answers, 200)).toBe(20);
    expect(new Set(answers.filter((answer) => answer.body !== '').map(pidOf)).size).toBe(1);
    rmSync(path.join(store.dir, 'workers/broken'));
    await untilServing(running, 3);
    const pids = new Set((await sendAll([port], 20)).filter((answer) => answer.body !== '').map(pidOf));
    expect(pids.size).toBe(2);

    // The same shop is stopped under load.
    const done = new Set<string>();
    let isRefused = false;
    const sendOn = async (client: number) => {
      for (let at = 0; !isRefused; at += 1) {
        const name = `${client}-${at}`;
        try {
          const { status, body } = await send(port, `/slow/${name}`);
          if (status === 200 && body.includes(name)) done.add(name);
        } catch {
          // The port is closed, or the connection was closed before a worker accepted it.
          isRefused = true;
        }
      }
    };
    const clients = Promise.all(Array.from({ length: 24 }, (_, client) => sendOn(client)));
    await untilPrinted(running, '"begun":', 60);
    expect(await running.end('SIGTERM')).toBe(0);
    await clients;
    const begun = [...running.stderr().matchAll(/"begun":"([\d-]+)"/g)].map(([, name]) => name);
    expect(begun.length).toBeGreaterThanOrEqual(60);
    expect(begun.filter((name) => !done.has(name as string))).toEqual([]);
    expect(running.stderr().match(/Stopping …/g)).toHaveLength(1);
    expect(running.stderr()).toMatch(/Stopped\.\n$/);
  },
);

test.runIf(isNight)(
  'migrations, demo data and accounts are created once, and the embedded database ends with the last worker',
  async () => {
    store.configure({ mode: 'development', demo: true });
    const port = await freePort();
    const args = ['start', '--store', store.dir, '--port', String(port), '--workers', '2'];
    const running = startShop(args);
    await untilServing(running, 2);
    expect(store.postmaster()).not.toBeNull();
    for (const line of [/Migrating the database/g, /Loading the demo data/g])
      expect(running.stderr().match(line)).toHaveLength(1);
    for (const line of [/Shop is listening on/g, /Admin password/g])
      expect(running.stdout().match(line)).toHaveLength(1);
    expect(await running.end('SIGINT')).toBe(0);
    expect(store.postmaster()).toBeNull();
  },
);

test.runIf(isNight)(
  'each worker has a saved language within 5 seconds, and lacks a removed one',
  async () => {
    const { port } = await start(3);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    onTestFinished(() => client.end());
    const statuses = async () =>
      new Set(
        (await Promise.all(Array.from({ length: 30 }, () => send(port, '/de')))).map(({ status }) => status),
      );
    expect(await statuses()).toEqual(new Set([404]));
    await client.query(`insert into setting (name, value) values ('shopLanguages', '["en", "de"]')`);
    await expect.poll(statuses, { timeout: 5000 }).toEqual(new Set([200]));
    await client.query(`delete from setting where name = 'shopLanguages'`);
    await expect.poll(statuses, { timeout: 5000 }).toEqual(new Set([404]));
  },
);

test('a failed start is reported once, with its exit code', async () => {
  const empty = await createEmptyDatabase();
  const begin = (...options: readonly string[]) =>
    shop(['start', '--store', store.dir, '--workers', '3', ...options], {
      env: { DATABASE_URL: empty.url },
      process: 'own',
    });
  const unmigrated = await begin();
  expect(unmigrated.code).toBe(6);
  expect(unmigrated.stderr.match(/core\/0001_baseline.*this migration has not run/g)).toHaveLength(1);

  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const conflict = await begin('--migrate', '--port', String(port));
  other.close();
  expect(conflict.code).toBe(1);
  expect(conflict.stderr.match(/the port is already in use/g)).toHaveLength(1);
  const client = new Client({ connectionString: empty.url });
  await client.connect();
  const { rows } = await client.query<{ applied: number }>(
    'select count(*)::int as applied from worker_heartbeat',
  );
  expect(rows).toEqual([{ applied: 0 }]);
  await client.end();

  store.configure({ rateLimit: { apis: false } } as never);
  const wrong = await begin();
  expect(wrong.code).toBe(3);
  expect(wrong.stderr.match(/rateLimit\.apis/g)).toHaveLength(1);
  for (const count of ['0', '65', 'two']) {
    const { code, stderr } = await shop(['start', '--workers', count]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Use a number from 1 to 64.')]);
  }
  await empty.drop();
});
