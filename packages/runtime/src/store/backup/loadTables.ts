import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { jobsSchema } from '../../platform/migrations/jobsSchema.ts';
import { CREATE_LEDGER } from '../../platform/migrations/ledger.ts';
import type { Migration } from '../../platform/migrations/source.ts';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';
import type { ArchiveEntry } from './readArchive.ts';
import {
  isEmptyDatabase,
  JOBS_SCHEMA,
  listTables,
  quoted,
  quotedColumns,
  readSuspension,
} from './catalogue.ts';
import { tablesToLoad } from './fitBackup.ts';
import type { Manifest, TableOfBackup } from './manifest.ts';
import { tableOfEntry, VALUES } from './saveTables.ts';
import type { RowWriter } from './writeRows.ts';
import { writeRows, setSequences } from './writeRows.ts';

/**
 * Runs `work` in one transaction on an empty database. The job queue's schema is created first, outside of the transaction, by the job
 * queue library. If `work` fails, the database is empty again. Throws StartFailure (exit 1) if the database has tables.
 */
export async function inEmptyDatabase<T>(client: Client, url: string, work: () => Promise<T>): Promise<T> {
  // Takes the migration lock, as all migrations do. A shop started at the same time with --migrate waits, and then finds nothing left
  // to migrate.
  await client.query("select pg_advisory_lock(hashtext('shop'), hashtext('migrations'))");
  if (!(await isEmptyDatabase(client)))
    throw new StartFailure(EXIT.failure, [
      {
        where: 'database',
        message: 'the database is not empty',
        hint: 'A backup can only be restored into an empty database. Create a new one and set DATABASE_URL to it.',
      },
    ]);
  try {
    await jobsSchema().install?.(url);
    await client.query('begin');
    await client.query(VALUES);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await client.query(`drop schema if exists ${JOBS_SCHEMA} cascade`).catch(() => undefined);
    throw error;
  }
}

/** Creates the tables with the schema that they had at backup time. */
export async function makeTables(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(CREATE_LEDGER);
  for (const { owner, name, file, sql } of migrations) {
    await client.query(sql).catch((error: unknown) => {
      const message = `the migration ${owner}/${name} failed: ${error instanceof Error ? error.message : String(error)}`;
      throw new StartFailure(EXIT.migrations, [{ where: file, message }], { cause: error });
    });
  }
  await client.query('set constraints all immediate');
}

/** A load in progress, which copies backed-up rows into the tables. */
export interface Loading {
  /** The tables in the backup that no migration creates. */
  readonly leftOut: readonly string[];
  /** Loads an archive entry. Returns false if the entry contains no rows. */
  take(entry: ArchiveEntry): Promise<boolean>;
  /** Finishes loading: restores foreign keys, triggers and sequences. Returns the number of rows. */
  finish(): Promise<number>;
  /** Aborts loading, so that the connection accepts other SQL statements. */
  abort(): void;
}

/**
 * Starts loading rows: suspends foreign keys and triggers, and empties the tables, because migrations insert the initial rows of a new
 * shop. `onTable` is called with the number of tables started so far.
 */
export async function beginLoading(
  client: Client,
  manifest: Manifest,
  onTable: (done: number, total: number) => void,
): Promise<Loading> {
  const made = await listTables(client);
  const { loaded, leftOut } = tablesToLoad(manifest.tables, made);
  const byName = new Map(loaded.map((table) => [table.name, table]));
  const { suspend, resume } = await readSuspension(client);
  for (const statement of suspend) await client.query(statement);
  await client.query(`truncate ${made.map(({ name }) => quoted(name)).join(', ')}`);
  const openCopy = ({ name, columns }: TableOfBackup) =>
    client.query(copyFrom(`copy ${quoted(name)} (${quotedColumns({ name, columns })}) from stdin`));
  let current: RowWriter | null = null;
  let begun = 0;
  let rows = 0;

  const end = async (): Promise<void> => {
    const writer = current;
    current = null;
    rows += (await writer?.end()) ?? 0;
  };
  const writerOf = async (table: TableOfBackup): Promise<RowWriter> => {
    if (current?.table === table.name) return current;
    await end();
    onTable((begun += 1), loaded.length);
    current = writeRows(table.name, openCopy(table));
    return current;
  };
  return {
    leftOut,
    async take({ name, body }) {
      const entry = tableOfEntry(name);
      const table = entry === null ? undefined : byName.get(entry);
      if (!table) {
        await end();
        return entry !== null;
      }
      const writer = await writerOf(table);
      for await (const chunk of body) await writer.write(chunk);
      return true;
    },
    abort: () => current?.abort(),
    async finish() {
      await end();
      await setSequences(client, manifest.sequences);
      // Unlocks jobs that workers on the former database had locked, so that new workers can run them.
      await client.query(
        `select ${JOBS_SCHEMA}.force_unlock_workers(array(
           select locked_by from ${JOBS_SCHEMA}._private_jobs where locked_by is not null
           union select locked_by from ${JOBS_SCHEMA}._private_job_queues where locked_by is not null))`,
      );
      for (const statement of resume) await client.query(statement);
      await client.query('set constraints all immediate');
      if (made.some(({ name }) => name === 'public.setting'))
        await client.query('insert into content_change default values on conflict do nothing');
      return rows;
    },
  };
}
