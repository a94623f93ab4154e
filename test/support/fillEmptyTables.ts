import { Client } from 'pg';

interface Column {
  readonly name: string;
  readonly type: string;
  /** The values that a check of this column lists. Null if there is no such check. */
  readonly listed: string | null;
}

interface Reference {
  readonly table: string;
  readonly columns: readonly string[];
  readonly referenced: readonly string[];
}

interface Table {
  readonly name: string;
  /** The columns that need a value. */
  readonly columns: readonly Column[];
  readonly references: readonly Reference[];
}

/** Reads what the catalog of the database knows of the tables, so that no table has to be listed. */
const TABLES = `
  select c.relname as name,
    coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'listed', (
        select substring(pg_get_constraintdef(k.oid) from '''([^'']*)''') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ '= ANY|~|= '''
        order by pg_get_constraintdef(k.oid) ~ '~' limit 1)) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef and a.attidentity = ''), '[]') as columns,
    coalesce((select json_agg(json_build_object('table', k.confrelid::regclass::text,
        'columns', (select json_agg(a.attname order by place.n) from unnest(k.conkey) with ordinality place (num, n)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = place.num),
        'referenced', (select json_agg(a.attname order by place.n) from unnest(k.confkey) with ordinality place (num, n)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = place.num)))
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'), '[]') as references
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  order by c.relname`;

const VALUES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  boolean: 'true',
  jsonb: `'{}'::jsonb`,
  'text[]': `array['x']`,
  bytea: `'\\x01'::bytea`,
  date: 'current_date',
  interval: `'1 day'::interval`,
  'timestamp with time zone': 'now()',
  tsvector: `'x'::tsvector`,
};
const NUMBERS = ['smallint', 'integer', 'bigint', 'numeric', 'double precision', 'real'];

function valueOf({ type, listed }: Column): string {
  if (listed !== null && (type === 'text' || type === 'character varying')) return `'${listed}'`;
  if (NUMBERS.includes(type)) return '1';
  return VALUES[type] ?? `'x'::${type}`;
}

const quoted = (name: string) => `"${name}"`;

/** Writes a statement that inserts one row: of what the table refers to, of given values, and else of the first value that fits the type. */
function insertInto({ name, columns, references }: Table, given: Readonly<Record<string, string>>): string {
  const needed = new Set([...columns.map((column) => column.name), ...Object.keys(given)]);
  const used = references.filter(
    (reference) =>
      reference.columns.some((column) => needed.has(column)) &&
      !reference.columns.some((column) => column in given),
  );
  const values = new Map(columns.map((column) => [column.name, valueOf(column)]));
  for (const [index, reference] of used.entries())
    for (const [place, column] of reference.columns.entries())
      values.set(column, `r${index}.${quoted(reference.referenced[place] as string)}`);
  for (const [column, value] of Object.entries(given)) values.set(column, value);
  const from = used.map(({ table }, index) => `(select * from ${table} limit 1) r${index}`);
  if (values.size === 0) return `insert into ${quoted(name)} default values`;
  return `insert into ${quoted(name)} (${[...values.keys()].map(quoted).join(', ')})
    select ${[...values.values()].join(', ')}${from.length > 0 ? ` from ${from.join(', ')}` : ''}`;
}

/**
 * Inserts a row into each empty table of a database, so that none is forgotten that a later migration makes. `given` has SQL for the columns of
 * tables with constraints of their own, by table; `omitted` are tables that keep no rows. Throws an error that names the tables that still have none.
 */
export async function fillEmptyTables(
  url: string,
  given: Readonly<Record<string, Readonly<Record<string, string>>>>,
  omitted: readonly string[],
): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: all } = await client.query<Table>(TABLES);
    const rows = all.filter(({ name }) => !omitted.includes(name));
    const isEmpty = async ({ name }: Table) =>
      (await client.query(`select from ${quoted(name)} limit 1`)).rowCount === 0;
    const failed = new Map<string, string>();
    const filled: string[] = [];
    for (let isProgress = true; isProgress;) {
      isProgress = false;
      for (const table of rows)
        if (!filled.includes(table.name) && (await isEmpty(table))) {
          failed.set(table.name, 'what it refers to has no row');
          await client.query(insertInto(table, given[table.name] ?? {})).catch((error: Error) => {
            failed.set(table.name, error.message);
          });
          if (await isEmpty(table)) continue;
          failed.delete(table.name);
          filled.push(table.name);
          isProgress = true;
        } else failed.delete(table.name);
    }
    if (failed.size > 0)
      throw new Error(
        `Give values for a row of:\n${[...failed].map(([name, why]) => `${name}: ${why}`).join('\n')}`,
      );
    return filled;
  } finally {
    await client.end();
  }
}
