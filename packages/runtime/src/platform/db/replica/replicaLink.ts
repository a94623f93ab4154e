import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../logger.ts';
import { EXIT, StartFailure } from '../../startFailure.ts';
import { withDeadline } from '../../withDeadline.ts';
import type { Db } from '../db.ts';
import { isConnectionLoss } from '../failures.ts';
import { describeDatabase } from '../outOfReach.ts';
import { openPool } from '../pool.ts';
import { NotReplayed } from './notReplayed.ts';
import type { ReplicaOptions } from './replica.ts';
import { selectFlushed, selectIdentity, selectReplica } from './walPlace.ts';
import type { Identity } from './walPlace.ts';

/**
 * The state of a replica. `behind`: for some seconds it has not replayed what the primary wrote. `no replica`: the server accepts writes, as
 * after a promotion, or is of another database.
 */
export type ReplicaState = 'ok' | 'behind' | 'out of reach' | 'no replica';

type Pool = Awaited<ReturnType<typeof openPool>>;

/** The connections to a replica, which are used only while it answers and is one. */
export interface ReplicaLink {
  /** Returns the pool while the replica may be asked; else null. */
  current(): Pool | null;
  state(): ReplicaState;
  /** Takes the error of a read: one of the connection or of its proof keeps others from trying until the next look. */
  note(error: unknown): void;
  open(): Promise<void>;
  close(): Promise<void>;
}

/** The pause between two looks at the replica. */
const LOOK_MS = 1000;
/** The milliseconds that a look may take. */
const DEADLINE_MS = 1000;
/** The number of looks in a row that find it behind before it counts as such: a moment of lag is ordinary. */
const LOOKS_BEHIND = 3;
/** The milliseconds to wait for a free connection before the primary answers. */
const ACQUIRE_MS = 1000;
/** The milliseconds that a statement has beyond its timeout before the primary answers. */
const GRACE_MS = 500;
const START = '0/0';

/** Creates the link. The log names once that the replica is not used any more, and once that it is again. */
export function createReplicaLink(options: ReplicaOptions): ReplicaLink {
  const { primary, log } = options;
  const closing = new AbortController();
  const note = noteChanges(log);
  let pool: Pool | null = null;
  let state: ReplicaState = 'out of reach';
  let identity: Identity | null = null;
  /** Tells whether a read found it behind since the last look. */
  let isLacking = false;
  /** The end of what the primary had written at an earlier look, and the looks since that have found the replica before it. */
  let written: { readonly lsn: string; readonly looks: number } | null = null;

  const become = (next: ReplicaState, reason: unknown = null) => {
    if (closing.signal.aborted) return;
    state = next;
    note(next, reason);
  };

  /** Looks at the replica. Returns why it is none that can ever be used; null: it is one, or may become one again. */
  const look = async (): Promise<string | null> => {
    pool ??= await openPool(
      options,
      {
        size: options.poolSize,
        statementMs: options.statementMs,
        acquireMs: ACQUIRE_MS,
        graceMs: GRACE_MS,
      },
      { count: () => undefined },
    );
    const { db } = pool;
    const row = await withDeadline(DEADLINE_MS, undefined, () =>
      db.one(selectReplica(written?.lsn ?? START)),
    );
    if (!identity || !isSame(identity, row)) identity = await primary.one(selectIdentity);
    const fault = faultOf(identity, row);
    if (fault !== null || !isSame(identity, row)) {
      become('no replica', fault ?? 'it is of another timeline');
      return fault;
    }
    if (written && !row.has_replayed) written = { ...written, looks: written.looks + 1 };
    else written = isLacking ? await writtenBy(primary) : null;
    isLacking = false;
    become(written && written.looks >= LOOKS_BEHIND ? 'behind' : 'ok');
    return null;
  };
  const lookSafely = () =>
    look().catch((error: unknown) => {
      become('out of reach', error);
      return null;
    });

  const stayLooking = async () => {
    for (;;) {
      await delay(LOOK_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      await lookSafely();
    }
  };
  let looking: Promise<void> = Promise.resolve();

  return {
    current: () => (state === 'ok' ? pool : null),
    state: () => state,
    note(error) {
      if (error instanceof NotReplayed) {
        if (error.reason === 'no replica') become('no replica', error);
        else isLacking = true;
      } else if (isConnectionLoss(error)) become('out of reach', error);
    },
    async open() {
      const fault = await lookSafely();
      if (fault !== null) throw noReplica(options.url, fault);
      looking = stayLooking();
    },
    async close() {
      closing.abort();
      await looking;
      await pool?.close();
    },
  };
}

const isSame = (one: Identity, other: Identity): boolean =>
  one.system === other.system && one.timeline === other.timeline;

/** Says why a server cannot be the replica of a database; null: it can. */
function faultOf(primary: Identity, found: Identity & { readonly in_recovery: boolean }): string | null {
  if (found.system !== primary.system) return 'it belongs to another database system than the database';
  return found.in_recovery ? null : 'it is no replica: it accepts writes itself';
}

async function writtenBy(primary: Db): Promise<{ lsn: string; looks: number } | null> {
  const { lsn } = await primary.one(selectFlushed);
  return lsn === null ? null : { lsn, looks: 0 };
}

const noReplica = (url: string, fault: string): StartFailure =>
  new StartFailure(EXIT.config, [
    {
      where: 'database.replicaUrl',
      message: `${describeDatabase(url)} cannot be used: ${fault}`,
      hint: 'Give the address of a streaming replica of the database, or remove the setting (or DATABASE_REPLICA_URL).',
    },
  ]);

/** Returns what logs once that the replica is not used any more, and once that it is again. */
function noteChanges(log: Logger): (state: ReplicaState, reason: unknown) => void {
  let isUsed = true;
  return (state, reason) => {
    if (state === 'ok') {
      if (!isUsed) log.info('the replica answers reads again');
    } else if (isUsed) {
      const text = reason instanceof Error ? reason.message : reason;
      log.warn(
        { replica: state, ...(text !== null && { reason: text }) },
        'the replica is not used: the primary answers all reads until it is',
      );
    }
    isUsed = state === 'ok';
  };
}
