import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '../../packages/runtime/src/platform/db/embedded.ts';
import { preparePlace } from '../../packages/runtime/src/platform/db/embedded/place.ts';
import { isPidAlive } from '../../packages/runtime/src/platform/db/embedded/processes.ts';
import { findRunning } from '../../packages/runtime/src/platform/db/embedded/server.ts';
import { execute, withDatabase } from './templateServer.ts';

/** As in production, a commit is written to disk before it is acknowledged. fsync is off because the machine itself does not crash. */
const SETTINGS = { max_connections: '200', fsync: 'off', synchronous_commit: 'on' };

/** A PostgreSQL server for one test, which can be crashed. */
export interface CrashingPostgres {
  /** URL of an empty database. */
  readonly url: string;
  /** Stops the server immediately without a checkpoint, like `pg_ctl stop -m immediate`. */
  crash(): Promise<void>;
  /** Restarts the server and waits until it has recovered. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server with a temporary data folder. */
export async function startCrashingPostgres(): Promise<CrashingPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-crash-'));
  // If the tests run as root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(folder, 0o755);
  const dir = path.join(folder, 'postgres');
  const first = await startEmbedded({ dir, settings: SETTINGS });
  const { data } = preparePlace(dir);
  await execute(first.url, 'create database shop');
  return {
    url: withDatabase(first.url, 'shop'),
    async crash() {
      const running = findRunning(data);
      if (running === null) throw new Error('PostgreSQL does not run');
      process.kill(running.pid, 'SIGQUIT');
      while (isPidAlive(running.pid)) await pause(5);
    },
    async start() {
      const again = await startEmbedded({ dir, settings: SETTINGS });
      // The original server object stays in use. This one was needed only for the restart.
      await again.stop();
    },
    async stop() {
      await first.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
