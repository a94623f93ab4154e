import { spawn } from 'node:child_process';
import { closeSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Binaries } from './binaries.ts';
import { createData, serverEnvironment } from './createData.ts';
import type { Place } from './place.ts';
import { commandLine, isPidAlive } from './processes.ts';
import { logTail, openLog } from './serverLog.ts';
import { spawnAs } from './serverUser.ts';

/** Maximum time in milliseconds to wait until the server accepts connections. Crash recovery is included. */
const READY_MS = 60_000;
const SHUTDOWN_MS = 8000;

/** The server state that PostgreSQL writes to `postmaster.pid`. */
export interface Running {
  readonly pid: number;
  readonly socketDir: string;
  readonly status: string;
}

/** Finds the server that is running on the data. Null if there is none. The pid file of a server that has died is ignored. */
export function findRunning(data: string): Running | null {
  let lines: string[];
  try {
    lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isPidAlive(pid)) return null;
  // After a reboot, another program may have the same pid.
  if (commandLine(pid)?.includes(data) === false) return null;
  return { pid, socketDir: lines[4] ?? '', status: lines[7]?.trim() ?? '' };
}

/** Waits while the server is starting or stopping. Returns the running server, or null if it has stopped or does not respond. */
export async function reuseRunning(place: Place): Promise<Running | null> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const running = findRunning(place.data);
    if (running === null) return null;
    if (running.status === 'ready' && (await answers(running.socketDir))) return running;
    if (running.status === 'ready' || Date.now() > deadline) {
      await shutDown(place.data);
      return null;
    }
    await sleep(20);
  }
}

/** Starts the server and waits until it accepts connections. */
export async function launch(
  place: Place,
  binaries: Binaries,
  settings: Readonly<Record<string, string>>,
): Promise<Running> {
  if (!existsSync(path.join(place.data, 'PG_VERSION'))) await createData(place, binaries);
  const deadline = Date.now() + READY_MS;
  for (;;) {
    removeLeftovers(place);
    const { running, log } = await tryLaunch(place, binaries, settings, deadline);
    if (running !== null) return running;
    // After a server was killed, its last backend processes may still be using the shared memory.
    if (Date.now() > deadline || !/shared memory block|lock file .* already exists/.test(log)) {
      throw new Error(`PostgreSQL did not start.\n${log}`);
    }
    await sleep(100);
  }
}

/** Closes all sessions and stops the server. If the server does not stop, it is killed and recovers at the next start. */
export async function shutDown(data: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const running = findRunning(data);
    if (running === null) return;
    process.kill(running.pid, signal);
    const deadline = Date.now() + SHUTDOWN_MS;
    while (isPidAlive(running.pid) && Date.now() < deadline) await sleep(10);
  }
}

export const addressOf = (socketDir: string): string =>
  `postgres://shop@${encodeURIComponent(socketDir)}:5432/postgres`;

async function answers(socketDir: string): Promise<boolean> {
  const client = new Client({ connectionString: addressOf(socketDir), connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function tryLaunch(
  place: Place,
  binaries: Binaries,
  settings: Readonly<Record<string, string>>,
  deadline: number,
): Promise<{ running: Running | null; log: string }> {
  const { descriptor, size } = openLog(place.log);
  const child = spawn(binaries.postgres, ['-D', place.data, ...settingArguments(place, settings)], {
    ...spawnAs(place.user),
    cwd: place.data,
    env: serverEnvironment(),
    stdio: ['ignore', descriptor, descriptor],
    // Run the server in a process group of its own, so that Ctrl-C reaches only the shop. The shop stops the server itself.
    detached: true,
  });
  closeSync(descriptor);
  const end = { reason: '' };
  child.once('error', (error) => (end.reason = error.message));
  child.once('exit', (code, signal) => (end.reason = `It exited with ${signal ?? `code ${code}`}.`));
  while (end.reason === '' && Date.now() < deadline) {
    const running = findRunning(place.data);
    if (running?.pid === child.pid && running?.status === 'ready') {
      child.unref();
      return { running, log: '' };
    }
    await sleep(5);
  }
  child.kill('SIGQUIT');
  return { running: null, log: `${end.reason || 'It was not ready in time.'}\n${logTail(place.log, size)}` };
}

function settingArguments(place: Place, settings: Readonly<Record<string, string>>): string[] {
  const all = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: place.socketDir,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Do not log failed statements, because the shop reports them.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    jit: 'off',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Removes the files that a killed server has left. The next server would not start if the pid in its pid file belonged to a new
 * process.
 */
function removeLeftovers(place: Place): void {
  const socket = path.join(place.socketDir, '.s.PGSQL.5432');
  for (const file of [path.join(place.data, 'postmaster.pid'), socket, `${socket}.lock`])
    rmSync(file, { force: true });
}
