import { setTimeout as pause } from 'node:timers/promises';
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
 * `StartFailure` of exit code 6 that names file and line; those before it stay. One that a transaction of the running shop keeps from a
 * table lets others go first after two seconds, and is run again for a minute and a half. A changed file does the same before anything
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

/** How long a migration waits for a lock. Whoever uses the table meanwhile waits behind it. */
const LOCK_TIMEOUT = '2s';
/** How often a migration is run until it has its locks, and the milliseconds that others have the tables in between. */
const LOCK_TRIES = 30;
const LOCK_PAUSE_MS = 1000;
/** A lock that was not to be had in time, and a deadlock with a transaction of the shop. */
const LOCK_CODES = new Set(['55P03', '40P01']);
const isLocked = (error: unknown): boolean => LOCK_CODES.has((error as { code?: string }).code ?? '');

/** Runs a migration, again where a transaction of the running shop has a table that it needs. */
async function run(client: Client, migration: Migration, options: MigrateOptions): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      await runOnce(client, migration, options);
      return;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (turn === LOCK_TRIES || !isLocked(error)) throw failedMigration(migration, error);
      options.log?.warn(
        { owner: migration.owner, name: migration.name, turn },
        'a migration waits for a lock',
      );
      await pause(LOCK_PAUSE_MS);
    }
  }
}

async function runOnce(client: Client, migration: Migration, { url, log }: MigrateOptions): Promise<void> {
  const startedAt = performance.now();
  // Its library commits by itself and can be run again.
  await migration.install?.(url);
  await client.query('begin');
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
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
        hint: isLocked(error)
          ? 'It was rolled back. End the transaction that holds the table (`select pg_blocking_pids(pid), query from pg_stat_activity` finds it), then run `shop migrate` again.'
          : 'It was rolled back. Fix the file or the state of the database, then run `shop migrate` again.',
      },
    ],
    { cause: error, extension: migration.owner },
  );
}
