import { z } from 'zod';
import { sql } from '../db.ts';

/**
 * A place in the write-ahead log of a database. A replica that is of the same system, follows the same timeline and has replayed the
 * log up to there shows everything that the primary showed when it named the place.
 */
export const walPlace = z.object({ system: z.string(), timeline: z.int(), lsn: z.string() });
export type WalPlace = z.infer<typeof walPlace>;

/**
 * Selects the place up to which a replica must have replayed to show all that this statement sees; null: the server is a replica itself.
 * It is the end of what was inserted, not of what was written: with `synchronous_commit` off a commit is seen before it is written.
 */
export const currentPlace = sql.fragment`
  case when pg_is_in_recovery() then null else json_build_object(
    'system', (select system_identifier::text from pg_control_system()),
    'timeline', ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int,
    'lsn', pg_current_wal_insert_lsn()::text) end`;

/** The state of a server as a replica, in its own words. */
export const replicaRow = z.object({
  in_recovery: z.boolean(),
  system: z.string(),
  /** The timeline of its last restart point, which may be older than the one that it follows. */
  timeline: z.int(),
  /** Null: the server is no replica, or its replay has not begun. */
  has_replayed: z.boolean().nullable(),
});

/** Selects a `replicaRow`, with whether the replica has replayed up to a position of the log. */
export const selectReplica = (lsn: string) => sql.type(replicaRow)`
  select
    pg_is_in_recovery() as in_recovery,
    (select system_identifier::text from pg_control_system()) as system,
    (select timeline_id from pg_control_checkpoint()) as timeline,
    pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as has_replayed`;

const flushedRow = z.object({ lsn: z.string().nullable() });

/** Selects the end of what a primary has written for good, which its replicas can have; null: it is a replica. */
export const selectFlushed = sql.type(flushedRow)`
  select case when pg_is_in_recovery() then null else pg_current_wal_flush_lsn()::text end as lsn`;

/** A server as it is told from others: a primary and its replicas have both in common. */
const identity = z.object({ system: z.string(), timeline: z.int() });
export type Identity = z.infer<typeof identity>;

/** Selects the identity of a primary. It fails at a replica. */
export const selectIdentity = sql.type(identity)`
  select
    (select system_identifier::text from pg_control_system()) as system,
    ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int as timeline`;
