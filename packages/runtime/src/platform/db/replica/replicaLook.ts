import { withDeadline } from '../../withDeadline.ts';
import type { Db } from '../db.ts';
import { selectFlushed, selectIdentity, selectReplica } from './walPlace.ts';
import type { Identity } from './walPlace.ts';

/**
 * The state of a replica. `behind` means that it has not caught up with the primary for several seconds. `no replica` means that
 * the server accepts writes, as after a promotion, or that its history differs from the primary's.
 */
export type ReplicaState = 'ok' | 'behind' | 'out of reach' | 'no replica';

/** The result of a replica check. */
export interface Sight {
  readonly state: ReplicaState;
  /** Why the replica cannot be used. Null if it can. */
  readonly reason: string | null;
  /** True if the configured address is wrong: the server accepts writes, or belongs to another database. */
  readonly isFault: boolean;
}

/** Checks a replica periodically. */
export interface ReplicaLook {
  /**
   * Checks the replica. Rejects if it does not respond in time. Sends one SQL statement to the replica, and up to two to the
   * primary if there is a problem.
   */
  look(replica: Db): Promise<Sight>;
  /** Records that a read found the replica to be lagging. */
  noteBehind(): void;
}

/** Time limit of a check in milliseconds. */
const DEADLINE_MS = 1000;
/** Number of consecutive checks that must find a lag before the replica is considered behind, because short lags are normal. */
const LOOKS_BEHIND = 3;
const START = '0/0';

/**
 * Creates the replica check. A read may find the replica lagging although it is not, because the last part of the primary's log may
 * be flushed only with the next commit. The check therefore compares the replica with what the primary had flushed at an earlier
 * check.
 */
export function createLook(primary: Db): ReplicaLook {
  let identity: Identity | null = null;
  let isMissing = false;
  /** The end of the primary's flushed log at an earlier check, and how many checks since then have found the replica behind it. */
  let written: { readonly lsn: string; readonly looks: number } | null = null;

  return {
    noteBehind() {
      isMissing = true;
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
      else written = isMissing ? await writtenBy(primary) : null;
      isMissing = false;
      return written && written.looks >= LOOKS_BEHIND
        ? { state: 'behind', reason: 'it has not replayed what was written some seconds ago', isFault: false }
        : { state: 'ok', reason: null, isFault: false };
    },
  };
}

const isSame = (one: Identity, other: Identity): boolean =>
  one.system === other.system && one.timeline === other.timeline;

/** Returns why a server cannot be used as a replica of the primary. Null if it can. */
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
