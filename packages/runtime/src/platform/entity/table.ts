import type { z } from 'zod';
import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';
import type { IdRef } from '../db/ids.ts';

/** SQL fragments for the statements on one table. Each module creates them once, next to the row schema. */
export interface Table<Values> {
  /** The columns of the row schema, qualified with the table alias: `"c"."cms_page_id", "c"."uuid", …`. */
  readonly columns: SqlFragment;
  /** Returns the condition that a row has the given integer ID or UUID. */
  is(ref: IdRef): SqlFragment;
  /**
   * Returns `insert into cms_page as c (…) select …, … from …`, to be followed by `returning ${columns}`. The statement sets all
   * written columns. Use `keys` to set additional columns to SQL expressions. These may refer to tables that the statement joins
   * after this fragment: `, tax_class where …`.
   */
  insert(values: Values, keys?: Readonly<Record<string, SqlFragment>>): SqlFragment;
  /**
   * Returns `update cms_page as c set …, updated_at = now()`, to be followed by `where ${is(ref)}`. Columns whose value is absent
   * or undefined are not changed; null is written. Use `keys` to set additional columns to SQL expressions.
   */
  update(values: PartialValues<Values>, keys?: Readonly<Record<string, SqlFragment>>): SqlFragment;
}

/** The values of an update. Absent and undefined values leave the column unchanged. */
export type PartialValues<Values> = { readonly [K in keyof Values]?: Values[K] | undefined };

/** The values that a table's insert statement takes. */
export type ValuesOf<T> = T extends Table<infer Values> ? Values : never;

interface TableDefinition<Row extends z.ZodObject, Written extends keyof z.output<Row> & string> {
  readonly name: string;
  readonly alias: string;
  /** The integer key column. Default: the first column in the row schema. */
  readonly id?: keyof z.output<Row> & string;
  /** The row schema. List members that are not columns of the table in `computed`. */
  readonly row: Row;
  readonly computed?: readonly (keyof z.output<Row> & string)[];
  /** The columns that inserts and updates write. The database sets all other columns. */
  readonly written: readonly Written[];
  /** False if the table has no `updated_at` column. */
  readonly hasUpdatedAt?: boolean;
}

/**
 * Creates the SQL fragments for a table. All values are passed as a single JSON parameter, which PostgreSQL converts to the column
 * types. The SQL text therefore does not depend on the values.
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
    // The base record is the row itself, so that columns missing from the JSON keep their values.
    update: (values, keys = {}) => sql.fragment`
      update ${into} as ${as} set (${columnList([...written, ...Object.keys(keys)])}${updatedAt}) = (
        select ${sql.join([next, ...Object.values(keys)], sql.fragment`, `)}${now} from jsonb_populate_record(${as}, ${json(values)}) next)`,
  };
}

/** Returns the column names of a schema. */
export const namesOf = <Columns extends z.ZodObject>({ shape }: Columns) =>
  Object.keys(shape) as (keyof z.output<Columns> & string)[];

/** Returns a list of column names for an SQL statement. Qualifies them with a table name or alias if one is given. */
export const columnList = (columns: readonly string[], qualifier?: string): SqlFragment =>
  sql.fragment`${sql.join(
    columns.map((column) => sql.identifier(qualifier === undefined ? [column] : [qualifier, column])),
    sql.fragment`, `,
  )}`;
