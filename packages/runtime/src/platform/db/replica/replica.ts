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

/** A streaming replica that serves storefront reads whenever it is sufficiently up to date. */
export interface Replica {
  /** Reports whether reads should currently be sent to the replica: it responds, and has not just been found to be lagging. */
  serves(): boolean;
  /**
   * Returns a `Db` that reads from the replica if the replica has replayed the primary's log up to `place`. All other reads, and
   * all writes and transactions, go to the primary. Reads that fail on the replica are repeated on the primary. Reads that time out
   * are repeated only if `triesAgain` is true.
   */
  reader(place: WalPlace, primary: Db, triesAgain: boolean): Db;
  state(): ReplicaState;
  /** Returns the number of reads that each server has answered. */
  answered(): Readonly<Record<'replica' | 'primary', number>>;
  /**
   * Connects to the replica and checks it every second until `close`. Resolves after the first attempt to connect. Throws a
   * `StartFailure` (exit code 3) if the server at the address is not a replica of this database.
   */
  open(): Promise<void>;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly url: string;
  readonly prepare: boolean;
  /** Maximum number of connections. */
  readonly poolSize: number;
  /** Timeout in milliseconds for statements on the replica. */
  readonly statementMs: number;
  /** The primary, for occasional queries that compare it with the replica. */
  readonly primary: Db;
  readonly log: Logger;
  readonly watch?: StatementWatch | undefined;
}

/** The time for which a verified connection is trusted to lead to the same replica, in milliseconds. */
const TRUST_MS = 1000;
/** The time for which reads go to the primary after the replica was found to be lagging, in milliseconds. */
const PAUSE_MS = 50;

/** Creates the replica. No connection is opened before `open` is called. */
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

/**
 * Returns the primary behind a `Db` from `reader`, for statements that must not run on a replica. Returns any other `Db` unchanged.
 */
export const primaryOf = (db: Db): Db => primaries.get(db) ?? db;

/** Creates a `Db` that reads from a replica pool, and verifies each connection before it is used. */
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
 * Creates the function that checks whether a connection's server has replayed the log up to a position. The check must be a
 * separate statement before the read: within the read, it would report a later state than the one that the read's snapshot shows.
 * Most reads need no check, because the position changes only when the content changes.
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
      // Connection IDs are never removed individually, so the map is cleared when it is full.
      if (proved.size >= MOST_PROVED) proved.clear();
      proved.set(id, { place, at });
    });
  };
}

const MOST_PROVED = 1000;
