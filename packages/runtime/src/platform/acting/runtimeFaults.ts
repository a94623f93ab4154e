import type { Clock } from '../clock.ts';
import { createCallsUnderWay } from './callsUnderWay.ts';
import type { CallsUnderWay } from './callsUnderWay.ts';

/** A contribution with its extension or module, such as `subscriber "ledger"` of `accounts`. */
export interface Contribution {
  readonly extension: string;
  readonly contribution: string;
}

/**
 * A contribution that failed recently: the number of faults since it last worked well for a while, and the time of the last one.
 */
export interface RecentFault extends Contribution {
  readonly count: number;
  readonly last: string;
}

/** A contribution that missed its deadline and whose code is still running. */
export interface Overdue extends Contribution {
  readonly count: number;
  /** Seconds since the deadline of the oldest call. */
  readonly seconds: number;
}

/** A contribution's number of failures since this process started. */
export interface FaultCount extends Contribution {
  readonly count: number;
}

/** A contribution whose code recently blocked everyone: the number of times, and the longest duration. */
export interface Blocking extends Contribution {
  readonly count: number;
  readonly longestMs: number;
  readonly last: string;
}

/** A contribution's function, with the name of its member. */
export interface ContributedFunction extends Contribution {
  readonly member: string;
}

/** A function that failed several times in a row and is suspended until a given time, then retried by one call at a time. */
export interface Resting extends ContributedFunction {
  readonly failures: number;
  /** The message of the last error. */
  readonly last: string;
  readonly until: Date;
}

/** Total seconds that a contribution's code blocked for 200 ms or more at a time, since this process started. */
export interface BlockedTotal extends Contribution {
  readonly seconds: number;
}

/** Receives events about contributions, for the log. */
export interface FaultListener {
  blocked(of: Contribution, ms: number): void;
  /** Called when a suspension begins, but not for its later retries. */
  rests(resting: Resting): void;
  answers(of: ContributedFunction): void;
}

/** The run-time faults of contributions, reported at `/readyz` and as metrics. */
export interface RuntimeFaults {
  /** Returns the current time of the shop's clock. */
  now(): Date;
  record(of: Contribution): void;
  /** Records blocking code. */
  blocked(of: Contribution, ms: number): void;
  /** Records that a function is suspended, for the first time or again. */
  rests(resting: Resting): void;
  /** Records that a suspended function is called again. */
  answers(of: ContributedFunction): void;
  listen(listener: FaultListener): void;
  readonly underWay: CallsUnderWay;
  /** Records code that continues past its deadline, until the returned function is called. */
  overdue(of: Contribution): () => void;
  /** Returns every contribution that failed since this process started. */
  totals(): readonly FaultCount[];
  blockedTotals(): readonly BlockedTotal[];
  report(): {
    readonly overdue: readonly Overdue[];
    readonly faults: readonly RecentFault[];
    readonly blocking: readonly Blocking[];
    /** The suspended functions, without error messages, which belong in the log. */
    readonly resting: readonly Omit<Resting, 'last'>[];
  };
}

/** Time in milliseconds for which a fault is reported. */
const RECENT_MS = 5 * 60_000;

export function createRuntimeFaults(clock: Clock): RuntimeFaults {
  const faults = new Map<string, Contribution & { count: number; total: number; last: Date }>();
  const now = () => clock.now();
  const isRecent = ({ last }: { last: Date }) => now().getTime() - last.getTime() < RECENT_MS;
  const overdue = createOverdue(now);
  const blocking = createBlocking(now, isRecent);
  const resting = new Map<string, Resting>();
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
    rests(one) {
      const key = `${keyOf(one)} ${one.member}`;
      const isKnown = resting.has(key);
      resting.set(key, one);
      if (!isKnown) listener?.rests(one);
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

/** Tracks the contributions whose code continues past its deadline. */
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

/** Tracks the contributions whose code blocked. */
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
