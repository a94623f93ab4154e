import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { isLockTimeout, isSerializationFailure } from '../db/failures.ts';
import { EXIT, StartFailure } from '../startFailure.ts';
import { compareWithLedger, CREATE_LEDGER, keyOf, WRITE_LEDGER } from './ledger.ts';
import { ledgerOf } from './migrationStatus.ts';
import type { MigrationScope } from './migrationStatus.ts';
import { refuseUnfit } from './requireMigrated.ts';
import { listMigrations } from './source.ts';
import type { Migration } from './source.ts';
import { withClient } from './withClient.ts';

export interface MigrateOptions extends MigrationScope {
  /** Runs only the migrations of this phase, such as `expand`, with which the previous version keeps running. Default: all. */
  readonly phase?: 'expand';
  readonly log?: Logger;
  /** Called with each migration before it runs. */
  readonly onStep?: (migration: Migration, position: { readonly step: number; readonly of: number }) => void;
}

/**
 * Runs the pending migrations: the jobs schema, the core's migrations, and then each extension's migrations. Returns the
 * migrations that ran. Only one process migrates at a time; other processes wait until it is done. A failing migration is
 * rolled back and ends the run with a `StartFailure` (exit code 6) that contains the file and line. Earlier migrations stay
 * applied. If a transaction of the running shop blocks a migration, the migration gives up its lock request after two seconds
 * and is retried for a minute and a half. A changed file also causes exit code 6, before any migration runs. An unreachable
 * database causes exit code 5.
 */
export async function migrate(options: MigrateOptions): Promise<readonly Migration[]> {
  const migrations = listMigrations(options.sources);
  return withClient(options.url, async (client) => {
    // The lock is held by the database session and released when the session ends.
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
  // Loaded on demand, because this import would add a tenth of a second to each startup without pending migrations.
  const { MigrationError, Umzug } = await import('../bundled/umzug.ts');
  const umzug = new Umzug({
    migrations: pending.map((migration, index) => ({
      name: keyOf(migration),
      up: async () => {
        options.onStep?.(migration, { step: index + 1, of: pending.length });
        await run(client, migration, options);
      },
    })),
    // The migration's own transaction writes the ledger row, and completed migrations are not in the list of pending ones.
    storage: { executed: async () => [], logMigration: async () => {}, unlogMigration: async () => {} },
    logger: undefined,
  });
  try {
    await umzug.up();
  } catch (error) {
    throw error instanceof MigrationError && error.cause instanceof StartFailure ? error.cause : error;
  }
}

/** Time limit for a migration to acquire a lock. While it waits, other users of the table wait behind it. */
const LOCK_TIMEOUT = '2s';
/**
 * Maximum number of attempts to acquire a migration's locks, followed by the pause between attempts in milliseconds. During the
 * pause, the shop can use the tables.
 */
const LOCK_TRIES = 30;
const LOCK_PAUSE_MS = 1000;
/** Reports whether a migration failed because it could not acquire a lock: it timed out or ran into a deadlock. */
const isLocked = (error: unknown): boolean => isLockTimeout(error) || isSerializationFailure(error);

/** Runs a migration, and retries it if a transaction of the running shop locks a table that it needs. */
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
  // The job library commits its own transactions and can be rerun.
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

/** Runs a migration script. Rejects a script that ends the transaction, because it would be partly applied if it fails. */
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
