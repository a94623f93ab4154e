import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startShared } from '../run/startShared.ts';
import { isBuilt } from '../support/built.ts';
import { repository } from './shopProcess.ts';

const run = promisify(execFile);

/** The packages that stores and extensions are installed from. */
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

/** The bytes that the stores of three tests at once need at most. */
const ROOM = 3 * 2 ** 30;

/** Creates an empty folder: in the memory of the run where there is room, since half of what npm costs is the disk. */
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

/** Puts the tarballs of packages into the folder `tarballs` of another folder. Returns the paths of the tarballs in it. */
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

/** Packs the packages, once for all files that this process runs. Those that were not built after their sources changed are built. */
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

/** Installs into a folder with npm, as its user would. */
export const npmInstall = (folder: string, ...packages: readonly string[]) =>
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], { cwd: folder });
