import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { isPidAlive } from '../../packages/runtime/src/platform/db/embedded/processes.ts';
import { startTemplateServer } from './templateServer.ts';
import type { TemplateServer } from './templateServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TemplateServer;
  }
}

/**
 * Where Node keeps the compiled sources for the processes that tests start: it takes a shop half of its processor time to strip and
 * compile them anew.
 */
const COMPILED = path.resolve(import.meta.dirname, '../../node_modules/.cache/tests');
const MEMORY = '/dev/shm';
/** The bytes that the databases of a run need at most. */
const ROOM = 3 * 2 ** 30;

/**
 * Starts one PostgreSQL for all database tests of a run; each test file copies its migrated template. The databases are kept in
 * memory where there is room: ext4 takes a second to create the files of a database soon after another was dropped, since it
 * does not use an inode again for some seconds and looks at each of them anew for every file. That took half the time of tests that
 * start many shops.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = process.env['SHOP_TEST_DIR'] === undefined && hasRoom() ? folderInMemory() : null;
  if (folder !== null) process.env['SHOP_TEST_DIR'] = folder;
  process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
  const { stop, ...server } = await startTemplateServer();
  project.provide('postgres', server);
  return async () => {
    await stop();
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  };
}

/** Reports whether programs can run in a file system in memory, and databases have room there. */
function hasRoom(): boolean {
  if (process.platform !== 'linux') return false;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.includes(` ${MEMORY} tmpfs `));
  if (!mount || mount.includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ROOM;
}

/** Creates the folder of this run, and removes those of this user's runs that were killed. */
function folderInMemory(): string {
  for (const name of readdirSync(MEMORY)) {
    const pid = /^shop-run-(\d+)$/.exec(name)?.[1];
    if (!pid || isPidAlive(Number(pid))) continue;
    const left = path.join(MEMORY, name);
    if (statSync(left).uid === process.getuid?.()) rmSync(left, { recursive: true, force: true });
  }
  const folder = path.join(MEMORY, `shop-run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // For root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(folder, 0o755);
  return folder;
}
