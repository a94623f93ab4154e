import { gt, valid } from 'semver';
import { withBaseline } from '../../platform/migrations/baseline.ts';
import { JOBS_OWNER } from '../../platform/migrations/jobsSchema.ts';
import { keyOf } from '../../platform/migrations/ledger.ts';
import type { Migration } from '../../platform/migrations/source.ts';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';
import type { Fault } from '../../platform/startFailure.ts';
import type { Manifest, TableOfBackup } from './manifest.ts';

/**
 * Returns the installed migrations that had been applied to the backed-up database, in sequence. Throws StartFailure (exit 6) if other
 * migrations had been applied, because the backup is from newer packages or from a store with other extensions.
 */
export function migrationsOfBackup(
  { migrations: ledger, runtime }: Pick<Manifest, 'migrations' | 'runtime'>,
  installed: readonly Migration[],
): readonly Migration[] {
  const byKey = new Map(installed.map((migration) => [keyOf(migration), migration]));
  const owners = new Set(installed.map(({ owner }) => owner));
  const ran = withBaseline(ledger);
  const faults = ran.flatMap(({ owner, name, checksum }): readonly Fault[] => {
    if (owner === JOBS_OWNER) return newerJobs(name, installed);
    const where = keyOf({ owner, name });
    if (!owners.has(owner))
      return [
        {
          where,
          message: `the backup contains a migration of the extension ${owner}, which is not installed`,
          hint: "Install the extension in this store, in the backup's version or a later one.",
        },
      ];
    const migration = byKey.get(where);
    if (migration === undefined)
      return [{ where, message: 'this migration is not installed', hint: newer(runtime) }];
    if (migration.checksum === checksum) return [];
    return [
      {
        where: migration.file,
        message: 'this migration differs from the one recorded in the backup',
        hint: newer(runtime),
      },
    ];
  });
  if (faults.length > 0) throw new StartFailure(EXIT.migrations, faults);
  const keys = new Set(ran.map(keyOf));
  return installed.filter((migration) => migration.owner !== JOBS_OWNER && keys.has(keyOf(migration)));
}

const newer = (runtime: string): string =>
  `Install the package versions of the backup (@shop/runtime ${runtime} and its extensions), or later ones.`;

function newerJobs(version: string, installed: readonly Migration[]): readonly Fault[] {
  const own = installed.find(({ owner }) => owner === JOBS_OWNER)?.name;
  if (!own || !valid(version) || !gt(version, own)) return [];
  const message = `the backup's queue uses graphile-worker ${version}, but ${own} is installed`;
  return [
    {
      where: JOBS_OWNER,
      message,
      hint: 'Install a version of @shop/runtime that is at least as new as the backup.',
    },
  ];
}

/**
 * Separates the tables of a backup into tables created by migrations, which are loaded, and tables created manually, which are not.
 * Throws StartFailure (exit 6) for a column that no longer exists.
 */
export function tablesToLoad(
  required: readonly TableOfBackup[],
  made: readonly TableOfBackup[],
): { readonly loaded: readonly TableOfBackup[]; readonly leftOut: readonly string[] } {
  const byName = new Map(made.map((table) => [table.name, table]));
  const faults = required.flatMap(({ name, columns }): readonly Fault[] => {
    const columnsMade = new Set(byName.get(name)?.columns ?? columns);
    return columns
      .filter((column) => !columnsMade.has(column))
      .map((column) => ({
        where: `${name}.${column}`,
        message: 'the backup contains this column, but no migration creates it',
        hint: 'Add the column with a migration of an extension.',
      }));
  });
  if (faults.length > 0) throw new StartFailure(EXIT.migrations, faults);
  return {
    loaded: required.filter(({ name }) => byName.has(name)),
    leftOut: required.filter(({ name }) => !byName.has(name)).map(({ name }) => name),
  };
}
