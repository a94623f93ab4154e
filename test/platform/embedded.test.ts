import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from '@shop/runtime';
import { startEmbedded } from '../../packages/runtime/src/platform/db/embedded.ts';
import type { Embedded } from '../../packages/runtime/src/platform/db/embedded.ts';

const script = path.resolve(import.meta.dirname, '../support/embeddedUser.ts');
const isRoot = process.getuid?.() === 0;
/** Id of the user `nobody`, who can read the project only if all parent folders allow it. */
const NOBODY = 65_534;
const isUnreadable = isRoot && everyoneMayEnter(path.dirname(script));

let folder: string;
let dir: string;
const open: Embedded[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-embedded-'));
  chmodSync(folder, 0o755);
  dir = path.join(folder, '.shop/postgres');
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.stop()));
  for (const child of children.splice(0)) child.kill('SIGKILL');
  const pid = postmaster();
  if (pid !== null) process.kill(pid, 'SIGQUIT');
  if (existsSync(dir)) rmSync(realpathSync(dir), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<Embedded> {
  const server = await startEmbedded({ dir });
  open.push(server);
  return server;
}

/** Data folder of a stopped server, created by initdb. */
let stopped: Promise<string> | undefined;
/** Copies initialized data to `dir`, for tests that are not about the initialization. initdb takes a second of processor time. */
async function withData(): Promise<void> {
  stopped ??= makeData();
  mkdirSync(path.dirname(dir), { recursive: true });
  // Preserves the owners. If the tests run as root, PostgreSQL runs as another user.
  execFileSync('cp', ['-a', await stopped, dir]);
}
async function makeData(): Promise<string> {
  const made = mkdtempSync(path.join(tmpdir(), 'shop-embedded-data-'));
  chmodSync(made, 0o755);
  await (await startEmbedded({ dir: path.join(made, 'postgres') })).stop();
  return path.join(made, 'postgres');
}
afterAll(async () => {
  if (stopped) rmSync(path.dirname(await stopped), { recursive: true, force: true });
});

interface Answer {
  readonly url?: string;
  readonly reused?: boolean;
  readonly error?: string;
  readonly exitCode?: number;
}

async function startElsewhere(
  user?: number,
): Promise<{ child: ChildProcess; answer: Answer; end(): Promise<void> }> {
  const child = spawn(process.execPath, [script, dir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  children.push(child);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const exited = once(child, 'exit');
  const end = async () => {
    child.stdin!.end();
    await exited;
  };
  return { child, answer: JSON.parse(line.toString()) as Answer, end };
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function postmaster(): number | null {
  const file = path.join(dir, 'data/postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
}

function everyoneMayEnter(target: string): boolean {
  for (let at = target; ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

test('it starts, keeps its data and ignores case by Unicode', async () => {
  const first = await start();
  expect(first.reused).toBe(false);
  await query(first.url, "create table kept as select 'É' as letter");
  await first.stop();
  expect(postmaster()).toBeNull();
  const second = await start();
  expect(second.reused).toBe(false);
  expect(await query(second.url, 'select lower(letter) as letter from kept')).toEqual([{ letter: 'é' }]);
});

test('nobody else can access the folders of its data and its socket', async () => {
  await start();
  expect(statSync(path.join(dir, 'data')).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(dir, 'socket')).mode & 0o777).toBe(0o700);
});

test('four concurrent starts share one server, and the last one stops it', async () => {
  const users = await Promise.all(Array.from({ length: 4 }, () => startElsewhere()));
  expect(users.filter(({ answer }) => answer.reused === false)).toHaveLength(1);
  expect(new Set(users.map(({ answer }) => answer.url)).size).toBe(1);
  const [last, ...others] = users;
  await Promise.all(others.map((user) => user.end()));
  expect(await query(last!.answer.url!, 'select 1 as one')).toEqual([{ one: 1 }]);
  await last!.end();
  expect(postmaster()).toBeNull();
});

test('a server left by a killed process is reused, and stopped by the new user', async () => {
  await withData();
  const { child, answer } = await startElsewhere();
  const pid = postmaster();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const server = await start();
  expect(server).toMatchObject({ reused: true, url: answer.url });
  expect(postmaster()).toBe(pid);
  await server.stop();
  expect(postmaster()).toBeNull();
});

test('after kill -9 of the server it restarts immediately and has the committed data', async () => {
  await withData();
  const server = await start();
  await query(server.url, 'create table kept as select 1 as one');
  process.kill(postmaster()!, 'SIGKILL');
  const again = await start();
  expect(again.reused).toBe(false);
  expect(await query(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('its users restart it whenever it ends, even if that takes several attempts, and no longer after the last has stopped', async () => {
  await withData();
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLogger({ mode: 'production', destination });
  const use = async () => {
    const server = await startEmbedded({ dir, log, keep: true });
    open.push(server);
    return server;
  };
  const [one, other] = [await use(), await use()];
  const first = postmaster();
  await query(one.url, 'create table kept as select 1 as one');
  const running = () => query(one.url, 'select one from kept').catch(() => null);

  process.kill(first!, 'SIGKILL');
  await expect.poll(running, { timeout: 60_000 }).toEqual([{ one: 1 }]);
  const second = postmaster();
  expect(second).not.toBe(first);

  const settings = path.join(dir, 'data/postgresql.auto.conf');
  const written = readFileSync(settings, 'utf8');
  writeFileSync(settings, "shared_buffers = 'nonsense'\n");
  process.kill(second!, 'SIGKILL');
  await expect.poll(() => lines.join('\n'), { timeout: 60_000 }).toContain('did not start');
  writeFileSync(settings, written);
  await expect.poll(running, { timeout: 60_000 }).toEqual([{ one: 1 }]);

  await one.stop();
  process.kill(postmaster()!, 'SIGKILL');
  await expect.poll(running, { timeout: 60_000 }).toEqual([{ one: 1 }]);
  await other.stop();
  expect(postmaster()).toBeNull();
});

test('an interrupted start leaves nothing in the way', async () => {
  mkdirSync(path.join(dir, 'data.partial'), { recursive: true });
  writeFileSync(path.join(dir, 'data.partial/PG_VERSION'), '18');
  writeFileSync(path.join(dir, 'lock'), '999999999 1');
  mkdirSync(path.join(dir, 'users'));
  writeFileSync(path.join(dir, 'users/999999999-x'), '999999999 1');
  const server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(postmaster()).toBeNull();
});

test('the pid of another program in the pid file is not mistaken for a server', async () => {
  await withData();
  writeFileSync(path.join(dir, 'data/postmaster.pid'), `${process.pid}\n`);
  expect((await start()).reused).toBe(false);
});

test('a path that is too long for a socket is replaced by a short one, closed to others', async () => {
  dir = path.join(folder, 'x'.repeat(100), '.shop/postgres');
  await withData();
  const server = await start();
  const socket = decodeURIComponent(new URL(server.url).hostname);
  expect(socket.length).toBeLessThan(90);
  expect(statSync(socket).mode & 0o777).toBe(0o700);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  rmSync(socket, { recursive: true });
});

test('a failed start has exit code 5 and shows the server’s message', async () => {
  await withData();
  const failing = startEmbedded({ dir, settings: { shared_buffers: 'nonsense' } });
  await expect(failing).rejects.toMatchObject({
    exitCode: 5,
    faults: [
      {
        where: dir,
        message: expect.stringMatching(/shared_buffers/),
        hint: expect.stringContaining('database.url'),
      },
    ],
  });
});

test.runIf(isRoot)('if the server cannot access the folder, its data is under /var/lib/shop', async () => {
  chmodSync(folder, 0o700);
  const server = await start();
  expect(lstatSync(dir).isSymbolicLink()).toBe(true);
  expect(realpathSync(dir)).toMatch(/^\/var\/lib\/shop\/[0-9a-f]{16}$/);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect((await start()).reused).toBe(false);
});

test.runIf(isUnreadable)('an ordinary user starts it, and root continues with that user', async () => {
  chownSync(folder, NOBODY, NOBODY);
  const { answer, end } = await startElsewhere(NOBODY);
  expect(answer).toMatchObject({ reused: false });
  await end();
  expect(statSync(path.join(dir, 'data')).uid).toBe(NOBODY);
  expect((await start()).reused).toBe(false);
  await sleep(0);
  expect(statSync(path.join(dir, 'data')).uid).toBe(NOBODY);
});
