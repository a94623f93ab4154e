import type { DatabasePool, DatabasePoolConnection } from 'slonik';
import { asDatabaseFailure, DatabaseUnreachable, isConnectionLoss } from './failures.ts';

/** Lends a pool connection. Errors of `use` are rethrown, and the connection returns to the pool unless it is lost. */
export type Checkout = <T>(
  use: (connection: DatabasePoolConnection, watch: Watch) => Promise<T>,
) => Promise<T>;

/** Limits the time between `start` and `stop`, while the database owes a response. */
export interface Watch {
  start(): void;
  stop(): void;
}

export interface CheckoutLimits {
  /** Time in milliseconds to wait for a free connection. The pool itself would wait forever. */
  readonly acquireMs: number;
  /** Time in milliseconds before a statement without a response is abandoned along with its connection. */
  readonly statementMs: number;
  /** Called when a connection is lost or cannot be opened. */
  onLoss?(): void;
}

interface Loan extends Watch {
  waiting: boolean;
  /** The deadline in `performance.now()` time. */
  deadline: number;
  /** Rejects the promise of the code that requested the connection. */
  readonly reject: (error: Error) => void;
  /** Makes Slonik close the connection. Absent until there is one. */
  drop?: ((error: Error) => void) | undefined;
}

/**
 * Creates the checkout. Slonik closes a connection whenever its handler rejects, even for a violated constraint, and opening
 * another costs twenty times as much as the statement. A failure is therefore held while the connection is lent, and thrown after
 * its return.
 */
export function createCheckout(
  pool: DatabasePool,
  limits: CheckoutLimits,
): { checkout: Checkout; stop(): void } {
  const loans = new Set<Loan>();
  // One timer for all loans: a statement then costs a Set entry and no separate timer.
  const sweeper = setInterval(() => abortOverdue(loans), 500);
  sweeper.unref();

  const checkout: Checkout = (use) =>
    new Promise((resolve, reject) => {
      const loan = openLoan(limits, reject);
      loans.add(loan);
      let finish: (() => void) | undefined;
      // One promise for the whole loan: every statement passes through here.
      const lend = (connection: DatabasePoolConnection) =>
        new Promise<void>((giveBack, drop) => {
          // The loan was abandoned while it waited for its turn.
          if (!loans.has(loan)) return giveBack();
          startLoan(loan, drop);
          use(connection, loan).then(
            (value) => {
              finish = () => resolve(value);
              giveBack();
            },
            (error: unknown) => {
              finish = () => reject(error);
              if (!isConnectionLoss(error)) return giveBack();
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

/** Starts a loan. From now on, its deadline also makes Slonik close an unresponsive connection. */
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
 * Rejects all callers waiting for a connection. Slonik drops its queue when connections can no longer be opened, so nobody would
 * ever hand one over.
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
