import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { jobsSchema } from './jobsSchema.ts';

/** A folder of `NNNN_name.sql` files and the extension that they belong to. */
export interface MigrationSource {
  readonly owner: string;
  readonly dir: URL;
}

/**
 * The phase of a migration. `expand`: the version before runs on with it. `contract`: it removes what that version uses, and waits until
 * none of its processes is left; its file begins with the line `-- contract`.
 */
export type MigrationPhase = 'expand' | 'contract';

/** SQL statements that run in one transaction, once. */
export interface Migration {
  readonly owner: string;
  /** The file's name without `.sql`. */
  readonly name: string;
  readonly file: string;
  readonly sql: string;
  readonly checksum: string;
  readonly phase: MigrationPhase;
  /** Runs in place of the SQL, which is then only a description. It must be repeatable. */
  readonly install?: (url: string) => Promise<void>;
}

/** A migration without its SQL, which is long, to be compared with those that ran. */
export type ListedMigration = Omit<Migration, 'sql'>;

/** In the repository the core's files are at its root; a build copies them into the package. */
const CORE_FOLDER = import.meta.url.endsWith('.ts') ? '../../../../../migrations/' : '../../../migrations/';

/** The migrations of the core, which come first. */
export const coreMigrations: MigrationSource = {
  owner: 'core',
  dir: new URL(CORE_FOLDER, import.meta.url),
};

/** The description of the schema that the files of its folder create; it is never run. */
const DESCRIPTION = 'schema.sql';

const CONTRACT = /^-- contract\b/;

const NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Lists all migrations that a database of the shop needs, in the order in which they run. */
export const listMigrations = (sources: readonly MigrationSource[]): readonly Migration[] => {
  const extensions = sources.filter(({ owner }) => owner !== coreMigrations.owner);
  return [jobsSchema(), ...readMigrations([coreMigrations, ...extensions])];
};

/** Reads the files of the sources, by source and then by number. Throws a `StartFailure` with exit code 6 for bad names. */
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

/** Returns the checksum, which is the same for both kinds of line ends: a checkout may change them. */
export const checksumOf = (sql: string): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
