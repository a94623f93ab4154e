import { withClient } from '../../platform/migrations/withClient.ts';

/** The structure of a database table, with one line for each column, constraint, index or similar. */
export interface TableState {
  readonly columns: readonly string[];
  readonly constraints: readonly string[];
  readonly indexes: readonly string[];
  readonly triggers: readonly string[];
  /** The table's comment. Empty if it has none. */
  readonly comments: readonly string[];
}

/** Selects the structure of the tables. Excludes the internal triggers that foreign keys of other tables create. */
const TABLES = `
  select c.relname as name,
    array(select a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attname) as columns,
    array(select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = c.oid order by 1) as constraints,
    array(select pg_get_indexdef(indexrelid) from pg_index where indrelid = c.oid order by 1) as indexes,
    array(select pg_get_triggerdef(oid) from pg_trigger where tgrelid = c.oid and not tgisinternal order by 1) as triggers,
    array(select obj_description(c.oid, 'pg_class') where obj_description(c.oid, 'pg_class') is not null) as comments
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`;

/** Reads the structure of all tables in a database. */
export const readTables = (url: string): Promise<ReadonlyMap<string, TableState>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<TableState & { name: string }>(TABLES);
    return new Map(rows.map(({ name, ...state }) => [name, state]));
  });

/** Reads a fingerprint of each table's rows, except for the migration ledger. */
export const readRows = (url: string): Promise<ReadonlyMap<string, string>> =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1",
    );
    const states = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ state: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as state from "${name}" t`,
      );
      states.set(name, rows[0]?.state ?? '');
    }
    return states;
  });
