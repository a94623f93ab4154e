import type { DatabasePool, DatabasePoolConnection } from 'slonik';
import { asDatabaseFailure, DatabaseUnreachable, isConnectionLoss } from './failures.ts';

/** Runs `use` with a connection from the pool and then returns the connection, unless it was lost. Errors of `use` are rethrown. */
export type Checkout = <T>(
  use: (connection: DatabasePoolConnection, watch: Watch) => Promise<T>,
) => Promise<T>;

/** Measures how long the database takes to respond. Time counts toward the statement limit only between `start` and `stop`. */
export interface Watch {
  start(): void;
  stop(): void;
}

export interface CheckoutLimits {
  /** Maximum time in milliseconds to wait for a free connection. Without this limit, the pool would wait forever. */
  readonly acquireMs: number;
  /** Maximum time in milliseconds to wait for the response to a statement. After that, the connection is dropped. */
  readonly statementMs: number;
  /** Called when a connection is lost or cannot be opened. */
  onLoss?(): void;
}

interface Loan extends Watch {
  waiting: boolean;
  /** The deadline on the `performance.now()` clock. */
  deadline: number;
  /** Rejects the caller's promise. */
  readonly reject: (error: Error) => void;
  /** Makes Slonik close the connection. Undefined while waiting for a connection. */
  drop?: ((error: Error) => void) | undefined;
}

/**
 * Creates the checkout function for a pool. Slonik would close a connection whenever its handler rejects, even for a mere
 * constraint violation, and opening a new connection takes twenty times as long as a statement. The checkout therefore returns the
 * connection before it rethrows an error.
 */
export function createCheckout(
  pool: DatabasePool,
  limits: CheckoutLimits,
): { checkout: Checkout; stop(): void } {
  const loans = new Set<Loan>();
  // A single timer for all checkouts is cheaper than one timer per statement.
  const sweeper = setInterval(() => abortOverdue(loans), 500);
  sweeper.unref();

  const checkout: Checkout = (use) =>
    new Promise((resolve, reject) => {
      const loan = openLoan(limits, reject);
      loans.add(loan);
      let finish: (() => void) | undefined;
      // A single promise per checkout, because every statement runs through this code.
      const lend = (connection: DatabasePoolConnection) =>
        new Promise<void>((release, drop) => {
          // The checkout timed out while it was waiting for a connection.
          if (!loans.has(loan)) return release();
          startLoan(loan, drop);
          use(connection, loan).then(
            (value) => {
              finish = () => resolve(value);
              release();
            },
            (error: unknown) => {
              finish = () => reject(error);
              if (!isConnectionLoss(error)) return release();
              limits.onLoss?.();
              drop(error);
            },
          );
        });
      const end = () => {
        loans.delete(loan);
        finish?.();
      };
      pool.connect(lend).then(end, (error: unknown) => {
        limits.onLoss?.();
        finish ??= () => reject(asDatabaseFailure(error));
        if (loan.waiting && isEmpty(pool)) abortWaiting(loans, error);
        end();
      });
    });

  return { checkout, stop: () => clearInterval(sweeper) };
}

function openLoan(limits: CheckoutLimits, reject: Loan['reject']): Loan {
  return {
    waiting: true,
    deadline: performance.now() + limits.acquireMs,
    reject,
    start() {
      this.deadline = performance.now() + limits.statementMs;
    },
    stop() {
      this.deadline = Number.POSITIVE_INFINITY;
    },
  };
}

/** Starts using a connection. From now on, Slonik closes the connection if the deadline passes. */
function startLoan(loan: Loan, drop: Loan['drop']): void {
  loan.drop = drop;
  loan.waiting = false;
  loan.stop();
}

function abort(loan: Loan, error: DatabaseUnreachable): void {
  loan.reject(error);
  loan.drop?.(error);
}

function abortOverdue(loans: Set<Loan>): void {
  const now = performance.now();
  for (const loan of loans) {
    if (loan.deadline > now) continue;
    const error = new Error(
      loan.waiting ? 'Timed out while waiting for a connection.' : 'A statement had no answer in time.',
    );
    loans.delete(loan);
    abort(loan, new DatabaseUnreachable(error));
  }
}

/**
 * Rejects all callers that wait for a connection. When Slonik can no longer open connections, it discards its queue, so these
 * callers would never get a connection.
 */
function abortWaiting(loans: Set<Loan>, error: unknown): void {
  for (const loan of loans) {
    if (!loan.waiting) continue;
    loans.delete(loan);
    abort(loan, new DatabaseUnreachable(error));
  }
}

function isEmpty(pool: DatabasePool): boolean {
  const { acquiredConnections, idleConnections, pendingConnections } = pool.state();
  return acquiredConnections + idleConnections + pendingConnections === 0;
}
