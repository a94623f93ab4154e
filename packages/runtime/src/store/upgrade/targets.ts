import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';
import { installedVersion, readManifest, readPacked } from './manifest.ts';
import type { Manifest } from './manifest.ts';

/** Matches the names of Shop's packages, which all have the same version. */
const OURS = /^@shop\//;

export interface UpgradeChoice {
  /** The version to which Shop's packages are upgraded. */
  readonly to?: string | undefined;
  /** A folder with tarballs packed by npm. */
  readonly packages?: string | undefined;
}

/** The package.json of a store for an upgrade. */
export interface Target {
  readonly manifest: Manifest;
  /** The Shop packages listed by the store, each with the version requested from npm. */
  readonly versions: Readonly<Record<string, string>>;
}

/**
 * Creates the package.json for an upgrade, either to one version of Shop's packages or to the packages in a folder of tarballs. If
 * neither is given, package.json stays unchanged, and npm installs the newest versions within its ranges. Throws StartFailure: exit 1
 * for older packages, 2 for invalid options, 3 for a store without Shop packages.
 */
export function targetOf(storeDir: string, { to, packages }: UpgradeChoice): Target {
  const manifest = readManifest(storeDir);
  const own = Object.entries(manifest?.dependencies ?? {}).filter(([name]) => OURS.test(name));
  if (!manifest || own.length === 0)
    throw new StartFailure(EXIT.config, [
      {
        where: path.join(storeDir, 'package.json'),
        message: 'names no package of the shop',
        hint: 'An upgrade needs a store that npm installed, whose dependencies have @shop/runtime and @shop/cli.',
      },
    ]);
  if (packages !== undefined) return ofTarballs(storeDir, manifest, packages);
  if (to === undefined) return { manifest, versions: Object.fromEntries(own) };
  if (semver.valid(to) === null)
    throw new StartFailure(EXIT.usage, [
      { where: '--to', message: `--to: "${to}" is no version`, hint: 'Write it like 1.2.3.' },
    ]);
  refuseOlder(storeDir, new Map(own.map(([name]) => [name, to])));
  const versions = Object.fromEntries(own.map(([name]) => [name, to]));
  return { manifest: { ...manifest, dependencies: { ...manifest.dependencies, ...versions } }, versions };
}

function ofTarballs(storeDir: string, manifest: Manifest, packages: string): Target {
  const folder = path.resolve(packages);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tgz')) : [];
  if (files.length === 0)
    throw new StartFailure(EXIT.usage, [
      { where: '--packages', message: `--packages: there is no tarball (.tgz) in ${folder}` },
    ]);
  const specs = new Map<string, string>();
  const versions = new Map<string, string>();
  for (const file of files) {
    const { name, version } = readPacked(path.join(folder, file));
    if (specs.has(name))
      throw new StartFailure(EXIT.usage, [
        { where: '--packages', message: `--packages: ${folder} has several tarballs of ${name}` },
      ]);
    specs.set(name, `file:${path.join(folder, file)}`);
    versions.set(name, version);
  }
  refuseOlder(storeDir, versions);
  const { dependencies = {}, overrides = {} } = manifest;
  const listed = Object.fromEntries([...specs].filter(([name]) => name in dependencies));
  // Indirect dependencies, such as the admin.
  const inner = Object.fromEntries(
    [...specs].filter(([name]) => !(name in dependencies) && installedVersion(storeDir, name) !== null),
  );
  return {
    manifest: {
      ...manifest,
      dependencies: { ...dependencies, ...listed },
      ...(Object.keys({ ...overrides, ...inner }).length > 0 && { overrides: { ...overrides, ...inner } }),
    },
    versions: listed,
  };
}

/** Throws StartFailure (exit 1) if packages are older than the installed ones, because database migrations are never reverted. */
function refuseOlder(storeDir: string, versions: ReadonlyMap<string, string>): void {
  const older = [...versions].filter(([name, version]) => {
    const now = installedVersion(storeDir, name);
    return now !== null && semver.lt(version, now);
  });
  if (older.length === 0) return;
  throw new StartFailure(
    EXIT.failure,
    older.map(([name, version]) => ({
      where: name,
      message: `${version} is older than the installed ${installedVersion(storeDir, name)}`,
      hint: 'A database never goes back: restore the backup of the older version into another store.',
    })),
  );
}
