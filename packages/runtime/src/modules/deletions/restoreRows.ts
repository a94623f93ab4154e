import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { listChangedTables } from './changedTable.ts';
import type { ChangedTable, Reference } from './changedTable.ts';

/**
 * Restores all rows changed by a deletion to their previous state. Later changes by others are preserved. Rows that
 * reference a missing row are skipped, except rows of `entityType`, which then violate a foreign key. A reference
 * with `on delete set null` becomes null. Up to four SQL statements per table.
 */
export async function restoreRows(tx: Db, deletion: string, entityType: string): Promise<void> {
  const tables = await listChangedTables(tx, deletion);
  // First removes rows that replaced deleted rows. References are restored last, when the deleted rows exist again.
  for (const table of tables) await removeInserted(tx, deletion, table);
  for (const table of tables) await revertColumns(tx, deletion, table, withoutReferences(table));
  for (const table of tables) await insertDeleted(tx, deletion, table, table.name === entityType);
  for (const table of tables) await revertColumns(tx, deletion, table, referenceColumns(table));
}

const referenceColumns = ({ references }: ChangedTable): readonly string[] => [
  ...new Set(references.flatMap(({ columns }) => columns)),
];

function withoutReferences(table: ChangedTable): readonly string[] {
  const omitted = new Set([...referenceColumns(table), ...table.identity]);
  return table.columns.filter((column) => !omitted.has(column));
}

const name = (column: string): SqlFragment => sql.fragment`${sql.identifier([column])}`;
const listOf = (parts: readonly SqlFragment[], separator = sql.fragment`, `): SqlFragment =>
  sql.fragment`${sql.join(parts, separator)}`;
const allOf = (parts: readonly SqlFragment[]): SqlFragment => listOf(parts, sql.fragment` and `);

/** Selects the net changes to a table, `net`: each changed row once, before and after the deletion. */
const netChanges = (deletion: string, { name: table }: ChangedTable): SqlFragment => sql.fragment`
  net as (
    select (array_agg(before order by deletion_row_id))[1] as before,
      (array_agg(after order by deletion_row_id desc))[1] as after, min(deletion_row_id) as at
    from deletion_row where deletion_uuid = ${deletion} and table_name = ${table} group by key
  )`;

/** Selects a row as `old`, from `net.before`, or as `made`, from `net.after`. */
const rowOf = (table: string, side: 'before' | 'after', alias: string): SqlFragment => sql.fragment`
  jsonb_populate_record(null::${name(table)}, net.${name(side)}) as ${name(alias)}`;

const sameKey = ({ key }: ChangedTable, one: string, other: string): SqlFragment =>
  allOf(key.map((column) => sql.fragment`${name(one)}.${name(column)} = ${name(other)}.${name(column)}`));

/** Deletes rows that the deletion inserted, unless they have changed since. */
const removeInserted = (tx: Db, deletion: string, table: ChangedTable) =>
  tx.run(sql.type(noColumns)`
    with ${netChanges(deletion, table)}
    delete from ${name(table.name)} as t using net, ${rowOf(table.name, 'after', 'made')}
    where net.before is null and net.after is not null and ${sameKey(table, 't', 'made')} and to_jsonb(t) = net.after`);

/** Restores columns that the deletion changed, unless they have changed since. */
async function revertColumns(tx: Db, deletion: string, table: ChangedTable, columns: readonly string[]) {
  if (columns.length === 0) return;
  const change = (column: string): SqlFragment => sql.fragment`
    ${name(column)} = case
      when net.before -> ${column} is distinct from net.after -> ${column} and to_jsonb(t) -> ${column} = net.after -> ${column}
      then old.${name(column)} else t.${name(column)} end`;
  await tx.run(sql.type(noColumns)`
    with ${netChanges(deletion, table)}
    update ${name(table.name)} as t set ${listOf(columns.map(change))}
    from net, ${rowOf(table.name, 'before', 'old')}
    where net.before is not null and net.after is not null and ${sameKey(table, 't', 'old')}
      and exists (
        select from unnest(${sql.array([...columns], 'text')}) as changed (name)
        where net.before -> changed.name is distinct from net.after -> changed.name)`);
}

/** Reinserts the deleted rows. */
async function insertDeleted(
  tx: Db,
  deletion: string,
  table: ChangedTable,
  isEntity: boolean,
): Promise<void> {
  const emptied = table.references.filter(({ is_set_null }) => is_set_null);
  const value = (column: string): SqlFragment => {
    const reference = emptied.find(({ columns }) => columns.includes(column));
    const stored = sql.fragment`old.${name(column)}`;
    return reference
      ? sql.fragment`case when ${partnerIsThere(reference, table)} then ${stored} end`
      : stored;
  };
  const needed = isEntity ? [] : table.references.filter(({ is_set_null }) => !is_set_null);
  await tx.run(sql.type(noColumns)`
    with ${netChanges(deletion, table)}
    insert into ${name(table.name)} (${listOf(table.columns.map(name))}) overriding system value
    select ${listOf(table.columns.map(value))}
    from net, ${rowOf(table.name, 'before', 'old')}
    where ${allOf([
      sql.fragment`net.before is not null and net.after is null`,
      ...needed.map((reference) => partnerIsThere(reference, table)),
    ])}
    order by net.at`);
}

/**
 * Reports whether the row that `old` references exists or is being restored as well. Always true for a row without a
 * reference.
 */
function partnerIsThere({ table: target, columns, targets }: Reference, { name: own }: ChangedTable) {
  const pairs = columns.map((column, at) => [column, targets[at] ?? column] as const);
  const isEmpty = pairs.map(([column]) => sql.fragment`old.${name(column)} is null`);
  const exists = sql.fragment`exists (
    select from ${name(target)} as partner
    where ${allOf(pairs.map(([column, key]) => sql.fragment`partner.${name(key)} = old.${name(column)}`))})`;
  const returns = sql.fragment`exists (
    select from net as other
    where other.after is null
      and ${allOf(pairs.map(([column, key]) => sql.fragment`other.before -> ${key} = net.before -> ${column}`))})`;
  return sql.fragment`(${listOf([...isEmpty, exists, ...(target === own ? [returns] : [])], sql.fragment` or `)})`;
}
