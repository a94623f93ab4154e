import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { People, PersonalTable, PersonalUse } from '../../platform/contracts/personalData.ts';
import type { Columns } from './personalRows.repo.ts';
import { rowsOf } from './personalRows.repo.ts';

/** Returns what an erasure writes into a column, or null if it stays. */
function erasedValue(column: string, use: PersonalUse, type: string): SqlFragment | null {
  const name = sql.identifier([column]);
  if (typeof use === 'object') return use;
  if (use === 'erased') return sql.fragment`case when ${name} = '' then '' else 'erased' end`;
  if (use === 'null') return sql.fragment`null`;
  if (use !== 'values') return null;
  if (type === 'jsonb') return sql.fragment`erased_values(${name})`;
  if (type === 'json') return sql.fragment`erased_values(${name}::jsonb)::json`;
  return sql.fragment`erased_text_values(${name})`;
}

/** A change of one column by an erasure. */
interface ColumnChange {
  readonly column: string;
  readonly value: SqlFragment;
  /** The condition that the column still has a value. */
  readonly isLeft: SqlFragment;
}

const changesOf = ({ table, columns }: PersonalTable, known: Columns): readonly ColumnChange[] =>
  Object.entries(columns).flatMap(([column, use]) => {
    const type = known.get(table)?.get(column);
    const value = type === undefined ? null : erasedValue(column, use, type);
    if (type === undefined || value === null) return [];
    const name = sql.identifier([column]);
    if (use === 'null') return [{ column, value, isLeft: sql.fragment`${name} is not null` }];
    // Types such as json have no equality of their own.
    const isLeft = sql.fragment`(${name} is not null and ${name}::text is distinct from (${value})::text)`;
    return [{ column, value: sql.fragment`case when ${name} is not null then ${value} end`, isLeft }];
  });

const anyOf = (conditions: readonly SqlFragment[]): SqlFragment =>
  sql.fragment`(${sql.join(conditions, sql.fragment` or `)})`;

/** Erases what a table knows about the people. Returns the number of changed or deleted rows. */
export async function eraseRows(
  tx: Db,
  table: PersonalTable,
  { people, columns }: { readonly people: People; readonly columns: Columns },
): Promise<number> {
  if (!table.rowsOf || !columns.has(table.table) || table.erasure === 'nothing') return 0;
  const name = sql.identifier([table.table]);
  if (table.erasure === 'rows')
    return tx.run(sql.type(noColumns)`delete from ${name} where ${rowsOf(table, people)}`);
  const changes = changesOf(table, columns);
  if (changes.length === 0) return 0;
  const sets = changes.map(({ column, value }) => sql.fragment`${sql.identifier([column])} = ${value}`);
  return tx.run(sql.type(noColumns)`
    update ${name} set ${sql.join(sets, sql.fragment`, `)}
    where ${rowsOf(table, people)} and ${anyOf(changes.map(({ isLeft }) => isLeft))}`);
}

/** Selects the rows of a table whose values should be gone. Null if the table has none. */
export function leftRows(
  table: PersonalTable,
  { people, columns }: { readonly people: People; readonly columns: Columns },
): SqlFragment | null {
  if (!table.rowsOf || !columns.has(table.table) || table.erasure === 'nothing') return null;
  const changes = changesOf(table, columns);
  if (table.erasure !== 'rows' && changes.length === 0) return null;
  const isLeft = table.erasure === 'rows' ? sql.fragment`true` : anyOf(changes.map((one) => one.isLeft));
  return sql.fragment`
    select ${table.table}::text as id from ${sql.identifier([table.table])}
    where ${rowsOf(table, people)} and ${isLeft}`;
}
