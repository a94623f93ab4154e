import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';
import type { Manifest, TableOfBackup } from './manifest.ts';

/** The schema of the job queue, created by the job queue library. */
export const JOBS_SCHEMA = 'graphile_worker';

/** The library's table of its own migrations, filled when the library creates the schema. */
const JOBS_LEDGER = `${JOBS_SCHEMA}.migrations`;

/**
 * The SQL condition that relation `c` in schema `n` is part of the shop: owned by the shop's database user, and not part of a PostgreSQL
 * extension.
 */
const OWN = `
  n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relpersistence <> 't'
  and pg_has_role(c.relowner, 'usage')
  and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/**
 * Lists the tables to back up, with their columns. Generated columns are omitted because they are recomputed. Tables with transaction
 * IDs (`xid8`) are omitted because the IDs are meaningless on another server, and the rows are short-lived.
 */
export async function listTables(client: Client): Promise<readonly TableOfBackup[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as name,
       coalesce(json_agg(a.attname order by a.attnum) filter (where a.attgenerated = ''), '[]') as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and ${OWN} and n.nspname || '.' || c.relname <> $1
     group by n.nspname, c.relname
     having not bool_or(a.atttypid = 'xid8'::regtype) and bool_or(a.attgenerated = '')
     order by name`,
    [JOBS_LEDGER],
  );
  return rows;
}

/** Reads the current values of the sequences. They are never lower than the IDs in a snapshot taken earlier. */
export async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows: names } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${OWN} order by name`,
  );
  if (names.length === 0) return [];
  const reads = names.map(
    ({ name }, index) =>
      `select $${index + 1}::text as name, last_value::text, is_called from ${quoted(name)}`,
  );
  const { rows } = await client.query<Manifest['sequences'][number]>(
    reads.join(' union all '),
    names.map(({ name }) => name),
  );
  return rows;
}

/**
 * Reports whether a database contains nothing that a restore could overwrite. Ignores an empty job queue, which an interrupted restore
 * may have left.
 */
export async function isEmptyDatabase(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ schema: string }>(
    `select distinct n.nspname as schema
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (
         select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
  );
  if (rows.some(({ schema }) => schema !== JOBS_SCHEMA)) return false;
  if (rows.length === 0) return true;
  const { rows: jobs } = await client.query(
    `select to_regclass('${JOBS_SCHEMA}._private_jobs') is not null as has_jobs`,
  );
  if (!jobs[0]?.has_jobs) return true;
  const { rows: found } = await client.query(`select from ${JOBS_SCHEMA}._private_jobs limit 1`);
  return found.length === 0;
}

/** SQL statements that suspend the constraints between tables while rows are loaded, and SQL statements that restore the constraints. */
export interface Suspension {
  readonly suspend: readonly string[];
  readonly resume: readonly string[];
}

/**
 * Reads the foreign keys and triggers that must be suspended so that rows can be loaded in any order. Foreign keys are recreated
 * afterwards, which also checks them. Triggers would write additional rows. The table owner may suspend both, whereas
 * `session_replication_role` requires a superuser.
 */
export async function readSuspension(client: Client): Promise<Suspension> {
  const { rows: keys } = await client.query<{ suspend: string; resume: string }>(
    `select format('alter table %I.%I drop constraint %I', n.nspname, c.relname, k.conname) as suspend,
       format('alter table %I.%I add constraint %I %s', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid)) as resume
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid
     join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and ${OWN}
     order by n.nspname, c.relname, k.conname`,
  );
  const { rows: triggers } = await client.query<{ suspend: string; resume: string }>(
    `select format('alter table %I.%I disable trigger %I', n.nspname, c.relname, t.tgname) as suspend,
       format('alter table %I.%I enable %s trigger %I', n.nspname, c.relname,
         case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, t.tgname) as resume
     from pg_trigger t
     join pg_class c on c.oid = t.tgrelid
     join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled <> 'D' and t.tgparentid = 0 and ${OWN}
     order by n.nspname, c.relname, t.tgname`,
  );
  const all = [...triggers, ...keys];
  return { suspend: all.map(({ suspend }) => suspend), resume: all.map(({ resume }) => resume) };
}

/** Quotes a schema-qualified name. */
export function quoted(name: string): string {
  const dot = name.indexOf('.');
  return `${escapeIdentifier(name.slice(0, dot))}.${escapeIdentifier(name.slice(dot + 1))}`;
}

/** Quotes a list of columns. */
export const quotedColumns = ({ columns }: TableOfBackup): string =>
  columns.map((column) => escapeIdentifier(column)).join(', ');
