import type { CommonQueryMethods } from 'slonik';
import type { Logger } from 'pino';
import type { Db } from '../db.ts';
import { isStatementTimeout } from '../failures.ts';
import type { StatementWatch } from '../statementWatch.ts';
import { statementsOf, statementsThrough } from '../statements.ts';
import { NotReplayed } from './notReplayed.ts';
import { createReplicaLink } from './replicaLink.ts';
import type { ReplicaPool } from './replicaLink.ts';
import type { ReplicaState } from './replicaLook.ts';
import { selectReplica } from './walPlace.ts';
import type { WalPlace } from './walPlace.ts';

/** A streaming replica of the database, which answers reads of the storefront as long as it has replayed what they must show. */
export interface Replica {
  /** Reports whether it is worth a try now: it answers, and was not found behind a moment ago. */
  serves(): boolean;
  /**
   * Returns a `Db` whose reads the replica answers if it has replayed the log of the primary up to `place`, and else the primary, which
   * also gets writes and transactions. A statement that fails at the replica is sent to the primary; one that took too long only
   * where `triesAgain` says so.
   */
  reader(place: WalPlace, primary: Db, triesAgain: boolean): Db;
  state(): ReplicaState;
  /** The reads of `reader` by the server that answered them. */
  answered(): Readonly<Record<'replica' | 'primary', number>>;
  /**
   * Connects, and looks after it every second until `close`. Resolves after the first try. Throws a `StartFailure` (exit 3) where the
   * address leads to a server that is no replica of this database.
   */
  open(): Promise<void>;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly url: string;
  readonly prepare: boolean;
  /** The most connections. */
  readonly poolSize: number;
  /** The milliseconds after which it ends a statement. */
  readonly statementMs: number;
  /** The primary, which the link asks now and then. */
  readonly primary: Db;
  readonly log: Logger;
  readonly watch?: StatementWatch | undefined;
}

/** The milliseconds for which a connection is trusted to lead to the same replica as before. */
const TRUST_MS = 1000;
/** The milliseconds for which reads go to the primary after the replica was found behind. */
const PAUSE_MS = 50;

/** Creates the use of a replica. Nothing is sent before `open`. */
export function createReplica(options: ReplicaOptions): Replica {
  const link = createReplicaLink(options);
  const answered = { replica: 0, primary: 0 };
  let pausedUntil = 0;
  const prove = proofOfReplay();

  const failed = (error: unknown) => {
    if (error instanceof NotReplayed) pausedUntil = performance.now() + PAUSE_MS;
    link.note(error);
  };
  const serves = () => link.current() !== null && performance.now() >= pausedUntil;

  return {
    serves,
    state: link.state,
    answered: () => ({ ...answered }),
    open: link.open,
    close: link.close,
    reader: (place, primary, triesAgain) =>
      readerOf(primary, {
        ...statementsThrough(async (_statement, send) => {
          const current = serves() ? link.current() : null;
          if (current) {
            try {
              const result = await send(readsOf(current, (connection, id) => prove(connection, id, place)));
              answered.replica += 1;
              return result;
            } catch (error) {
              if (isStatementTimeout(error) && !triesAgain) throw error;
              failed(error);
            }
          }
          answered.primary += 1;
          return send(primary);
        }),
        run: (statement) => primary.run(statement),
        transaction: (work) => primary.transaction(work),
      }),
  };
}

const primaries = new WeakMap<Db, Db>();

function readerOf(primary: Db, reader: Db): Db {
  primaries.set(reader, primary);
  return reader;
}

/** Returns the primary of a reader, for what a replica must not answer; any other `Db` as it is. */
export const primaryOf = (db: Db): Db => primaries.get(db) ?? db;

/** The reads over one pool, each on a connection that was proved before. */
function readsOf(
  { checkout, idOf, watch }: ReplicaPool,
  prove: (connection: CommonQueryMethods, id: string) => Promise<void> | null,
): Db {
  return {
    ...statementsOf(
      (send) =>
        checkout((connection, limit) => {
          limit.start();
          const proof = prove(connection, idOf(connection));
          return proof ? proof.then(() => send(connection)) : send(connection);
        }),
      watch,
    ),
    transaction: refuseTransaction,
  };
}

const refuseTransaction = () => Promise.reject(new Error('A replica takes no transactions.'));

/**
 * Creates the proof that the server of a connection has replayed up to a place. It is a statement of its own, before the one that reads:
 * that one has a snapshot from its beginning, so that a function inside it would speak of a later moment. What a server has replayed stays so,
 * and the place changes with the content only, so that most reads need no proof.
 */
function proofOfReplay() {
  const proved = new Map<string, { readonly place: WalPlace; readonly at: number }>();
  return (connection: CommonQueryMethods, id: string, place: WalPlace): Promise<void> | null => {
    const at = performance.now();
    const last = proved.get(id);
    if (last?.place === place && at - last.at < TRUST_MS) return null;
    return connection.one(selectReplica(place.lsn)).then((row) => {
      proved.delete(id);
      if (!row.in_recovery || row.system !== place.system || row.timeline !== place.timeline)
        throw new NotReplayed('no replica', place);
      if (!row.has_replayed) throw new NotReplayed('behind', place);
      // Connections come and go; the ids of those that went are forgotten in time.
      if (proved.size >= MOST_PROVED) proved.clear();
      proved.set(id, { place, at });
    });
  };
}

const MOST_PROVED = 1000;
