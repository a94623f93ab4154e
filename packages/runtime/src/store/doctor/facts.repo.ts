import { z } from 'zod';
import { bool, int, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

const databaseFacts = z.object({
  version: int,
  encoding: text,
  collation: text,
  /** True if the collation library used for the database or for names has changed since the indexes were built. */
  is_collation_stale: bool,
  timezone: text,
  /** True if the shop's time zone exists in the database. */
  knows_timezone: bool,
  /** The number of connections available to users other than superusers. */
  connections: int,
  used: int,
  /** The statement timeout in ms that the database or the role sets for all sessions. 0 if there is none. */
  statement_timeout: int,
  /** True if PostgreSQL may JIT-compile queries on the shop's connections. */
  compiles: bool,
  extensions: z.array(text),
  /** The database clock in ms since 1970. */
  now: z.number(),
  is_recovering: bool,
  is_read_only: bool,
  fsync: bool,
  full_page_writes: bool,
  synchronous_commit: text,
  autovacuum: bool,
  may_create: bool,
  is_superuser: bool,
  is_local: bool,
  is_encrypted: bool,
});
export type DatabaseFacts = z.output<typeof databaseFacts>;

/** Reads the database settings. Runs one SQL statement that uses no shop tables. */
export const readDatabaseFacts = (db: Db, timezone: string): Promise<DatabaseFacts> =>
  db.one(sql.type(databaseFacts)`
    select
      current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      own.datcollate as collation,
      coalesce(own.datcollversion <> pg_database_collation_actual_version(own.oid), false) or exists (
        select from pg_collation
        where collname = 'und-x-icu' and collversion <> pg_collation_actual_version(oid)
      ) as is_collation_stale,
      current_setting('TimeZone') as timezone,
      exists (select from pg_timezone_names where name = ${timezone}) as knows_timezone,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      coalesce((
        select (extract(epoch from (option_value || case when option_value ~ '[a-z]' then '' else 'ms' end)::interval) * 1000)::int
        from pg_db_role_setting given, pg_options_to_table(given.setconfig)
        where given.setdatabase in (0, own.oid) and given.setrole in (0, role.oid)
          and option_name = 'statement_timeout' and option_value ~ '^[0-9]+(ms|s|min|h)?$'
        order by given.setrole desc, given.setdatabase desc limit 1
      ), 0) as statement_timeout,
      current_setting('jit') = 'on' as compiles,
      array(select extname::text from pg_extension) as extensions,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
      pg_is_in_recovery() as is_recovering,
      current_setting('default_transaction_read_only') = 'on' as is_read_only,
      current_setting('fsync') = 'on' as fsync,
      current_setting('full_page_writes') = 'on' as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('autovacuum') = 'on' as autovacuum,
      has_schema_privilege(current_user, 'public', 'create') as may_create,
      role.rolsuper as is_superuser,
      coalesce(inet_server_addr() << '127.0.0.0/8' or inet_server_addr() = '::1', true) as is_local,
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as is_encrypted
    from pg_database own, pg_roles role
    where own.datname = current_database() and role.rolname = current_user`);

const recordFacts = z.object({
  admins: int,
  /** The number of administrators with neither a confirmed authenticator nor a passkey. */
  admins_without_second_factor: int,
  has_demo_admin: bool,
  /** The number of API tokens that never expire. */
  endless_tokens: int,
  has_setup_link: bool,
  workers: int,
  /** The number of running shop instances. All workers of one `shop start` count as one. */
  starts: int,
  /** The seconds since the last job started. Null if no job has ever run. */
  last_job_seconds: z.number().nullable(),
  parked: int,
  /** The age in seconds of the oldest pending event delivery. 0 if none is pending. */
  oldest_delivery_seconds: z.number(),
  failed_jobs: z.array(text),
  /** The number of emails sent in the last seven days. */
  sent_emails: int,
  failed_emails: int,
  /** The languages that records are translated into. */
  translated: z.array(text),
  saved: z.array(z.object({ name: text, value: z.unknown() })),
  has_typo_help: bool,
  unvalidated: z.array(text),
  /** The table with the most dead rows, if it has more dead rows than live rows. Null if there is no such table. */
  bloated: text.nullable(),
  orders: int,
  /** The names of recent buyers and of the items they bought. */
  printed: z.array(text),
});
export type RecordFacts = z.output<typeof recordFacts>;

/** Maximum number of records counted. Higher counts would add no information. */
const MOST = 1000;

/** Reads how the shop is used and operated. Runs one SQL statement, whose cost does not grow with the number of products or orders. */
export const readRecordFacts = (db: Db): Promise<RecordFacts> =>
  db.one(sql.type(recordFacts)`
    select
      (select count(*)::int from admin_user where status) as admins,
      (select count(*)::int from admin_user a where status
        and not exists (select from admin_totp t where t.admin_user_id = a.admin_user_id and confirmed_at is not null)
        and not exists (select from admin_passkey p where p.admin_user_id = a.admin_user_id)
      ) as admins_without_second_factor,
      exists (select from admin_user where status and lower(email) = 'admin@example.com') as has_demo_admin,
      (select count(*)::int from admin_token where kind = 'api' and expires_at is null) as endless_tokens,
      exists (select from admin_setup_link where expires_at > now()) as has_setup_link,
      (select count(*)::int from worker_heartbeat where beat_at > now() - interval '1 minute') as workers,
      (select count(distinct regexp_replace(application_name, '^shop-worker (\\w{8} )?', ''))::int from pg_stat_activity
        where datname = current_database() and application_name like 'shop-worker %') as starts,
      (select extract(epoch from now() - max(started_at))::float8 from job_run) as last_job_seconds,
      (select count(*)::int from (select from graphile_worker._private_jobs job
        where job.attempts >= job.max_attempts and job.locked_at is null limit ${MOST}) counted) as parked,
      coalesce((select extract(epoch from now() - min(created_at))::float8 from graphile_worker._private_jobs
        where attempts = 0 and locked_at is null and run_at <= now()), 0) as oldest_delivery_seconds,
      array(
        select job from (
          select distinct on (job) job, error from job_run where finished_at is not null
          order by job, started_at desc, job_run_id desc) last
        where error is not null order by job) as failed_jobs,
      (select count(*)::int from (select from email_log
        where created_at > now() - interval '7 days' and status = 'sent' limit ${MOST}) counted) as sent_emails,
      (select count(*)::int from (select from email_log
        where created_at > now() - interval '7 days' and status = 'failed' limit ${MOST}) counted) as failed_emails,
      array(select distinct locale from (select locale from translation limit 100000) known) as translated,
      coalesce((select json_agg(json_build_object('name', name, 'value', value)) from setting), '[]') as saved,
      exists (select from pg_indexes where schemaname = 'public' and indexname = 'product_likeness_index') as has_typo_help,
      array(
        select c.conrelid::regclass || ': ' || c.conname from pg_constraint c
        where c.connamespace = 'public'::regnamespace and not c.convalidated
        union all
        select i.indrelid::regclass || ': ' || i.indexrelid::regclass from pg_index i
        join pg_class t on t.oid = i.indrelid
        where t.relnamespace = 'public'::regnamespace and not i.indisvalid
        order by 1) as unvalidated,
      (select relname::text from pg_stat_user_tables
        where n_dead_tup > 100000 and n_dead_tup > n_live_tup order by n_dead_tup desc limit 1) as bloated,
      (select count(*)::int from (select from "order" limit ${MOST}) counted) as orders,
      array(
        (select concat_ws(' ', full_name, address_1, city) from order_address order by order_address_id desc limit ${MOST})
        union
        (select product_name from order_item order by order_item_id desc limit ${MOST})) as printed`);
