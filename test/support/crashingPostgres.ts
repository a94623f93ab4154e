import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '../../packages/runtime/src/platform/db/embedded.ts';
import { preparePlace } from '../../packages/runtime/src/platform/db/embedded/place.ts';
import { isPidAlive } from '../../packages/runtime/src/platform/db/embedded/processes.ts';
import { findRunning } from '../../packages/runtime/src/platform/db/embedded/server.ts';
import { execute, withDatabase } from './templateServer.ts';

/** A commit is on disk before it is acknowledged, as in production; the machine itself does not crash. */
const SETTINGS = { max_connections: '200', fsync: 'off', synchronous_commit: 'on' };

/** A PostgreSQL of one test, which can crash. */
export interface CrashingPostgres {
  /** The address of an empty database. */
  readonly url: string;
  /** Ends it at once without a checkpoint, as `pg_ctl stop -m immediate` does. */
  crash(): Promise<void>;
  /** Starts it again, and waits until it has recovered. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL in a temporary folder. */
export async function startCrashingPostgres(): Promise<CrashingPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-crash-'));
  // For root, PostgreSQL runs as another user, who needs access to this folder.
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
      // The first use goes on; this one only brought it back.
      await again.stop();
    },
    async stop() {
      await first.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
