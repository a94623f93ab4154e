// vitest setup file, which runs before each test file and measures the file's cost.
import { syncBuiltinESMExports } from 'node:module';
import childProcess from 'node:child_process';
import { tracingChannel } from 'node:diagnostics_channel';
import pg from 'pg';
import { afterAll } from 'vitest';
import { countsBy } from './costs.ts';
import type { Cost, Kind } from './costs.ts';
import { isOnce, kindsOf } from './kindsOf.ts';
import { processorSeconds } from './processorTime.ts';
import { isShared } from './startShared.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Cost of a file, measured in its worker. */
    cost?: Cost & { readonly seconds: number };
    /** Shared starts of the worker, up to the end of this file. */
    shared?: Counts & { readonly pid: number };
  }
}

type Counts = Record<Kind, number>;

interface Meter {
  /** Starts by the files of this worker. */
  readonly counts: Counts;
  /** Shared starts of this worker. */
  readonly shared: Counts;
  /** Processor seconds at the end of the last file. */
  seconds: number;
}

/** Matches the statement that creates a migrated template database, which other tests copy. */
const TEMPLATE = /^create database template_/i;

/** The files of a worker share the process, but each loads this module separately. */
const worker = globalThis as { shopMeter?: Meter };
const meter = (worker.shopMeter ??= startMeter());

const before = { seconds: meter.seconds, counts: { ...meter.counts }, at: performance.now() };

// eslint-disable-next-line no-empty-pattern -- vitest reads from the text of the first parameter which fixtures to make
afterAll(({}, { meta }) => {
  const now = processorSeconds();
  meta.cost = {
    cpu: now - before.seconds,
    seconds: (performance.now() - before.at) / 1000,
    ...countsBy((kind) => meter.counts[kind] - before.counts[kind]),
  };
  meta.shared = { ...meter.shared, pid: process.pid };
  meter.seconds = now;
});

function startMeter(): Meter {
  const none = { processes: 0, browsers: 0, databases: 0, compilers: 0, installs: 0 };
  const started: Meter = { counts: { ...none }, shared: { ...none }, seconds: processorSeconds() };
  const count = (kind: Kind, isOfAll = isShared()) =>
    ((isOfAll ? started.shared : started.counts)[kind] += 1);
  const countProcess = (command: readonly string[]) => {
    for (const kind of kindsOf(command)) count(kind, isShared() || isOnce(command));
  };
  tracingChannel('child_process.spawn').start.subscribe((message) => {
    const { args = [] } = (message as { options: { args?: readonly string[] } }).options;
    countProcess(args);
  });
  countSynchronous(countProcess);
  countDatabases((statement) => count('databases', isShared() || TEMPLATE.test(statement)));
  return started;
}

/** Counts processes that are run synchronously. Node's diagnostics report only asynchronous ones. */
function countSynchronous(count: (command: readonly string[]) => void): void {
  for (const name of ['spawnSync', 'execFileSync', 'execSync'] as const) {
    const original = childProcess[name] as (...parameters: unknown[]) => unknown;
    const counted = (...parameters: unknown[]) => {
      const [command, args] = parameters;
      count([String(command), ...(Array.isArray(args) ? args.map(String) : [])]);
      return original(...parameters);
    };
    Object.assign(childProcess, { [name]: counted });
  }
  syncBuiltinESMExports();
}

function countDatabases(count: (statement: string) => void): void {
  const original = pg.Client.prototype.query as (...parameters: unknown[]) => unknown;
  const counted = function query(this: pg.Client, ...parameters: unknown[]) {
    if (typeof parameters[0] === 'string' && /^create database\b/i.test(parameters[0])) count(parameters[0]);
    return original.apply(this, parameters);
  };
  Object.assign(pg.Client.prototype, { query: counted });
}
