import type { CallsUnderWay } from './callsUnderWay.ts';

/** Identifies a contribution and its owner, such as `subscriber "ledger"` of the extension `accounts`. */
export interface Contribution {
  readonly extension: string;
  readonly contribution: string;
}

/**
 * A contribution that failed recently, with the number of failures and the time of the last one. The count restarts after five
 * minutes without a failure.
 */
export interface RecentFault extends Contribution {
  readonly count: number;
  readonly last: string;
}

/** A contribution with calls that are still running past their deadline. */
export interface Overdue extends Contribution {
  readonly count: number;
  /** Seconds since the earliest missed deadline. */
  readonly seconds: number;
}

/** A contribution, with the number of failures since this process started. */
export interface FaultCount extends Contribution {
  readonly count: number;
}

/** A contribution whose code recently blocked the event loop, with the number of incidents and the longest duration. */
export interface Blocking extends Contribution {
  readonly count: number;
  readonly longestMs: number;
  readonly last: string;
}

/** A function of a contribution, identified by its member name. */
export interface ContributedFunction extends Contribution {
  readonly member: string;
}

/**
 * A function that is suspended after several consecutive failures. From `until` on, one call at a time is let through as a retry.
 */
export interface SuspendedFunction extends ContributedFunction {
  readonly failures: number;
  /** The last error message. */
  readonly last: string;
  readonly until: Date;
}

/**
 * A contribution, with the total time in seconds that its code has blocked the event loop since this process started. Only blocks
 * of 200 ms or more are included.
 */
export interface BlockedTotal extends Contribution {
  readonly seconds: number;
}

/** Receives faults of contributions as they occur, for the log. */
export interface FaultListener {
  blocked(of: Contribution, ms: number): void;
  /** Called when a suspension starts, but not when a failed retry extends it. */
  suspended(resting: SuspendedFunction): void;
  answers(of: ContributedFunction): void;
}

/** Records the run-time faults of contributions, for `/readyz` and the metrics. */
export interface RuntimeFaults {
  /** Returns the current time of the shop's clock. */
  now(): Date;
  record(of: Contribution): void;
  /** Records that a contribution blocked the event loop. */
  blocked(of: Contribution, ms: number): void;
  /** Records that a function was suspended, or that a failed retry extended its suspension. */
  suspended(resting: SuspendedFunction): void;
  /** Records that a function's suspension ended. */
  answers(of: ContributedFunction): void;
  listen(listener: FaultListener): void;
  readonly underWay: CallsUnderWay;
  /** Records that a call is still running after its deadline. Call the returned function when the call ends. */
  overdue(of: Contribution): () => void;
  /** Returns the failure counts of all contributions that have failed since this process started. */
  totals(): readonly FaultCount[];
  blockedTotals(): readonly BlockedTotal[];
  report(): {
    readonly overdue: readonly Overdue[];
    readonly faults: readonly RecentFault[];
    readonly blocking: readonly Blocking[];
    /** The suspended functions. Error messages are omitted because they belong only in the log. */
    readonly resting: readonly Omit<SuspendedFunction, 'last'>[];
  };
}
