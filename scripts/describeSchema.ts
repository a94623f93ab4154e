import type { Client } from 'pg';

const HEAD = `-- The tables of the core as all its migrations make them, without those of extensions and of the job queue. For reading and
-- review; databases are made by the migrations. Written by \`npm run docs:schema\`.`;

/** SQL condition that excludes objects of PostgreSQL extensions such as pg_trgm. */
const OURS = `
  namespace = 'public'::regnamespace
  and not exists (select from pg_depend where objid = oid and deptype = 'e')`;

const SEQUENCES = `
  select format('create sequence %I as %s start %s;', relname, format_type(seqtypid, null), seqstart) as line
  from (select *, relnamespace as namespace from pg_class) as class
    join pg_sequence on seqrelid = oid
  where ${OURS} and not exists (select from pg_depend where objid = oid and deptype in ('i', 'a'))
  order by relname`;

const FUNCTIONS = `
  select pg_get_functiondef(oid) || ';' as line
  from (select *, pronamespace as namespace from pg_proc) as function
  where ${OURS}
  order by proname, oidvectortypes(proargtypes)`;

const COLUMNS = `
  select attrelid as table, format('  %I %s', attname, concat_ws(' ',
      format_type(atttypid, atttypmod),
      case when attidentity <> '' then 'generated always as identity' end,
      case when attgenerated <> '' then format('generated always as (%s) stored', pg_get_expr(adbin, adrelid)) end,
      case when attgenerated = '' then 'default ' || pg_get_expr(adbin, adrelid) end,
      case when attnotnull then 'not null' end
    )) as line
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = any ($1) and attnum > 0 and not attisdropped
  order by attnum`;

const CONSTRAINTS = `
  select conrelid as table, format('  constraint %I %s', conname, pg_get_constraintdef(oid)) as line
  from pg_constraint
  where conrelid = any ($1) and contype in ('p', 'u', 'c', 'f', 'x')
  order by array_position(array['p', 'u', 'c', 'f', 'x']::"char"[], contype), conname`;

const INDEXES = `
  select indrelid as table, pg_get_indexdef(indexrelid) || ';' as line
  from pg_index
  where indrelid = any ($1) and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by indexrelid::regclass::text`;

const TRIGGERS = `
  select tgrelid as table, pg_get_triggerdef(oid) || ';' as line
  from pg_trigger
  where tgrelid = any ($1) and not tgisinternal
  order by tgname`;

const TABLES = `
  select oid as table, format('%I', relname) as line
  from (select *, relnamespace as namespace from pg_class) as class
  where ${OURS} and relkind = 'r'
  order by relname`;

/** SQL query for objects that the description does not cover. A migration that adds such an object must extend the description. */
const OTHERS = `
  select format('%s %s', relkind, relname) as line
  from (select *, relnamespace as namespace from pg_class) as class
  where ${OURS} and relkind not in ('r', 'i', 'S')
  union all
  select format('type %s', typname)
  from (select *, typnamespace as namespace from pg_type) as type
  where ${OURS} and typtype in ('e', 'd', 'r')`;

interface Line {
  readonly table: number;
  readonly line: string;
}

/**
 * Returns the content of `migrations/schema.sql`, based on the catalog of a migrated database. It describes sequences, functions, and
 * tables with their columns, constraints, indexes and triggers. Columns keep their order. Everything else is sorted by name, so that
 * databases with the same schema have the same description. Throws for kinds of objects that it does not support.
 */
export async function describeSchema(client: Client): Promise<string> {
  const query = async (text: string, values: unknown[] = []) => (await client.query<Line>(text, values)).rows;
  const others = await query(OTHERS);
  if (others.length > 0) throw new Error(`Not described: ${others.map(({ line }) => line).join(', ')}`);
  const tables = await query(TABLES);
  const ids = [tables.map(({ table }) => table)];
  const [columns, constraints, indexes, triggers] = [
    await query(COLUMNS, ids),
    await query(CONSTRAINTS, ids),
    await query(INDEXES, ids),
    await query(TRIGGERS, ids),
  ];
  const described = tables.map(({ table, line: name }) => {
    const of = (lines: readonly Line[]) =>
      lines.filter((line) => line.table === table).map(({ line }) => line);
    const body = [...of(columns), ...of(constraints)].join(',\n');
    return [`create table ${name} (\n${body}\n);`, ...of(indexes), ...of(triggers)].join('\n');
  });
  const alone = [...(await query(SEQUENCES)), ...(await query(FUNCTIONS))].map(({ line }) => line.trim());
  return `${[HEAD, ...alone, ...described].join('\n\n')}\n`;
}
