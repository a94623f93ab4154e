import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The kinds of things that cost much to start, and that a file may start only as many of as its bound says. */
export const KINDS = ['processes', 'browsers', 'databases', 'compilers', 'installs'] as const;
export type Kind = (typeof KINDS)[number];

/** The number of starts of each kind. Kinds that were not started are left out. */
export type Counts = Readonly<Partial<Record<Kind, number>>>;

/** Returns the counts that a function gives for each kind. */
export const countsBy = (count: (kind: Kind) => number): Counts =>
  Object.fromEntries(KINDS.map((kind) => [kind, count(kind)] as const).filter(([, number]) => number > 0));

/** A file's cost, or the cost of a whole run. */
export type Cost = Counts & {
  /** Processor seconds of the worker and of the processes that the file started, on the machine of the bounds. */
  readonly cpu: number;
};

/** A bound of a file: its cost, and the seconds that it takes on the clock, by which files are ordered. */
export type Bound = Cost & { readonly seconds: number };

export interface Bounds {
  readonly total: Cost;
  /** The most that a worker starts once for all of its files. Browsers are one, and another one where one dies. */
  readonly worker: Counts;
  readonly files: Readonly<Record<string, Bound>>;
}

/** The costs of a run. */
export interface RunCosts {
  readonly files: ReadonlyMap<string, Bound>;
  /** The starts of each worker that are for all of its files. */
  readonly workers: readonly Counts[];
  /** Null where not all files of the lane have run. */
  readonly total: Cost | null;
}

/** The least bound of processor time: what takes less cannot be measured well, since files share what they load. */
export const LEAST_CPU = 5;

/** The starts that a file may have beyond its bound: what a worker needs once is counted for the file that comes first. */
const FIRST: Counts = { processes: 2, databases: 4 };

/** The share of its bound by which a count may pass it: what is tried until it works starts more on a loaded machine. */
const TRIES = 0.25;

export const boundsFile = (lane: string): string => path.join(import.meta.dirname, `bounds.${lane}.json`);

export const readBounds = (lane: string): Bounds =>
  JSON.parse(readFileSync(boundsFile(lane), 'utf8')) as Bounds;

/** Writes bounds with a line for each file, so that a change shows what it raises. */
export function boundsText({ total, worker, files }: Bounds): string {
  const lineOf = ([name, cost]: readonly [string, object]) =>
    `${JSON.stringify(name)}: ${JSON.stringify(cost)
      .replaceAll(/([{:,])/g, '$1 ')
      .replace('}', ' }')}`;
  const lines = Object.entries(files).map((entry) => `    ${lineOf(entry)}`);
  const head = [`  ${lineOf(['total', total])}`, `  ${lineOf(['worker', worker])}`];
  return `{\n${[...head, `  "files": {\n${lines.join(',\n')}\n  }`].join(',\n')}\n}\n`;
}

/**
 * Returns a sentence for each bound that the costs of a run pass. Counts may pass their bounds by a
 * quarter, and those of a file by what a worker needs once; processor time may be twice its bound, since machines differ. A file
 * without a bound has none to pass, and is named.
 */
export function faultsOf(run: RunCosts, bounds: Bounds): readonly string[] {
  return [
    ...[...run.files].flatMap(([file, cost]) => {
      const bound = bounds.files[file];
      return bound ? passed(file, cost, bound, FIRST) : [`${file} has no bound`];
    }),
    ...run.workers.flatMap((counts) => passedCounts('A worker', counts, bounds.worker)),
    ...(run.total ? passed('The whole run', run.total, bounds.total) : []),
  ];
}

function passedCounts(name: string, counts: Counts, bound: Counts, more: Counts = {}): readonly string[] {
  const most = (kind: Kind) => Math.floor((bound[kind] ?? 0) * (1 + TRIES)) + (more[kind] ?? 0);
  return KINDS.filter((kind) => (counts[kind] ?? 0) > most(kind)).map(
    (kind) => `${name} started ${counts[kind]} ${kind}, and its bound is ${bound[kind] ?? 0}`,
  );
}

function passed(name: string, cost: Cost, bound: Cost, more: Counts = {}): readonly string[] {
  const counts = passedCounts(name, cost, bound, more);
  const most = 2 * Math.max(bound.cpu, LEAST_CPU);
  return cost.cpu > most
    ? [...counts, `${name} took ${cost.cpu} s of processor time, and may take ${most} s at most`]
    : counts;
}

/**
 * Returns the bounds after a run: counts and processor time only fall, files that are new get what they cost, and those that do not exist
 * any more are left out. Without a total it stays, since not all files have run.
 */
export function loweredBounds(run: RunCosts, bounds: Bounds, exists: (file: string) => boolean): Bounds {
  const kept = Object.entries(bounds.files).filter(([file]) => exists(file) && !run.files.has(file));
  const measured = [...run.files].map(([file, cost]) => {
    const lowered = lower(cost, bounds.files[file] ?? cost);
    return [file, { ...lowered, seconds: Math.round(cost.seconds) }] as const;
  });
  return {
    total: run.total ? lower(run.total, bounds.total) : bounds.total,
    worker: bounds.worker,
    files: Object.fromEntries([...kept, ...measured].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function lower(cost: Cost, bound: Cost): Cost {
  return {
    cpu: Math.ceil(Math.min(cost.cpu, bound.cpu)),
    ...countsBy((kind) => Math.min(cost[kind] ?? 0, bound[kind] ?? 0)),
  };
}
