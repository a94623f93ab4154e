import { chownSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { privateFolder } from './place.ts';

const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
const isRoot = me.uid === 0;
/** The user who owns the server folder. Only root can choose a user other than itself. */
const server = isRoot ? { uid: 65_534, gid: 65_534 } : me;

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'place-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a private folder', () => {
  test("is created for the server's user only, and reused", () => {
    const folder = path.join(root, 'socket');
    privateFolder(folder, server);
    expect(privateFolder(folder, server)).toBe(folder);
    const { uid, mode } = lstatSync(folder);
    expect([uid, mode & 0o777]).toEqual([server.uid, 0o700]);
  });

  test('is rejected if it is a link', () => {
    const folder = path.join(root, 'socket');
    symlinkSync(root, folder);
    expect(() => privateFolder(folder, server)).toThrow('and have mode 0700');
  });

  test('is rejected if other users can access it', () => {
    const folder = path.join(root, 'socket');
    mkdirSync(folder, { mode: 0o755 });
    expect(() => privateFolder(folder, server)).toThrow('and have mode 0700');
  });

  test.runIf(isRoot)('is rejected if another user created it, even if root starts the server', () => {
    const folder = path.join(root, 'socket');
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, 12_345, 12_345);
    expect(() => privateFolder(folder, server)).toThrow('and have mode 0700');
    expect(lstatSync(folder).uid).toBe(12_345);
  });
});
