import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive, thisProcess } from './processes.ts';

const PATIENCE_MS = 90_000;
/**
 * Age in milliseconds at which a lock without an owner is stale. The process that created it probably died before it wrote its ID.
 */
const UNSIGNED_MS = 5000;

/**
 * Runs `work` while holding a lock file. No other process on this machine can hold the lock at the same time. The lock of a process
 * that died is taken over.
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!take(path)) {
    if (Date.now() > deadline) throw new Error(`${path} is locked by process ${ownerOf(path)}.`);
    await sleep(15 + Math.random() * 15);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, thisProcess(), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isStale(path)) removeStale(path);
    return false;
  }
}

const ownerOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

function isStale(path: string): boolean {
  const owner = ownerOf(path);
  if (owner === null) return false;
  if (owner !== '') return !isProcessAlive(owner);
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && Date.now() - written > UNSIGNED_MS;
}

/** Removes a stale lock by renaming it first. If several processes try this concurrently, only one succeeds in renaming it. */
function removeStale(path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    // Another process has already replaced the stale lock with its own. Move that lock back.
    if (!isStale(aside)) renameSync(aside, path);
    else rmSync(aside, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
