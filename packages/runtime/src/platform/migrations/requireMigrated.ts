import type { Db } from '../db/db.ts';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { compareWithLedger, keyOf, readLedger, UNDEFINED_TABLE } from './ledger.ts';
import type { LedgerRow, MigrationState } from './ledger.ts';
import { listMigrations } from './source.ts';
import type { ListedMigration, MigrationSource } from './source.ts';

/** Reads the state of every migration with one SQL statement, for startup and `/readyz`. */
export const migrationStates = async (
  db: Db,
  migrations: readonly ListedMigration[],
): Promise<readonly MigrationState[]> => compareWithLedger(migrations, await readRows(db));

/**
 * Throws a `StartFailure` with exit code 6 unless every migration has run and is unchanged. Migrations of the phase `contract`
 * may be pending, because they run only after all processes of the previous version have stopped.
 */
export async function requireMigrated(db: Db, sources: readonly MigrationSource[]): Promise<void> {
  const states = await migrationStates(db, listMigrations(sources));
  refuseUnfit(states);
  const pending = states.filter(isMissed);
  if (pending.length > 0)
    throw new StartFailure(EXIT.migrations, pending.map(pendingFault), { extension: ownerOf(pending) });
}

/** Reports whether any migration that the shop needs to run is pending. */
export const isMissed = ({ state, phase }: MigrationState): boolean =>
  state === 'pending' && phase === 'expand';

/**
 * Throws a `StartFailure` with exit code 6 that lists the files that changed after they ran, and the migrations of a newer
 * version that removed something this version uses.
 */
export function refuseUnfit(states: readonly MigrationState[]): void {
  const changed = states.filter(({ state }) => state === 'changed');
  const contracted = states.filter(({ state, phase }) => state === 'missing' && phase === 'contract');
  const unfit = [...changed, ...contracted];
  const faults = [...changed.map(changedFault), ...contracted.map(contractedFault)];
  if (unfit.length > 0) throw new StartFailure(EXIT.migrations, faults, { extension: ownerOf(unfit) });
}

/** Returns the owner of the first migration. If the owner is an optional extension, the shop is started again without it. */
const ownerOf = ([first]: readonly MigrationState[]): string | null => first?.owner ?? null;

const pendingFault = (migration: MigrationState): Fault => {
  return { where: keyOf(migration), message: 'this migration has not run', hint: 'Run `shop migrate`.' };
};

const changedFault = (migration: MigrationState): Fault => {
  return {
    where: migration.file ?? keyOf(migration),
    message: `this migration of ${migration.owner} was changed after it ran on ${migration.applied_at}`,
    hint: 'Restore the original file, and put the change in a new migration.',
  };
};

const contractedFault = (migration: MigrationState): Fault => {
  return {
    where: keyOf(migration),
    message: 'a migration of a newer version removed something this version uses',
    hint: 'Start the newer version, or restore a backup from before the migration.',
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
