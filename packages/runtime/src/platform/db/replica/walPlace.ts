import { z } from 'zod';
import { sql } from '../db.ts';

/**
 * A position in a database's write-ahead log. A replica of the same system, on the same timeline, that has replayed the log up to
 * this position shows everything that the primary showed when it returned the position.
 */
export const walPlace = z.object({ system: z.string(), timeline: z.int(), lsn: z.string() });
export type WalPlace = z.infer<typeof walPlace>;

/**
 * Selects the position up to which a replica must have replayed to show everything that this statement sees. Null if the server
 * is itself a replica. The position is the end of the inserted log, not the written log: with `synchronous_commit` off, a commit
 * is visible before it is written.
 */
export const currentPlace = sql.fragment`
  case when pg_is_in_recovery() then null else json_build_object(
    'system', (select system_identifier::text from pg_control_system()),
    'timeline', ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int,
    'lsn', pg_current_wal_insert_lsn()::text) end`;

/** A server's own report of its replica state. */
export const replicaRow = z.object({
  in_recovery: z.boolean(),
  system: z.string(),
  /** The timeline of the last restart point, which may be older than the current one. */
  timeline: z.int(),
  /** Null if the server is not a replica, or its replay has not begun. */
  has_replayed: z.boolean().nullable(),
});

/** Selects a `replicaRow`, including whether the replica has replayed up to a log position. */
export const selectReplica = (lsn: string) => sql.type(replicaRow)`
  select
    pg_is_in_recovery() as in_recovery,
    (select system_identifier::text from pg_control_system()) as system,
    (select timeline_id from pg_control_checkpoint()) as timeline,
    pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as has_replayed`;

const flushedRow = z.object({ lsn: z.string().nullable() });

/** Selects the end of a primary's flushed log, which its replicas can have. Null if the server is a replica. */
export const selectFlushed = sql.type(flushedRow)`
  select case when pg_is_in_recovery() then null else pg_current_wal_flush_lsn()::text end as lsn`;

/** The identity of a server, shared by a primary and its replicas. */
const identity = z.object({ system: z.string(), timeline: z.int() });
export type Identity = z.infer<typeof identity>;

/** Selects a primary's identity. Fails on a replica. */
export const selectIdentity = sql.type(identity)`
  select
    (select system_identifier::text from pg_control_system()) as system,
    ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int as timeline`;
