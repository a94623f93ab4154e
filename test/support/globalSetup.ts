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
 * Folder in which Node caches compiled sources for the processes that tests start. Without it, half of a shop's processor time is spent on
 * stripping and compiling types.
 */
const COMPILED = path.resolve(import.meta.dirname, '../../node_modules/.cache/tests');
const MEMORY = '/dev/shm';
/** Maximum disk space that the databases of a test run need, in bytes. */
const ROOM = 3 * 2 ** 30;

/**
 * Starts one PostgreSQL server for all database tests of a run. Each test file copies its migrated template database. The databases are
 * kept in memory if there is enough room. On ext4, creating a database's files soon after another database was dropped takes a second,
 * because ext4 does not reuse inodes for several seconds and checks each of them for every file. This took half of the time of tests that
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

/** Reports whether the in-memory file system has enough room for the databases and allows programs to run. */
function hasRoom(): boolean {
  if (process.platform !== 'linux') return false;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.includes(` ${MEMORY} tmpfs `));
  if (!mount || mount.includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ROOM;
}

/** Creates the folder of this run. Removes the folders of this user's killed runs. */
function folderInMemory(): string {
  for (const name of readdirSync(MEMORY)) {
    const pid = /^shop-run-(\d+)$/.exec(name)?.[1];
    if (!pid || isPidAlive(Number(pid))) continue;
    const left = path.join(MEMORY, name);
    if (statSync(left).uid === process.getuid?.()) rmSync(left, { recursive: true, force: true });
  }
  const folder = path.join(MEMORY, `shop-run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // If the tests run as root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(folder, 0o755);
  return folder;
}
