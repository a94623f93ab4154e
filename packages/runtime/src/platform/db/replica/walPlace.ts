import { z } from 'zod';
import { sql } from '../db.ts';

/**
 * A position in the write-ahead log (WAL) of a database. If a replica of the same system and timeline has replayed the log up to
 * this position, it shows everything that the primary showed when the position was determined.
 */
export const walPlace = z.object({ system: z.string(), timeline: z.int(), lsn: z.string() });
export type WalPlace = z.infer<typeof walPlace>;

/**
 * An SQL expression for the position that a replica must have replayed to show everything that this statement sees. Null if the
 * server is itself a replica. This is the insert position, not the write position: with `synchronous_commit` off, a commit becomes
 * visible before it is written.
 */
export const currentPlace = sql.fragment`
  case when pg_is_in_recovery() then null else json_build_object(
    'system', (select system_identifier::text from pg_control_system()),
    'timeline', ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int,
    'lsn', pg_current_wal_insert_lsn()::text) end`;

/** The state that a server reports about itself as a replica. */
export const replicaRow = z.object({
  in_recovery: z.boolean(),
  system: z.string(),
  /** The timeline of the last restart point. It may be older than the current timeline. */
  timeline: z.int(),
  /** Null if the server is not a replica, or has not started to replay the log. */
  has_replayed: z.boolean().nullable(),
});

/** Selects a `replicaRow`, including whether the replica has replayed the log up to `lsn`. */
export const selectReplica = (lsn: string) => sql.type(replicaRow)`
  select
    pg_is_in_recovery() as in_recovery,
    (select system_identifier::text from pg_control_system()) as system,
    (select timeline_id from pg_control_checkpoint()) as timeline,
    pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as has_replayed`;

const flushedRow = z.object({ lsn: z.string().nullable() });

/** Selects the end of the primary's flushed log, up to which replicas can receive it. Null if the server is a replica. */
export const selectFlushed = sql.type(flushedRow)`
  select case when pg_is_in_recovery() then null else pg_current_wal_flush_lsn()::text end as lsn`;

/** The identity of a database system, which a primary and its replicas share. */
const identity = z.object({ system: z.string(), timeline: z.int() });
export type Identity = z.infer<typeof identity>;

/** Selects the identity of a primary. Fails on a replica. */
export const selectIdentity = sql.type(identity)`
  select
    (select system_identifier::text from pg_control_system()) as system,
    ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int as timeline`;
