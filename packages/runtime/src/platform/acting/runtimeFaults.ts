import type { Clock } from '../clock.ts';
import { createCallsUnderWay } from './callsUnderWay.ts';
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

/** Faults are reported for this number of milliseconds after they occur. */
const RECENT_MS = 5 * 60_000;

export function createRuntimeFaults(clock: Clock): RuntimeFaults {
  const faults = new Map<string, Contribution & { count: number; total: number; last: Date }>();
  const now = () => clock.now();
  const isRecent = ({ last }: { last: Date }) => now().getTime() - last.getTime() < RECENT_MS;
  const overdue = createOverdue(now);
  const blocking = createBlocking(now, isRecent);
  const resting = new Map<string, SuspendedFunction>();
  let listener: FaultListener | null = null;
  return {
    now,
    underWay: createCallsUnderWay(),
    record({ extension, contribution }) {
      const key = keyOf({ extension, contribution });
      const known = faults.get(key);
      const count = known && isRecent(known) ? known.count + 1 : 1;
      faults.set(key, { extension, contribution, count, total: (known?.total ?? 0) + 1, last: now() });
    },
    blocked(of, ms) {
      blocking.add(of, ms);
      listener?.blocked(of, ms);
    },
    suspended(one) {
      const key = `${keyOf(one)} ${one.member}`;
      const isKnown = resting.has(key);
      resting.set(key, one);
      if (!isKnown) listener?.suspended(one);
    },
    answers(of) {
      resting.delete(`${keyOf(of)} ${of.member}`);
      listener?.answers(of);
    },
    listen(to) {
      listener = to;
    },
    overdue: overdue.add,
    totals: () =>
      [...faults.values()].map(({ extension, contribution, total }) => ({
        extension,
        contribution,
        count: total,
      })),
    blockedTotals: blocking.totals,
    report: () => ({
      overdue: overdue.report(),
      faults: [...faults.values()].filter(isRecent).map(({ extension, contribution, count, last }) => ({
        extension,
        contribution,
        count,
        last: last.toISOString(),
      })),
      blocking: blocking.report(),
      resting: [...resting.values()].map(({ last: _last, ...one }) => one),
    }),
  };
}

/** Tracks calls that are still running after their deadline. */
function createOverdue(now: () => Date) {
  const late = new Map<string, Contribution & { readonly starts: Date[] }>();
  return {
    add({ extension, contribution }: Contribution): () => void {
      const key = keyOf({ extension, contribution });
      const entry = late.get(key) ?? { extension, contribution, starts: [] };
      const start = now();
      late.set(key, entry);
      entry.starts.push(start);
      return () => {
        entry.starts.splice(entry.starts.indexOf(start), 1);
        if (entry.starts.length === 0) late.delete(key);
      };
    },
    report: (): readonly Overdue[] =>
      [...late.values()].map(({ extension, contribution, starts }) => ({
        extension,
        contribution,
        count: starts.length,
        seconds: Math.round((now().getTime() - Math.min(...starts.map(Number))) / 1000),
      })),
  };
}

/** Tracks contributions that block the event loop. */
function createBlocking(now: () => Date, isRecent: (entry: { last: Date }) => boolean) {
  const entries = new Map<
    string,
    Contribution & { count: number; longestMs: number; totalMs: number; last: Date }
  >();
  return {
    add({ extension, contribution }: Contribution, ms: number): void {
      const key = keyOf({ extension, contribution });
      const known = entries.get(key);
      const recent = known && isRecent(known) ? known : { count: 0, longestMs: 0 };
      entries.set(key, {
        extension,
        contribution,
        count: recent.count + 1,
        longestMs: Math.max(recent.longestMs, Math.round(ms)),
        totalMs: (known?.totalMs ?? 0) + ms,
        last: now(),
      });
    },
    totals: (): readonly BlockedTotal[] =>
      [...entries.values()].map(({ extension, contribution, totalMs }) => ({
        extension,
        contribution,
        seconds: totalMs / 1000,
      })),
    report: (): readonly Blocking[] =>
      [...entries.values()]
        .filter(isRecent)
        .map(({ totalMs: _total, last, ...entry }) => ({ ...entry, last: last.toISOString() })),
  };
}

const keyOf = ({ extension, contribution }: Contribution): string => `${extension} ${contribution}`;
