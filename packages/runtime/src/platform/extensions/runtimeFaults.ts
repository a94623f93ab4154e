import type { Clock } from '../clock.ts';

/** A contribution by the extension or module that brought it, such as `subscriber "ledger"` of `accounts`. */
export interface Contribution {
  readonly extension: string;
  readonly contribution: string;
}

/**
 * A contribution that failed lately: the number of its faults since it last worked well for a while, and the time of the last
 * one.
 */
export interface RecentFault extends Contribution {
  readonly count: number;
  readonly last: string;
}

/** A contribution that missed its deadline and whose code still runs. */
export interface Overdue extends Contribution {
  readonly count: number;
  /** The seconds since the deadline of the oldest. */
  readonly seconds: number;
}

/** The number of failures of a contribution since this process started. */
export interface FaultCount extends Contribution {
  readonly count: number;
}

/** The faults of contributions while this process runs, reported at `/readyz` and as metrics. */
export interface RuntimeFaults {
  record(of: Contribution): void;
  /** Records code that continues after its deadline, until the returned function is called. */
  overdue(of: Contribution): () => void;
  /** Every contribution that failed since this process began. */
  totals(): readonly FaultCount[];
  report(): { readonly overdue: readonly Overdue[]; readonly faults: readonly RecentFault[] };
}

/** The time for which a fault is reported. */
const RECENT_MS = 5 * 60_000;

export function createRuntimeFaults(clock: Clock): RuntimeFaults {
  const faults = new Map<string, Contribution & { count: number; total: number; last: Date }>();
  const late = new Map<string, Contribution & { readonly starts: Date[] }>();
  const now = () => clock.now();
  const isRecent = ({ last }: { last: Date }) => now().getTime() - last.getTime() < RECENT_MS;
  return {
    record({ extension, contribution }) {
      const key = keyOf({ extension, contribution });
      const known = faults.get(key);
      const count = known && isRecent(known) ? known.count + 1 : 1;
      faults.set(key, { extension, contribution, count, total: (known?.total ?? 0) + 1, last: now() });
    },
    overdue({ extension, contribution }) {
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
    totals: () =>
      [...faults.values()].map(({ extension, contribution, total }) => ({
        extension,
        contribution,
        count: total,
      })),
    report: () => ({
      overdue: [...late.values()].map(({ extension, contribution, starts }) => ({
        extension,
        contribution,
        count: starts.length,
        seconds: Math.round((now().getTime() - Math.min(...starts.map(Number))) / 1000),
      })),
      faults: [...faults.values()].filter(isRecent).map(({ extension, contribution, count, last }) => ({
        extension,
        contribution,
        count,
        last: last.toISOString(),
      })),
    }),
  };
}

const keyOf = ({ extension, contribution }: Contribution): string => `${extension} ${contribution}`;
