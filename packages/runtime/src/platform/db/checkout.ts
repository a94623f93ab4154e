import type { DatabasePool, DatabasePoolConnection } from 'slonik';
import { asDatabaseFailure, DatabaseUnreachable, isConnectionLoss } from './failures.ts';

/** Lends a connection of the pool. Errors of `use` are thrown on, and the connection returns to the pool unless it is lost. */
export type Checkout = <T>(
  use: (connection: DatabasePoolConnection, watch: Watch) => Promise<T>,
) => Promise<T>;

/** Limits the time between `start` and `stop`, in which the database owes an answer. */
export interface Watch {
  start(): void;
  stop(): void;
}

export interface CheckoutLimits {
  /** The milliseconds to wait for a free connection. The pool itself would wait forever. */
  readonly acquireMs: number;
  /** The milliseconds after which a statement without an answer is given up, together with its connection. */
  readonly statementMs: number;
  /** Called when a connection was lost, or none could be opened. */
  onLoss?(): void;
}

interface Loan extends Watch {
  waiting: boolean;
  /** The time of the deadline, on the clock of `performance.now()`. */
  deadline: number;
  /** Rejects the promise of whoever asked for the connection. */
  readonly reject: (error: Error) => void;
  /** Makes Slonik close the connection. Absent as long as there is none. */
  drop?: ((error: Error) => void) | undefined;
}

/**
 * Creates the checkout. Slonik closes a connection whenever its handler rejects, even for a violated constraint, and opening
 * another one costs twenty times the statement. So a failure is kept while the connection is lent, and thrown once it is back.
 */
export function createCheckout(
  pool: DatabasePool,
  limits: CheckoutLimits,
): { checkout: Checkout; stop(): void } {
  const loans = new Set<Loan>();
  // One timer for all: a statement then costs a Set entry and no timer of its own.
  const sweeper = setInterval(() => abortOverdue(loans), 500);
  sweeper.unref();

  const checkout: Checkout = (use) =>
    new Promise((resolve, reject) => {
      const loan = openLoan(limits, reject);
      loans.add(loan);
      let finish: (() => void) | undefined;
      // One promise for the whole loan: every statement passes here.
      const lend = (connection: DatabasePoolConnection) =>
        new Promise<void>((giveBack, drop) => {
          // It was given up while it waited for its turn.
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

/** Starts a loan. From now on its deadline also makes Slonik close a connection that does not answer. */
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
 * Rejects those who wait for a connection. Slonik drops its queue when no connection can be opened any more, so that nobody would
 * ever hand one on.
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
