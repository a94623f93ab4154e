import { z } from 'zod';
import type { ShopConfig } from '../../platform/config/schema.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { openPool } from '../../platform/db/pool.ts';
import { replicaFaultOf } from '../../platform/db/replica/replicaLook.ts';
import { selectIdentity, selectReplica } from '../../platform/db/replica/walPlace.ts';

/** The state of the database replica, as determined by `shop doctor`. */
export interface ReplicaFacts {
  /** The reason that the replica cannot serve reads. Null if it can. */
  readonly fault: string | null;
  /** True if this problem prevents the shop from starting. */
  readonly stopsStart: boolean;
  /** The number of bytes of the primary's log that the replica has not replayed. */
  readonly behindBytes: number;
}

const log = sql.type(z.object({ lsn: z.string() }))`select pg_current_wal_flush_lsn()::text as lsn`;
const replayed = (lsn: string) => sql.type(z.object({ bytes: z.coerce.number() }))`
  select greatest(0, coalesce(${lsn}::pg_lsn - pg_last_wal_replay_lsn(), 0)) as bytes`;

/** Inspects the configured replica. Returns null if none is configured. `db` is the primary database. */
export async function readReplicaFacts(
  { database: { replicaUrl, prepare } }: ShopConfig,
  db: Db,
): Promise<ReplicaFacts | null> {
  if (replicaUrl === undefined) return null;
  try {
    const primary = await db.one(selectIdentity);
    const { lsn } = await db.one(log);
    const pool = await openPool(
      { url: replicaUrl, prepare },
      { size: 1, statementMs: 3000 },
      { count: () => undefined },
    );
    try {
      const found = await pool.db.one(selectReplica(lsn));
      const fault = replicaFaultOf(primary, found);
      if (fault !== null) return { fault, stopsStart: true, behindBytes: 0 };
      const { bytes } = await pool.db.one(replayed(lsn));
      const isElsewhere = found.timeline !== primary.timeline;
      return {
        fault: isElsewhere ? 'it is of another timeline' : null,
        stopsStart: false,
        behindBytes: bytes,
      };
    } finally {
      await pool.close();
    }
  } catch (error) {
    return {
      fault: error instanceof Error ? error.message : String(error),
      stopsStart: false,
      behindBytes: 0,
    };
  }
}
