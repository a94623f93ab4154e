import { z } from 'zod';
import { int, text } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import { withBaseline } from './baseline.ts';
import { JOBS_OWNER } from './jobsSchema.ts';
import type { ListedMigration, MigrationPhase } from './source.ts';

/**
 * A row of the `migration` table, which records a migration that has run. `applied_at` is ISO 8601 in UTC. `phase` tells a shop
 * version that does not have the file whether it can run with the migrated schema.
 */
export const ledgerRow = z.object({
  owner: text,
  name: text,
  checksum: text,
  applied_at: text,
  duration_ms: int,
  phase: z.enum(['expand', 'contract']),
});
export type LedgerRow = z.output<typeof ledgerRow>;

export const CREATE_LEDGER = `
  create table if not exists migration (
    owner text not null,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default clock_timestamp(),
    duration_ms int not null,
    primary key (owner, name)
  );
  alter table migration add column if not exists phase text not null default 'expand'`;

/**
 * The SQL query that reads the ledger, including a ledger from a version without phases. It fails with `UNDEFINED_TABLE` in a
 * database that was never migrated. The SQL can also be run with `pg`.
 */
export const readLedger = sql.type(ledgerRow)`
  select owner, name, checksum, duration_ms, coalesce(to_jsonb(migration) ->> 'phase', 'expand') as phase,
    to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as applied_at
  from migration
  order by migration.applied_at, owner, name`;
export const UNDEFINED_TABLE = '42P01';

export const WRITE_LEDGER =
  'insert into migration (owner, name, checksum, duration_ms, phase) values ($1, $2, $3, $4, $5)';

export interface MigrationState {
  readonly owner: string;
  readonly name: string;
  /**
   * The migration's state. `changed` means that the file differs from the version that ran. `missing` means that the migration
   * ran, but its owner no longer includes the file.
   */
  readonly state: 'applied' | 'pending' | 'changed' | 'missing';
  readonly phase: MigrationPhase;
  readonly file: string | null;
  readonly applied_at: string | null;
  readonly duration_ms: number | null;
}

/**
 * Returns the state of each migration, in execution order, followed by missing migrations. Throws a `StartFailure` for a
 * database from before the baseline that did not run all files of that time.
 */
export function compareWithLedger(
  migrations: readonly ListedMigration[],
  ledger: readonly LedgerRow[],
): readonly MigrationState[] {
  const rows = new Map(withBaseline(ledger).map((row) => [keyOf(row), row]));
  const states = migrations.map(({ owner, name, checksum, file, phase }): MigrationState => {
    const row = rows.get(keyOf({ owner, name }));
    rows.delete(keyOf({ owner, name }));
    if (row === undefined)
      return { owner, name, state: 'pending', phase, file, applied_at: null, duration_ms: null };
    const { applied_at, duration_ms } = row;
    return {
      owner,
      name,
      state: row.checksum === checksum ? 'applied' : 'changed',
      phase,
      file,
      applied_at,
      duration_ms,
    };
  });
  // Migrations of extensions that are not installed and of former jobs schema versions are not reported as missing.
  const owners = new Set(migrations.map(({ owner }) => owner).filter((owner) => owner !== JOBS_OWNER));
  const missing = [...rows.values()]
    .filter(({ owner }) => owners.has(owner))
    .map(({ owner, name, phase, applied_at, duration_ms }): MigrationState => {
      return { owner, name, state: 'missing', phase, file: null, applied_at, duration_ms };
    });
  return [...states, ...missing];
}

export const keyOf = ({ owner, name }: { readonly owner: string; readonly name: string }): string =>
  `${owner}/${name}`;
