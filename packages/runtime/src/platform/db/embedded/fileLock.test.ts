import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { withFileLock } from './fileLock.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'shop-lock-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('only one caller at a time holds the lock', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(5);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withFileLock(path.join(dir, 'a'), work)));
  expect(most).toBe(1);
});

test('the lock is released after a failure', async () => {
  const lock = path.join(dir, 'b');
  await expect(withFileLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a dead process is taken over', async () => {
  const lock = path.join(dir, 'c');
  writeFileSync(lock, '999999999 1');
  expect(await withFileLock(lock, async () => 'mine')).toBe('mine');
});

test('an old lock without an owner is taken over', async () => {
  const lock = path.join(dir, 'd');
  writeFileSync(lock, '');
  utimesSync(lock, 1, 1);
  expect(await withFileLock(lock, async () => 'mine')).toBe('mine');
});
