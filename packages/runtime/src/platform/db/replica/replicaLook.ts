import { withDeadline } from '../../withDeadline.ts';
import type { Db } from '../db.ts';
import { selectFlushed, selectIdentity, selectReplica } from './walPlace.ts';
import type { Identity } from './walPlace.ts';

/**
 * The state of a replica. `behind`: for some seconds it has not replayed what the primary wrote. `no replica`: the server accepts
 * writes, as after a promotion, or has a different history than the primary.
 */
export type ReplicaState = 'ok' | 'behind' | 'out of reach' | 'no replica';

/** The result of a replica check. */
export interface Sight {
  readonly state: ReplicaState;
  /** The reason why the replica is not used. Null if it is used. */
  readonly reason: string | null;
  /** True if the address is wrong: the server accepts writes, or belongs to another database. */
  readonly isFault: boolean;
}

/** Checks a replica periodically. */
export interface ReplicaLook {
  /**
   * Checks the replica over its `Db`. Rejects if it does not respond in time. One statement, plus two on the primary if something
   * is wrong.
   */
  look(replica: Db): Promise<Sight>;
  /** Records that a read found the replica lagging. */
  noteBehind(): void;
}

/** Time limit of a check in milliseconds. */
const DEADLINE_MS = 1000;
/** Number of consecutive checks that must find a lag before the replica counts as behind: momentary lag is normal. */
const LOOKS_BEHIND = 3;
const START = '0/0';

/**
 * Creates the check. A read that found the replica lagging is no measure: it requires everything inserted into the primary's log,
 * and the last of that may wait there for the next commit. A check therefore compares with what the primary had written at an
 * earlier check.
 */
export function createLook(primary: Db): ReplicaLook {
  let identity: Identity | null = null;
  let isLacking = false;
  /**
   * The end of what the primary had written at an earlier check, and the number of checks since then that found the replica
   * before it.
   */
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

/** Returns why a server cannot be a database's replica. Null if it can. */
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
