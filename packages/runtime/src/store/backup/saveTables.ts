import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { CopyToStreamQuery } from 'pg-copy-streams';
import { ledgerOf } from '../../platform/migrations/migrationStatus.ts';
import type { ArchiveWriter } from './archive.ts';
import { listTables, quoted, quotedColumns, readSequences } from './catalogue.ts';
import type { Manifest, TableOfBackup } from './manifest.ts';

/**
 * Number of bytes per archive entry. A table is split into entries because an entry's size must be written first, and a table's size is
 * only known at the end.
 */
const PART = 4 * 1024 * 1024;

/** Settings for the text format of values, regardless of the database and user settings. */
export const VALUES = `
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1`;

/**
 * Runs `work` on a single database snapshot, so that its reads are consistent while the shop keeps selling. Locks no rows. Migrations
 * wait until it ends, because a migration that waits for a table would block all queries on the table.
 */
export async function withSnapshot<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query("select pg_advisory_lock_shared(hashtext('shop'), hashtext('migrations'))");
  await client.query('begin isolation level repeatable read read only');
  await client.query(VALUES);
  const result = await work();
  await client.query('commit');
  return result;
}

/** Reads the part of the manifest that describes the database. Call this first within the snapshot. */
export async function readContents(
  client: Client,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  const migrations = [...(await ledgerOf(client))];
  const tables = [...(await listTables(client))];
  return { migrations, tables, sequences: await readSequences(client) };
}

/** Copies the rows of all tables to an archive. Returns the number of rows. */
export async function saveTables(
  client: Client,
  archive: ArchiveWriter,
  tables: readonly TableOfBackup[],
  {
    onTable,
    signal,
  }: { readonly onTable: (done: number) => void; readonly signal?: AbortSignal | undefined },
): Promise<number> {
  const copies: CopyToStreamQuery[] = [];
  for (const table of tables) {
    signal?.throwIfAborted();
    const copied = client.query(copyTo(`copy ${quoted(table.name)} (${quotedColumns(table)}) to stdout`));
    copies.push(copied);
    let number = 0;
    for await (const part of inParts(copied)) {
      signal?.throwIfAborted();
      number += 1;
      await archive.add(entryOf(table, number), part);
    }
    onTable(copies.length);
  }
  // The row count arrives after the rows, but before the result of the next query.
  await client.query('select');
  return copies.reduce((sum, { rowCount }) => sum + rowCount, 0);
}

const FOLDER = 'tables/';

const entryOf = ({ name }: TableOfBackup, part: number): string =>
  `${FOLDER}${encodeURIComponent(name)}/${String(part).padStart(6, '0')}.copy`;

/** Returns the table whose rows an archive entry contains, or null if the entry contains no rows. */
export function tableOfEntry(entry: string): string | null {
  const [, name] = /^tables\/([^/]+)\/\d+\.copy$/.exec(entry) ?? [];
  return name === undefined ? null : decodeURIComponent(name);
}

/** Combines the chunks of a stream into parts of about the same size. */
async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    size += piece.length;
    if (size < PART) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(pieces);
}
