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

/** A streaming replica of the database, which serves storefront reads as long as it has replayed everything they must show. */
export interface Replica {
  /** Reports whether the replica is worth trying now: it responds, and was not found lagging a moment ago. */
  serves(): boolean;
  /**
   * Returns a `Db` that reads from the replica if it has replayed the primary's log up to `place`, and otherwise from the
   * primary, which also gets writes and transactions. A statement that fails on the replica is sent to the primary; one that
   * timed out, only if `triesAgain` is true.
   */
  reader(place: WalPlace, primary: Db, triesAgain: boolean): Db;
  state(): ReplicaState;
  /** Counts the reads of `reader` by the server that returned them. */
  answered(): Readonly<Record<'replica' | 'primary', number>>;
  /**
   * Connects, and checks the replica every second until `close`. Resolves after the first attempt. Throws a `StartFailure` (exit
   * 3) if the address leads to a server that is not a replica of this database.
   */
  open(): Promise<void>;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly url: string;
  readonly prepare: boolean;
  /** Maximum number of connections. */
  readonly poolSize: number;
  /** Time in milliseconds after which the replica ends a statement. */
  readonly statementMs: number;
  /** The primary, which the link queries now and then. */
  readonly primary: Db;
  readonly log: Logger;
  readonly watch?: StatementWatch | undefined;
}

/** Time in milliseconds for which a connection is trusted to lead to the same replica. */
const TRUST_MS = 1000;
/** Time in milliseconds for which reads go to the primary after the replica was found lagging. */
const PAUSE_MS = 50;

/** Creates a replica handle. Nothing is sent before `open`. */
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

/** Returns a reader's primary, for work that a replica must not do; any other `Db` is returned unchanged. */
export const primaryOf = (db: Db): Db => primaries.get(db) ?? db;

/** Creates reads on one pool, each on a connection verified beforehand. */
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
 * Creates the check that a connection's server has replayed up to a position. The check is a separate statement before the read:
 * the read has a snapshot from its beginning, so a function inside it would report a later moment. Replayed content stays
 * replayed, and the position changes only with the content, so most reads need no check.
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
      // Connections come and go; IDs of closed ones are eventually forgotten.
      if (proved.size >= MOST_PROVED) proved.clear();
      proved.set(id, { place, at });
    });
  };
}

const MOST_PROVED = 1000;
