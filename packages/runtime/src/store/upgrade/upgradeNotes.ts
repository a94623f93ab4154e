import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { installedVersion } from './manifest.ts';
import type { Stage } from './stage.ts';
import type { Target } from './targets.ts';

/** A package of the shop, with its current version and its version after the upgrade. */
export interface PackageChange {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** The upgrade notes of a version, read from the new packages. */
export interface UpgradeNotes {
  readonly version: string;
  readonly text: string;
}

/** Lists the packages of the shop whose versions change. */
export const changesOf = (storeDir: string, stage: Stage, { versions }: Target): readonly PackageChange[] =>
  Object.keys(versions).map((name) => ({
    name,
    from: installedVersion(storeDir, name),
    to: installedVersion(stage.dir, name),
  }));

/** Returns the notes of all versions between the current and the new version, oldest first. */
export function notesBetween(stage: Stage, changes: readonly PackageChange[]): readonly UpgradeNotes[] {
  const runtime = changes.find(({ name }) => name === '@shop/runtime');
  const folder = path.join(stage.dir, 'node_modules/@shop/runtime/upgrade');
  if (!runtime?.to || !existsSync(folder)) return [];
  const { from, to } = runtime;
  return readdirSync(folder)
    .flatMap((file) => {
      const version = /^(\d+\.\d+\.\d+)\.md$/.exec(file)?.[1];
      const isPassed =
        version !== undefined && semver.lte(version, to) && (from === null || semver.gt(version, from));
      return isPassed ? [{ version, text: readFileSync(path.join(folder, file), 'utf8').trim() }] : [];
    })
    .toSorted((one, other) => semver.compare(one.version, other.version));
}
