import { withDeadline } from '../../withDeadline.ts';
import type { Db } from '../db.ts';
import { selectFlushed, selectIdentity, selectReplica } from './walPlace.ts';
import type { Identity } from './walPlace.ts';

/**
 * The state of a replica. `behind`: for some seconds it has not replayed what the primary wrote. `no replica`: the server accepts writes, as
 * after a promotion, or has another history than the primary.
 */
export type ReplicaState = 'ok' | 'behind' | 'out of reach' | 'no replica';

/** The result of a look at a replica. */
export interface Sight {
  readonly state: ReplicaState;
  /** Why it is not used. Null: it is. */
  readonly reason: string | null;
  /** Tells that the address is wrong: the server accepts writes, or is of another database. */
  readonly isFault: boolean;
}

/** Looks at a replica now and then. */
export interface ReplicaLook {
  /** Looks at it over its `Db`. Rejects where it does not answer in time. One statement, and two more of the primary where something is amiss. */
  look(replica: Db): Promise<Sight>;
  /** Notes that a read found it behind. */
  noteBehind(): void;
}

/** The milliseconds that a look may take. */
const DEADLINE_MS = 1000;
/** The number of looks in a row that find it behind before it counts as such: a moment of lag is ordinary. */
const LOOKS_BEHIND = 3;
const START = '0/0';

/**
 * Creates the look. A read that found the replica behind is no measure: it asks for all that was inserted into the log of the primary, and
 * the last of that may wait there for the next commit. So a look compares with what the primary had written at an earlier one.
 */
export function createLook(primary: Db): ReplicaLook {
  let identity: Identity | null = null;
  let isLacking = false;
  /** The end of what the primary had written at an earlier look, and the looks since that have found the replica before it. */
  let written: { readonly lsn: string; readonly looks: number } | null = null;

  return {
    noteBehind() {
      isLacking = true;
    },
    async look(replica) {
      const row = await withDeadline(DEADLINE_MS, undefined, () =>
        replica.one(selectReplica(written?.lsn ?? START)),
      );
      if (!identity || !isSame(identity, row)) identity = await primary.one(selectIdentity);
      const fault = replicaFaultOf(identity, row);
      if (fault !== null) return { state: 'no replica', reason: fault, isFault: true };
      if (!isSame(identity, row))
        return { state: 'no replica', reason: 'it is of another timeline', isFault: false };
      if (written && !row.has_replayed) written = { ...written, looks: written.looks + 1 };
      else written = isLacking ? await writtenBy(primary) : null;
      isLacking = false;
      return written && written.looks >= LOOKS_BEHIND
        ? { state: 'behind', reason: 'it has not replayed what was written some seconds ago', isFault: false }
        : { state: 'ok', reason: null, isFault: false };
    },
  };
}

const isSame = (one: Identity, other: Identity): boolean =>
  one.system === other.system && one.timeline === other.timeline;

/** Reports why a server cannot be the replica of a database; null: it can. */
export function replicaFaultOf(
  primary: Identity,
  found: Identity & { readonly in_recovery: boolean },
): string | null {
  if (found.system !== primary.system) return 'it is not a replica of this database';
  return found.in_recovery ? null : 'it is not a replica: it accepts writes';
}

async function writtenBy(primary: Db): Promise<{ lsn: string; looks: number } | null> {
  const { lsn } = await primary.one(selectFlushed);
  return lsn === null ? null : { lsn, looks: 0 };
}
