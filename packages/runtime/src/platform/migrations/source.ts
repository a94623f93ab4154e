import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { jobsSchema } from './jobsSchema.ts';

/** A folder of `NNNN_name.sql` files and the extension that it belongs to. */
export interface MigrationSource {
  readonly owner: string;
  readonly dir: URL;
}

/**
 * The phase of a migration. `expand`: the previous version keeps running with it. `contract`: it removes something that the
 * previous version uses, and waits until none of its processes is left; its file begins with the line `-- contract`.
 */
export type MigrationPhase = 'expand' | 'contract';

/** SQL statements that run once, in one transaction. */
export interface Migration {
  readonly owner: string;
  /** The file name without `.sql`. */
  readonly name: string;
  readonly file: string;
  readonly sql: string;
  readonly checksum: string;
  readonly phase: MigrationPhase;
  /** Runs in place of the SQL, which is then only a description. It must be repeatable. */
  readonly install?: (url: string) => Promise<void>;
}

/** A migration without its long SQL, for comparison with those that ran. */
export type ListedMigration = Omit<Migration, 'sql'>;

/** The core files are in the root of the repository; a build copies them into the package. */
const CORE_FOLDER = import.meta.url.endsWith('.ts') ? '../../../../../migrations/' : '../../../migrations/';

/** The core migrations, which come first. */
export const coreMigrations: MigrationSource = {
  owner: 'core',
  dir: new URL(CORE_FOLDER, import.meta.url),
};

/** The file that describes the schema created by the files of its folder; it never runs. */
const DESCRIPTION = 'schema.sql';

const CONTRACT = /^-- contract\b/;

const NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Lists all migrations that a shop's database needs, in execution order. */
export const listMigrations = (sources: readonly MigrationSource[]): readonly Migration[] => {
  const extensions = sources.filter(({ owner }) => owner !== coreMigrations.owner);
  return [jobsSchema(), ...readMigrations([coreMigrations, ...extensions])];
};

/** Reads the source files, by source and then by number. Throws a `StartFailure` with exit code 6 for invalid names. */
export function readMigrations(sources: readonly MigrationSource[]): readonly Migration[] {
  const faults: Fault[] = [];
  const migrations = sources.flatMap((source) => readSource(source, faults));
  if (faults.length > 0) throw new StartFailure(EXIT.migrations, faults);
  return migrations;
}

function readSource({ owner, dir }: MigrationSource, faults: Fault[]): Migration[] {
  const folder = fileURLToPath(dir);
  const names = listFiles(owner, folder, faults);
  const byNumber = new Map<string, string>();
  return names.flatMap((name) => {
    const file = fileURLToPath(new URL(name, dir));
    const number = NAME.exec(name)?.[1];
    if (number === undefined) {
      faults.push({
        where: file,
        message: 'is not a valid migration name',
        hint: 'Use the form NNNN_name.sql.',
      });
      return [];
    }
    const twin = byNumber.get(number);
    if (twin !== undefined) faults.push({ where: file, message: `has the same number as ${twin}` });
    byNumber.set(number, name);
    const sql = readFileSync(file, 'utf8');
    const phase = CONTRACT.test(sql) ? 'contract' : 'expand';
    return [{ owner, name: name.slice(0, -'.sql'.length), file, sql, checksum: checksumOf(sql), phase }];
  });
}

function listFiles(owner: string, folder: string, faults: Fault[]): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && name !== DESCRIPTION)
      .sort();
  } catch {
    faults.push({ where: owner, message: `its migrations folder ${folder} cannot be read` });
    return [];
  }
}

/** Returns the checksum, which is the same for both line endings: a checkout may change them. */
export const checksumOf = (sql: string): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
