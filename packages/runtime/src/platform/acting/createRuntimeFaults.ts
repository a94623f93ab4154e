import type { Clock } from '../clock.ts';
import { createCallsUnderWay } from './callsUnderWay.ts';
import type {
  RuntimeFaults,
  Contribution,
  SuspendedFunction,
  FaultListener,
  Overdue,
  BlockedTotal,
  Blocking,
} from './runtimeFaults.ts';

/** Faults are reported for this number of milliseconds after they occur. */
const RECENT_MS = 5 * 60_000;

/** Creates the record of the faults of extensions in this process. */
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
