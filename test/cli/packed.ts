import { execFile } from 'node:child_process';
import { globSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
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

/** Packs the packages into the folder `tarballs` of another folder. Returns the paths of the tarballs in it. */
export async function packInto(
  folder: string,
  packages: readonly string[] = PACKAGES,
): Promise<readonly string[]> {
  const tarballs = path.join(folder, 'tarballs');
  mkdirSync(tarballs);
  const pack = ['pack', `--pack-destination=${tarballs}`, ...packages.map((name) => `--workspace=${name}`)];
  await run('npm', packages.every(isBuilt) ? [...pack, '--ignore-scripts'] : pack, { cwd: repository });
  return globSync('tarballs/*.tgz', { cwd: folder }).map((name) => `./${name}`);
}

/** Reports whether a package was built after its sources changed; packing builds it otherwise. */
function isBuilt(name: string): boolean {
  const lastChange = (pattern: string) =>
    Math.max(
      0,
      ...globSync(pattern, { cwd: path.join(repository, name) })
        .filter((file) => !file.endsWith('.test.ts'))
        .map((file) => statSync(path.join(repository, name, file)).mtimeMs),
    );
  const sources = Math.max(lastChange('src/**/*.{ts,graphql}'), lastChange('../../migrations/*.sql'));
  return lastChange('dist/**/*.js') > sources;
}

/** Installs into a folder with npm, as its user would. */
export const npmInstall = (folder: string, ...packages: readonly string[]) =>
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], { cwd: folder });
