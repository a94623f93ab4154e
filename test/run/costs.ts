import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The kinds of things that cost much to start, and that a file may start only as many of as its bound says. */
export const KINDS = ['processes', 'browsers', 'databases', 'compilers', 'installs'] as const;
export type Kind = (typeof KINDS)[number];

/** A file's cost, or the cost of a whole run. Kinds that were not started are left out. */
export type Cost = Readonly<Partial<Record<Kind, number>>> & {
  /** Processor seconds of the worker and of the processes that the file started, on the machine of the bounds. */
  readonly cpu: number;
};

/** A bound of a file: its cost, and the seconds that it takes on the clock, by which files are ordered. */
export type Bound = Cost & { readonly seconds: number };

export interface Bounds {
  readonly total: Cost;
  readonly files: Readonly<Record<string, Bound>>;
}

/** The least bound of processor time: what takes less cannot be measured well, since files share what they load. */
export const LEAST_CPU = 5;

export const boundsFile = (lane: string): string => path.join(import.meta.dirname, `bounds.${lane}.json`);

export const readBounds = (lane: string): Bounds =>
  JSON.parse(readFileSync(boundsFile(lane), 'utf8')) as Bounds;

/**
 * Returns a sentence for each bound that the costs of a run pass. Counts may not pass their bounds at all; processor time
 * may be twice its bound, since machines differ. A file without a bound has none to pass, and is named.
 */
export function faultsOf(
  costs: ReadonlyMap<string, Cost>,
  total: Cost | null,
  bounds: Bounds,
): readonly string[] {
  const faults = [...costs].flatMap(([file, cost]) => {
    const bound = bounds.files[file];
    return bound ? passed(file, cost, bound) : [`${file} has no bound`];
  });
  return total ? [...faults, ...passed('The whole run', total, bounds.total)] : faults;
}

function passed(name: string, cost: Cost, bound: Cost): readonly string[] {
  const counts = KINDS.filter((kind) => (cost[kind] ?? 0) > (bound[kind] ?? 0)).map(
    (kind) => `${name} started ${cost[kind]} ${kind}, and its bound is ${bound[kind] ?? 0}`,
  );
  const most = 2 * Math.max(bound.cpu, LEAST_CPU);
  return cost.cpu > most
    ? [...counts, `${name} took ${cost.cpu} s of processor time, and may take ${most} s at most`]
    : counts;
}

/**
 * Returns the bounds after a run: counts and processor time only fall, files that are new get what they cost, and those that do not exist
 * any more are left out. Without a total it stays, since not all files have run.
 */
export function loweredBounds(
  costs: ReadonlyMap<string, Bound>,
  total: Cost | null,
  bounds: Bounds,
  exists: (file: string) => boolean,
): Bounds {
  const kept = Object.entries(bounds.files).filter(([file]) => exists(file) && !costs.has(file));
  const measured = [...costs].map(([file, cost]) => {
    const bound = bounds.files[file];
    return [file, bound ? { ...lower(cost, bound), seconds: cost.seconds } : cost] as const;
  });
  return {
    total: total ? lower(total, bounds.total) : bounds.total,
    files: Object.fromEntries([...kept, ...measured].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function lower(cost: Cost, bound: Cost): Cost {
  const counts = KINDS.map((kind) => [kind, Math.min(cost[kind] ?? 0, bound[kind] ?? 0)] as const);
  return {
    cpu: Math.min(cost.cpu, bound.cpu),
    ...Object.fromEntries(counts.filter(([, count]) => count > 0)),
  };
}
