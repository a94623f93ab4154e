import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EXIT, StartFailure } from '../../startFailure.ts';
import { isConnectionLoss } from '../failures.ts';
import { describeDatabase } from '../outOfReach.ts';
import { openPool } from '../pool.ts';
import { NotReplayed } from './notReplayed.ts';
import type { ReplicaOptions } from './replica.ts';
import { createLook } from './replicaLook.ts';
import type { ReplicaState, Sight } from './replicaLook.ts';

/** The connection pool for a replica. */
export type ReplicaPool = Awaited<ReturnType<typeof openPool>>;

/** The connection pool of a replica, which is available only while the replica responds. */
export interface ReplicaLink {
  /** Returns the connection pool. Null while the replica cannot be used. */
  current(): ReplicaPool | null;
  state(): ReplicaState;
  /**
   * Handles an error from a read. After a connection error or a failed verification, the replica is not used until the next check.
   */
  note(error: unknown): void;
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Interval between replica checks in milliseconds. */
const LOOK_MS = 1000;
/** Maximum time in milliseconds to wait for a free connection before the read goes to the primary. */
const ACQUIRE_MS = 1000;
/** Time in milliseconds after a statement's timeout before the read goes to the primary. */
const GRACE_MS = 500;

/** Creates the link. */
export function createReplicaLink(options: ReplicaOptions): ReplicaLink {
  const closing = new AbortController();
  const { look, noteBehind } = createLook(options.primary);
  const note = noteChanges(options.log);
  let pool: ReplicaPool | null = null;
  let state: ReplicaState = 'out of reach';
  let looking: Promise<void> = Promise.resolve();

  const become = (next: ReplicaState, reason: string | null) => {
    if (closing.signal.aborted) return;
    state = next;
    note(next, reason);
  };
  const lookOnce = async (): Promise<Sight> => {
    pool ??= await connect(options);
    return look(pool.db);
  };
  const lookAgain = async (): Promise<Sight> => {
    const sight = await lookOnce().catch(awayFor);
    become(sight.state, sight.reason);
    return sight;
  };
  const keepLooking = async () => {
    for (;;) {
      await delay(LOOK_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      await lookAgain();
    }
  };

  return {
    current: () => (state === 'ok' ? pool : null),
    state: () => state,
    note(error) {
      if (error instanceof NotReplayed && error.reason === 'behind') noteBehind();
      else if (error instanceof NotReplayed) become('no replica', error.message);
      else if (isConnectionLoss(error)) become('out of reach', awayFor(error).reason);
    },
    async open() {
      const { isFault, reason } = await lookAgain();
      if (isFault) throw noReplica(options.url, String(reason));
      looking = keepLooking();
    },
    async close() {
      closing.abort();
      await looking;
      await pool?.close();
    },
  };
}

const connect = (options: ReplicaOptions): Promise<ReplicaPool> => {
  const { poolSize: size, statementMs } = options;
  const limits = { size, statementMs, acquireMs: ACQUIRE_MS, graceMs: GRACE_MS };
  return openPool(options, limits, { count: () => undefined });
};

const awayFor = (error: unknown): Sight => ({
  state: 'out of reach',
  reason: error instanceof Error ? error.message : String(error),
  isFault: false,
});

const noReplica = (url: string, fault: string): StartFailure =>
  new StartFailure(EXIT.config, [
    {
      where: 'database.replicaUrl',
      message: `${describeDatabase(url)} cannot be used: ${fault}`,
      hint: 'Use the URL of a streaming replica of the database, or remove it here and from DATABASE_REPLICA_URL.',
    },
  ]);

/** Creates a function that logs when the replica stops or resumes serving reads. Repeated states are logged only once. */
function noteChanges(log: Logger): (state: ReplicaState, reason: string | null) => void {
  let isUsed = true;
  return (state, reason) => {
    const was = isUsed;
    isUsed = state === 'ok';
    if (isUsed && !was) log.info('the replica answers reads again');
    else if (was && !isUsed)
      log.warn(
        { replica: state, reason },
        'the replica is not used: the primary answers all reads until it is',
      );
  };
}
