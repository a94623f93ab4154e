import type { Client } from 'pg';
import { compareWithLedger, ledgerRow, readLedger, UNDEFINED_TABLE } from './ledger.ts';
import type { LedgerRow, MigrationState } from './ledger.ts';
import { listMigrations } from './source.ts';
import type { Migration, MigrationSource } from './source.ts';
import { withClient } from './withClient.ts';

export interface MigrationScope {
  /** The direct database URL, not the URL of a connection pooler. */
  readonly url: string;
  /** The extensions' migration folders, in extension order. The core's migrations always run before them. */
  readonly sources: readonly MigrationSource[];
}

/** Lists the migrations with their states: applied, pending, changed, or missing. Changes nothing. */
export const migrationStatus = ({ url, sources }: MigrationScope): Promise<readonly MigrationState[]> =>
  withClient(url, async (client) => compareWithLedger(listMigrations(sources), await ledgerOf(client)));

/** Lists the migrations that `migrate` would run now, with their SQL. */
export async function migrationPlan({ url, sources }: MigrationScope): Promise<readonly Migration[]> {
  const migrations = listMigrations(sources);
  const states = await withClient(url, async (client) =>
    compareWithLedger(migrations, await ledgerOf(client)),
  );
  return migrations.filter((_, index) => states[index]?.state === 'pending');
}

/** Reads the ledger rows. Empty for a database that was never migrated. */
export async function ledgerOf(client: Client): Promise<readonly LedgerRow[]> {
  try {
    const { rows } = await client.query(readLedger.sql);
    return ledgerRow.array().parse(rows);
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}
