import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Kinds of resources that are expensive to start. A limit restricts how many of each a file may start. */
export const KINDS = ['processes', 'browsers', 'databases', 'compilers', 'installs'] as const;
export type Kind = (typeof KINDS)[number];

/** Number of starts by kind. Kinds without starts are omitted. */
export type Counts = Readonly<Partial<Record<Kind, number>>>;

/** Creates counts by calling a function for each kind. */
export const countsBy = (count: (kind: Kind) => number): Counts =>
  Object.fromEntries(KINDS.map((kind) => [kind, count(kind)] as const).filter(([, number]) => number > 0));

/** Cost of a file or of an entire run. */
export type Cost = Counts & {
  /**
   * Processor seconds of the worker and the processes that the file started, converted to the machine on which the limits were measured.
   */
  readonly cpu: number;
};

/** Limit of a file: its cost, and its duration in seconds, by which files are sorted. */
export type Bound = Cost & { readonly seconds: number };

export interface Bounds {
  readonly total: Cost;
  /** Maximum number of resources that a worker starts once for all of its files. A crashed browser adds another start. */
  readonly worker: Counts;
  readonly files: Readonly<Record<string, Bound>>;
}

/** The costs of a run. */
export interface RunCosts {
  readonly files: ReadonlyMap<string, Bound>;
  /** Shared starts of each worker. */
  readonly workers: readonly Counts[];
  /** Total cost. Null if not all files of the lane were run. */
  readonly total: Cost | null;
}

/** Minimum processor time limit in seconds. Shorter times cannot be measured precisely, because files share loaded modules. */
export const LEAST_CPU = 5;

/** Starts that a file may have in addition to its limit, because shared starts of a worker are counted for its first file. */
const FIRST: Counts = { processes: 2, databases: 4 };

/** Share by which counts may exceed their limit, because retries start more resources on a busy machine. */
const TRIES = 0.25;

export const boundsFile = (lane: string): string => path.join(import.meta.dirname, `bounds.${lane}.json`);

export const readBounds = (lane: string): Bounds =>
  JSON.parse(readFileSync(boundsFile(lane), 'utf8')) as Bounds;

/** Formats limits with one line per file, so that a diff shows which limits are raised. */
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
 * Returns a message for each limit that a run exceeds. Counts may exceed their limit by a quarter, and a file's counts also by a worker's
 * shared starts. Processor time may be twice the limit, because machines differ. A file without a limit is reported.
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
 * Returns the limits after a run. Existing limits are only lowered, new files get their measured cost, and deleted files are removed. If
 * the total is null, its limit stays unchanged because not all files were run.
 */
export function loweredBounds(run: RunCosts, bounds: Bounds, exists: (file: string) => boolean): Bounds {
  const retained = Object.entries(bounds.files).filter(([file]) => exists(file) && !run.files.has(file));
  const measured = [...run.files].map(([file, cost]) => {
    const lowered = lower(cost, bounds.files[file] ?? cost);
    return [file, { ...lowered, seconds: Math.round(cost.seconds) }] as const;
  });
  return {
    total: run.total ? lower(run.total, bounds.total) : bounds.total,
    worker: bounds.worker,
    files: Object.fromEntries([...retained, ...measured].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function lower(cost: Cost, bound: Cost): Cost {
  return {
    cpu: Math.ceil(Math.min(cost.cpu, bound.cpu)),
    ...countsBy((kind) => Math.min(cost[kind] ?? 0, bound[kind] ?? 0)),
  };
}
