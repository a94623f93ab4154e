import { z } from 'zod';
import { bool, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

const changedTable = z.object({
  name: text,
  key: z.array(text).describe('The columns that identify a row.'),
  columns: z.array(text).describe('The columns that can be set in a new row.'),
  identity: z.array(text).describe('The columns among them that cannot be changed later.'),
  references: z.array(
    z.object({ table: text, columns: z.array(text), targets: z.array(text), is_set_null: bool }),
  ),
});

/** A table whose rows change when a referenced row is deleted. Read from the database catalog. */
export type ChangedTable = z.output<typeof changedTable>;
/** A foreign key of a table. */
export type Reference = ChangedTable['references'][number];

/**
 * Lists the tables in which a deletion changed rows, referenced tables before referencing tables. One SQL statement.
 */
export async function listChangedTables(tx: Db, deletion: string): Promise<readonly ChangedTable[]> {
  const tables = await tx.any(sql.type(changedTable)`
    with kept as (
      select table_name as name, table_name::regclass as id, array(select jsonb_object_keys(min(key::text)::jsonb)) as key
      from deletion_row where deletion_uuid = ${deletion} group by table_name
    )
    select kept.name, kept.key,
      array(select attname::text from pg_attribute
        where attrelid = kept.id and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select attname::text from pg_attribute where attrelid = kept.id and attidentity <> '') as identity,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'table', target.relname,
          'columns', array(select a.attname from unnest(f.conkey) with ordinality as k (num, at)
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num order by k.at),
          'targets', array(select a.attname from unnest(f.confkey) with ordinality as k (num, at)
            join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num order by k.at),
          'is_set_null', f.confdeltype = 'n') order by f.conname)
        from pg_constraint f join pg_class target on target.oid = f.confrelid
        where f.conrelid = kept.id and f.contype = 'f'), '[]') as references
    from kept order by kept.name`);
  return referredFirst(tables);
}

/** Sorts tables so that each table follows the tables it references. */
function referredFirst(tables: readonly ChangedTable[]): readonly ChangedTable[] {
  const ordered: ChangedTable[] = [];
  const place = (table: ChangedTable, below: readonly ChangedTable[]): void => {
    if (ordered.includes(table) || below.includes(table)) return;
    for (const { table: target } of table.references)
      for (const other of tables) if (other.name === target) place(other, [...below, table]);
    ordered.push(table);
  };
  for (const table of tables) place(table, []);
  return ordered;
}
