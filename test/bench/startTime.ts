import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, openSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from './connection.ts';
import { send } from './operations.ts';
import type { Connection, Request } from './connection.ts';

const PACKAGES = path.resolve(import.meta.dirname, '../../packages');

/**
 * Installs the built packages into a folder, so that the `shop` command has no sources to load and keeps its compile cache, as in a store.
 * Returns the path of the command.
 */
function installCommand(dir: string): string {
  const scope = path.join(dir, 'node_modules/@shop');
  const command = path.join(scope, 'cli/bin/shop.js');
  if (existsSync(command)) return command;
  mkdirSync(path.dirname(command), { recursive: true });
  copyFileSync(path.join(PACKAGES, 'cli/bin/shop.js'), command);
  copyFileSync(path.join(PACKAGES, 'cli/package.json'), path.join(scope, 'cli/package.json'));
  symlinkSync(path.join(PACKAGES, 'cli/dist'), path.join(scope, 'cli/dist'));
  symlinkSync(path.join(PACKAGES, 'runtime'), path.join(scope, 'runtime'));
  return command;
}

/**
 * Measures the time from starting the built `shop start` until it has responded to a request, in milliseconds. The database is already
 * running.
 */
export async function measureStart(databaseUrl: string, dir: string, request: Request): Promise<number> {
  const port = await freePort();
  const log = openSync(path.join(dir, 'start.log'), 'a');
  const store = path.join(import.meta.dirname, 'store');
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [installCommand(dir), 'start', '--store', store, '--port', String(port)],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['ignore', log, log],
    },
  );
  const ended = once(child, 'exit');
  try {
    const connection = await Promise.race([
      connectSoon(port, () => child.exitCode === null),
      ended.then(() => Promise.reject(new Error(`shop start ended; see ${dir}/start.log`))),
    ]);
    await send(connection, request);
    const took = performance.now() - started;
    connection.close();
    return took;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function connectSoon(port: number, isRunning: () => boolean): Promise<Connection> {
  for (;;) {
    try {
      return await openConnection(port);
    } catch (error) {
      if (!isRunning()) throw error;
      await pause(5);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
