import type { z } from 'zod';
import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';
import type { IdRef } from '../db/ids.ts';

/**
 * The SQL fragments that statements on one table share. A module creates it once, next to the row schema, and builds its
 * statements with it.
 */
export interface Table<Values> {
  /** The row schema's columns, qualified by the alias: `"c"."cms_page_id", "c"."uuid", …`. */
  readonly columns: SqlFragment;
  /** Returns the condition that a row has this integer ID or UUID. */
  is(ref: IdRef): SqlFragment;
  /**
   * Returns `insert into cms_page as c (…) select … from … next`, to be followed by `returning ${columns}`. It sets every written
   * column. `keys` are additional columns with SQL expressions, over tables that the statement joins afterwards: `, tax_class
   * where …`.
   */
  insert(values: Values, keys?: Readonly<Record<string, SqlFragment>>): SqlFragment;
  /**
   * Returns `update cms_page as c set …, updated_at = now()`, to be followed by `where ${is(ref)}`. A column whose value is
   * absent or undefined keeps its value; null is written. `keys` are additional columns with SQL expressions.
   */
  update(values: PartialValues<Values>, keys?: Readonly<Record<string, SqlFragment>>): SqlFragment;
}

/** The values of an update. Absent or undefined values do not change. */
export type PartialValues<Values> = { readonly [K in keyof Values]?: Values[K] | undefined };

/** The values that a table writes, for the types of use cases. */
export type ValuesOf<T> = T extends Table<infer Values> ? Values : never;

interface TableDefinition<Row extends z.ZodObject, Written extends keyof z.output<Row> & string> {
  readonly name: string;
  readonly alias: string;
  /** The integer key. Default: the first column of the row schema. */
  readonly id?: keyof z.output<Row> & string;
  /** The row schema. `computed` lists the members that are not columns. */
  readonly row: Row;
  readonly computed?: readonly (keyof z.output<Row> & string)[];
  /** The columns that inserts and updates write; the database fills the others. */
  readonly written: readonly Written[];
  /** False if the table has no `updated_at` column. */
  readonly hasUpdatedAt?: boolean;
}

/**
 * Creates the fragments for a table. Values are passed as one JSON parameter that PostgreSQL reads with the column types, so that
 * the statement text does not depend on the values.
 */
export function table<Row extends z.ZodObject, Written extends keyof z.output<Row> & string>({
  name,
  alias,
  row,
  id = Object.keys(row.shape)[0] as keyof z.output<Row> & string,
  computed = [],
  written,
  hasUpdatedAt = true,
}: TableDefinition<Row, Written>): Table<Pick<z.output<Row>, Written>> {
  const into = sql.identifier([name]);
  const as = sql.identifier([alias]);
  const next = columnList(written, 'next');
  const updatedAt = hasUpdatedAt ? sql.fragment`, updated_at` : sql.fragment``;
  const now = hasUpdatedAt ? sql.fragment`, now()` : sql.fragment``;
  const column = (key: string) => sql.identifier([alias, key]);
  const isComputed = new Set<string>(computed);
  const json = (values: object) =>
    sql.fragment`${JSON.stringify(Object.fromEntries(written.map((key) => [key, values[key as never]])))}::jsonb`;
  return {
    columns: columnList(
      Object.keys(row.shape).filter((key) => !isComputed.has(key)),
      alias,
    ),
    is: (ref) =>
      'id' in ref ? sql.fragment`${column(id)} = ${ref.id}` : sql.fragment`${column('uuid')} = ${ref.uuid}`,
    insert: (values, keys = {}) => sql.fragment`
      insert into ${into} as ${as} (${columnList([...written, ...Object.keys(keys)])})
      select ${sql.join([next, ...Object.values(keys)], sql.fragment`, `)}
      from jsonb_populate_record(null::${into}, ${json(values)}) next`,
    // The row itself is the base: columns missing from the JSON do not change.
    update: (values, keys = {}) => sql.fragment`
      update ${into} as ${as} set (${columnList([...written, ...Object.keys(keys)])}${updatedAt}) = (
        select ${sql.join([next, ...Object.values(keys)], sql.fragment`, `)}${now} from jsonb_populate_record(${as}, ${json(values)}) next)`,
  };
}

/** Returns a schema's column names, such as those that a table writes. */
export const namesOf = <Columns extends z.ZodObject>({ shape }: Columns) =>
  Object.keys(shape) as (keyof z.output<Columns> & string)[];

/** Returns a column list for a statement, qualified by a table or alias if given. */
export const columnList = (columns: readonly string[], qualifier?: string): SqlFragment =>
  sql.fragment`${sql.join(
    columns.map((column) => sql.identifier(qualifier === undefined ? [column] : [qualifier, column])),
    sql.fragment`, `,
  )}`;
