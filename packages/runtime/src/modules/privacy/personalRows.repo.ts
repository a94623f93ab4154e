import { z } from 'zod';
import { int, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { People, PersonalTable } from '../../platform/contracts/personalData.ts';

const columnRow = z.object({ table_name: text, column_name: text, type: text });

/** The columns of all tables with their types, by table. */
export type Columns = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the columns of the tables of the shop and its extensions. */
export async function readColumns(db: Db): Promise<Columns> {
  const rows = await db.any(sql.type(columnRow)`
    select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped`);
  return new Map(
    [...Map.groupBy(rows, ({ table_name }) => table_name)].map(([table, columns]) => [
      table,
      new Map(columns.map(({ column_name, type }) => [column_name, type])),
    ]),
  );
}

/** The types of columns that can hold text about a person. */
const TEXT = /^(text|character|character varying|citext|json|jsonb|bytea|tsvector|inet|name|xml)(\[\])?$/;

/** Lists the columns that can hold text and that no declaration names, as `table.column`. */
export function undeclaredColumns(columns: Columns, tables: readonly PersonalTable[]): readonly string[] {
  const declared = new Map(tables.map(({ table, columns: uses }) => [table, uses]));
  return [...columns].flatMap(([table, types]) =>
    [...types].flatMap(([column, type]) =>
      TEXT.test(type) && !Object.hasOwn(declared.get(table) ?? {}, column) ? [`${table}.${column}`] : [],
    ),
  );
}

/** Lists what the declarations name and the database lacks, as `table.column`. */
export const missingColumns = (columns: Columns, tables: readonly PersonalTable[]): readonly string[] =>
  tables.flatMap(({ table, columns: uses }) =>
    Object.keys(uses).flatMap((column) => (columns.get(table)?.has(column) ? [] : [`${table}.${column}`])),
  );

/** Returns the condition for the rows of the people in a table. */
export const rowsOf = (table: PersonalTable, people: People): SqlFragment =>
  sql.fragment`(${table.rowsOf?.(people) ?? sql.fragment`false`})`;

const idRow = z.object({ id: text });

/** Lists the UUIDs of the records about the people, by which logs name them. */
export async function listIds(
  db: Db,
  tables: readonly PersonalTable[],
  { people, columns }: { readonly people: People; readonly columns: Columns },
): Promise<readonly string[]> {
  const parts = tables
    .filter((table) => table.rowsOf && table.isExported !== false && columns.get(table.table)?.has('uuid'))
    .map(
      (table) => sql.fragment`
        select uuid::text as id from ${sql.identifier([table.table])} where ${rowsOf(table, people)}`,
    );
  if (parts.length === 0) return [];
  return (await db.any(sql.type(idRow)`${sql.join(parts, sql.fragment` union `)}`)).map(({ id }) => id);
}

const exportedRow = z.object({ row: z.record(z.string(), z.unknown()) });

/** Reads the rows of a table about the people, without secrets, search data and bytes. */
export async function readRows(
  db: Db,
  table: PersonalTable,
  { people, columns }: { readonly people: People; readonly columns: Columns },
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const types = columns.get(table.table);
  if (!table.rowsOf || !types || table.isExported === false) return [];
  const hidden = [...types].flatMap(([column, type]) =>
    table.columns[column] === 'secret' || type === 'bytea' || type === 'tsvector' ? [column] : [],
  );
  const rows = await db.any(sql.type(exportedRow)`
    select to_jsonb(found) - ${sql.array(hidden, 'text')} as row
    from ${sql.identifier([table.table])} as found where ${rowsOf(table, people)}`);
  return rows.map(({ row }) => row);
}

const fileRow = z.object({ name: text, content: z.instanceof(Buffer) });

/** Reads the files of a table about the people. */
export const readFiles = async (db: Db, table: PersonalTable, people: People) =>
  table.files
    ? db.any(sql.type(fileRow)`select name, content from (${table.files(people)}) as found (name, content)`)
    : [];

const counted = z.object({ jobs: int });

/** Erases the payloads of events that wait for their delivery, and of parked ones. Their subscribers still run. */
export async function eraseQueue(tx: Db, people: People): Promise<number> {
  const { jobs } = await tx.one(sql.type(counted)`
    with erased as (
      update graphile_worker._private_jobs
      set payload = jsonb_set(payload::jsonb, '{payload}', erased_values(payload::jsonb -> 'payload'))::json,
        last_error = case when last_error is not null then 'erased' end
      where jsonb_typeof(payload::jsonb -> 'payload') = 'object' and ${people.mentionedIn(sql.fragment`payload::text`)}
      returning 1
    ) select count(*)::int as jobs from erased`);
  return jobs;
}
