import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { jobsSchema } from './jobsSchema.ts';

/** A folder of `NNNN_name.sql` files, and the extension that owns it. */
export interface MigrationSource {
  readonly owner: string;
  readonly dir: URL;
}

/**
 * The phase of a migration. With an `expand` migration, the previous version of the shop keeps running. A `contract` migration
 * removes something that the previous version uses, so it must run after all processes of that version have stopped. Its file
 * begins with the line `-- contract`.
 */
export type MigrationPhase = 'expand' | 'contract';

/** A migration, which consists of SQL statements that run once, in one transaction. */
export interface Migration {
  readonly owner: string;
  /** The file name without `.sql`. */
  readonly name: string;
  readonly file: string;
  readonly sql: string;
  readonly checksum: string;
  readonly phase: MigrationPhase;
  /** A function that runs instead of the SQL, which is then only a description. Must be safe to repeat. */
  readonly install?: (url: string) => Promise<void>;
}

/** A migration without its SQL, for comparison with the ledger. */
export type ListedMigration = Omit<Migration, 'sql'>;

/** The core migrations are in the repository root. The build copies them into the package. */
const CORE_FOLDER = import.meta.url.endsWith('.ts') ? '../../../../../migrations/' : '../../../migrations/';

/** The core migrations, which run before those of extensions. */
export const coreMigrations: MigrationSource = {
  owner: 'core',
  dir: new URL(CORE_FOLDER, import.meta.url),
};

/** The file that documents the resulting schema. It is not a migration and never runs. */
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
    return [{ owner, name: name.slice(0, -'.sql'.length), file, ...scriptOf(file) }];
  });
}

type Script = Pick<Migration, 'sql' | 'checksum' | 'phase'>;

/** The scripts that this process has read, by file. A start reads the migrations of a shop four times. */
const scripts = new Map<string, Script & { readonly changed: string }>();

/** Reads a migration's script, again only if the file has changed. */
function scriptOf(file: string): Script {
  const { mtimeMs, ctimeMs, size } = statSync(file);
  const changed = `${mtimeMs} ${ctimeMs} ${size}`;
  let script = scripts.get(file);
  if (script?.changed !== changed) {
    const sql = readFileSync(file, 'utf8');
    const phase = CONTRACT.test(sql) ? 'contract' : 'expand';
    script = { sql, checksum: checksumOf(sql), phase, changed };
    scripts.set(file, script);
  }
  const { changed: _, ...rest } = script;
  return rest;
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

/** Returns a file's checksum, which ignores the line ending style because a Git checkout may change it. */
export const checksumOf = (sql: string): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
