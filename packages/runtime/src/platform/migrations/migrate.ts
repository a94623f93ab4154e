import type { Client } from 'pg';
import type { Logger } from 'pino';
import { EXIT, StartFailure } from '../startFailure.ts';
import { compareWithLedger, CREATE_LEDGER, keyOf, WRITE_LEDGER } from './ledger.ts';
import { ledgerOf } from './migrationStatus.ts';
import type { MigrationScope } from './migrationStatus.ts';
import { refuseUnfit } from './requireMigrated.ts';
import { listMigrations } from './source.ts';
import type { Migration } from './source.ts';
import { withClient } from './withClient.ts';

export interface MigrateOptions extends MigrationScope {
  /** Runs the migrations of this phase alone: those of `expand`, beside which the version before runs on. Default: all. */
  readonly phase?: 'expand';
  readonly log?: Logger;
  /** Called with each migration before it runs. */
  readonly onStep?: (migration: Migration, position: { readonly step: number; readonly of: number }) => void;
}

/**
 * Runs the pending migrations: the jobs' schema, the core's migrations, then each extension's. Returns those that ran. One
 * migrator works at a time, others wait and find it done. A migration that fails is rolled back and ends the run with a
 * `StartFailure` of exit code 6 that names file and line; those before it stay. A changed file does the same before anything
 * runs. A database out of reach is exit code 5.
 */
export async function migrate(options: MigrateOptions): Promise<readonly Migration[]> {
  const migrations = listMigrations(options.sources);
  return withClient(options.url, async (client) => {
    // The session holds the lock, and frees it when it ends.
    await client.query("select pg_advisory_lock(hashtext('shop'), hashtext('migrations'))");
    await client.query(CREATE_LEDGER);
    const states = compareWithLedger(migrations, await ledgerOf(client));
    refuseUnfit(states);
    for (const { owner, name, state } of states) {
      if (state === 'missing') options.log?.warn({ owner, name }, 'a migration ran whose file is gone');
    }
    const pending = migrations.filter(
      ({ phase }, index) =>
        states[index]?.state === 'pending' && (options.phase === undefined || phase === options.phase),
    );
    await runInOrder(client, pending, options);
    return pending;
  });
}

async function runInOrder(
  client: Client,
  pending: readonly Migration[],
  options: MigrateOptions,
): Promise<void> {
  if (pending.length === 0) return;
  // This costs a start with nothing to migrate a tenth of a second.
  const { MigrationError, Umzug } = await import('../bundled/umzug.ts');
  const umzug = new Umzug({
    migrations: pending.map((migration, index) => ({
      name: keyOf(migration),
      up: async () => {
        options.onStep?.(migration, { step: index + 1, of: pending.length });
        await run(client, migration, options);
      },
    })),
    // The migration's own transaction writes the ledger's row, and migrations that have run are not in the list.
    storage: { executed: async () => [], logMigration: async () => {}, unlogMigration: async () => {} },
    logger: undefined,
  });
  try {
    await umzug.up();
  } catch (error) {
    throw error instanceof MigrationError && error.cause instanceof StartFailure ? error.cause : error;
  }
}

async function run(client: Client, migration: Migration, { url, log }: MigrateOptions): Promise<void> {
  const startedAt = performance.now();
  try {
    // Its library commits by itself and can be run again.
    await migration.install?.(url);
    await client.query('begin');
    if (migration.install === undefined) await runScript(client, migration.sql);
    const duration = Math.round(performance.now() - startedAt);
    await client.query(WRITE_LEDGER, [
      migration.owner,
      migration.name,
      migration.checksum,
      duration,
      migration.phase,
    ]);
    await client.query('commit');
    log?.info({ owner: migration.owner, name: migration.name, ms: duration }, 'migrated');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw failedMigration(migration, error);
  }
}

/** Runs a script. One that ends the transaction itself would leave a part behind if it fails. */
async function runScript(client: Client, sql: string): Promise<void> {
  const transaction = async () =>
    (await client.query('select pg_current_xact_id()::text as id')).rows[0].id as string;
  const before = await transaction();
  await client.query(sql);
  if ((await transaction()) !== before) {
    throw new Error('it must not begin or end a transaction, because it already runs in one.');
  }
}

function failedMigration(migration: Migration, error: unknown): StartFailure {
  const { message, position, detail } = error as { message: string; position?: string; detail?: string };
  const line =
    position === undefined ? '' : `:${migration.sql.slice(0, Number(position) - 1).split('\n').length}`;
  return new StartFailure(
    EXIT.migrations,
    [
      {
        where: `${migration.file}${line}`,
        message: `the migration ${keyOf(migration)} failed: ${message}${detail === undefined ? '' : ` (${detail})`}`,
        hint: 'It was rolled back. Fix the file or the state of the database, then run `shop migrate` again.',
      },
    ],
    { cause: error, extension: migration.owner },
  );
}
