import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import { isNight } from './lane.ts';

const none = z.object({});
const table = z.object({ schema: z.string(), name: z.string() });
const count = z.object({ name: z.string(), writes: z.int() });
const sum = z.object({ name: z.string(), rows: z.int(), sum: z.string() });

/**
 * Returns how often each table was written since the first call for the database. It covers all tables, including the queue. It detects
 * rows that were rewritten unchanged, and rows that were inserted and deleted again. It does not detect writes that were rolled back. In
 * the night lane, it also returns the number and a checksum of the rows.
 *
 * The first call adds a trigger to each table, which records every write within its transaction. Reading all rows instead took one second
 * of processor time for a few refusals.
 */
export async function everyRow(db: Db): Promise<Readonly<Record<string, string>>> {
  await watchWrites(db);
  const counts = await db.any(sql.type(count)`
    select c.relname as name, count(w.relation)::int as writes
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    left join (select relation from row_watch.write) w on w.relation = t.tgrelid
    where t.tgname = 'row_watch' group by 1 order by 1`);
  const sums = isNight ? await checksums(db) : null;
  return Object.fromEntries(
    counts.map(({ name, writes }) => [name, `${writes} writes${sums ? `, ${sums.get(name)}` : ''}`]),
  );
}

/**
 * Adds a trigger to each table that does not have one yet. Each trigger is created in a separate transaction, so that other transactions do
 * not wait.
 */
async function watchWrites(db: Db): Promise<void> {
  await db.run(sql.type(none)`
    do $$
    declare unwatched record;
    begin
      if to_regnamespace('row_watch') is null then
        create schema row_watch;
        create table row_watch.write (relation oid not null);
        create function row_watch.note() returns trigger language plpgsql security definer as
          'begin insert into row_watch.write values (tg_relid); return null; end';
      end if;
      for unwatched in
        select c.oid::regclass as name from pg_class c
        where c.relkind = 'r' and c.relnamespace in (to_regnamespace('public'), to_regnamespace('graphile_worker'))
          and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'row_watch')
      loop
        execute format('create trigger row_watch after insert or update or delete on %s
          for each row execute function row_watch.note()', unwatched.name);
        execute format('create trigger row_watch_truncate after truncate on %s
          for each statement execute function row_watch.note()', unwatched.name);
        commit;
      end loop;
    end $$`);
}

/** Reads the number and a checksum of each table's rows. Rewriting a row unchanged also changes the checksum. */
async function checksums(db: Db): Promise<ReadonlyMap<string, string>> {
  const tables = await db.any(sql.type(table)`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker') order by 1, 2`);
  const sums = await db.any(
    sql.type(sum)`${sql.join(
      tables.map(
        ({ schema, name }) => sql.fragment`
          select ${name} as name, count(*)::int as rows,
            coalesce(sum(hashtextextended(row::text || row.xmin::text, 0)), 0)::text as sum
          from ${sql.identifier([schema, name])} as row`,
      ),
      sql.fragment` union all `,
    )}`,
  );
  return new Map(sums.map(({ name, rows, sum: checksum }) => [name, `${rows} rows, ${checksum}`]));
}
