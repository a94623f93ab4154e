import type { Db } from '../db/db.ts';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { compareWithLedger, keyOf, readLedger, UNDEFINED_TABLE } from './ledger.ts';
import type { LedgerRow, MigrationState } from './ledger.ts';
import { listMigrations } from './source.ts';
import type { Migration, MigrationSource } from './source.ts';

/** Reads the state of every migration by one statement, for the start and for `/readyz`. */
export const migrationStates = async (
  db: Db,
  migrations: readonly Migration[],
): Promise<readonly MigrationState[]> => compareWithLedger(migrations, await readRows(db));

/** Throws a `StartFailure` with exit code 6 unless every migration has run, unchanged. */
export async function requireMigrated(db: Db, sources: readonly MigrationSource[]): Promise<void> {
  const states = await migrationStates(db, listMigrations(sources));
  refuseChanged(states);
  const pending = states.filter(({ state }) => state === 'pending');
  if (pending.length > 0)
    throw new StartFailure(EXIT.migrations, pending.map(pendingFault), { extension: ownerOf(pending) });
}

/** Throws a `StartFailure` with exit code 6 that names the files that differ from those that ran. */
export function refuseChanged(states: readonly MigrationState[]): void {
  const changed = states.filter(({ state }) => state === 'changed');
  if (changed.length > 0)
    throw new StartFailure(EXIT.migrations, changed.map(changedFault), { extension: ownerOf(changed) });
}

/** Returns the owner of the first: a start that leaves one extension out tries again with the others. */
const ownerOf = ([first]: readonly MigrationState[]): string | null => first?.owner ?? null;

const pendingFault = (migration: MigrationState): Fault => {
  return { where: keyOf(migration), message: 'this migration has not run', hint: 'Run `shop migrate`.' };
};

const changedFault = (migration: MigrationState): Fault => {
  return {
    where: migration.file ?? keyOf(migration),
    message: `this migration of ${migration.owner} was changed after it ran, on ${migration.applied_at}`,
    hint: 'Restore the file as it was, and put the change in a new migration.',
  };
};

async function readRows(db: Db): Promise<readonly LedgerRow[]> {
  try {
    return await db.any(readLedger);
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}
