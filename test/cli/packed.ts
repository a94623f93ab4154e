import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startShared } from '../run/startShared.ts';
import { isBuilt } from '../support/built.ts';
import { repository } from './shopProcess.ts';

const run = promisify(execFile);

/** Packages from which stores and extensions are installed. */
export const PACKAGES = [
  'packages/admin',
  'packages/runtime',
  'packages/cli',
  'packages/sdk',
  'extensions/core-shipping',
  'extensions/cod',
  'extensions/walletgw',
] as const;
type Package = (typeof PACKAGES)[number];

/** Maximum disk space in bytes for the stores of three concurrent tests. */
const ROOM = 3 * 2 ** 30;

/** Creates an empty folder. If there is enough room, it is in memory, because disk access takes half of npm's time. */
export function installFolder(name: string): string {
  const memory = process.env['SHOP_TEST_DIR'];
  const isRoomy = memory !== undefined && Math.min(freeBytes(memory), freemem()) > ROOM;
  return realpathSync(mkdtempSync(path.join(isRoomy ? memory : tmpdir(), `shop-${name}-`)));
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

let tarballs: Promise<string> | null = null;

/** Copies package tarballs to the `tarballs` folder of another folder. Returns their new paths. */
export async function packInto(
  folder: string,
  packages: readonly Package[] = PACKAGES,
): Promise<readonly string[]> {
  const packed = await (tarballs ??= startShared(packOnce));
  const names: readonly string[] = packages.map((name) => path.basename(name));
  const nameOf = (file: string) => /^shop-(.+)-\d+\.\d+\.\d+/.exec(path.basename(file))?.[1] ?? '';
  cpSync(packed, path.join(folder, 'tarballs'), {
    recursive: true,
    filter: (file) => file === packed || names.includes(nameOf(file)),
  });
  return globSync('tarballs/*.tgz', { cwd: folder }).map((name) => `./${name}`);
}

/** Packs the packages once for all test files of this process. Builds packages whose sources have changed since the last build. */
async function packOnce(): Promise<string> {
  const folder = installFolder('packed');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  const built = PACKAGES.filter(isBuilt);
  for (const [names, options] of [
    [built, ['--ignore-scripts']],
    [PACKAGES.filter((name) => !built.includes(name)), []],
  ] as const) {
    const workspaces = names.map((name) => `--workspace=${name}`);
    if (names.length === 0) continue;
    await run('npm', ['pack', `--pack-destination=${folder}`, ...options, ...workspaces], {
      cwd: repository,
      maxBuffer: 1e8,
    });
  }
  return folder;
}

/** Runs npm install in a folder, like the folder's user. */
export const npmInstall = (folder: string, ...packages: readonly string[]) =>
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], { cwd: folder });
