import { openConnection } from './connection.ts';
import type { Connection } from './connection.ts';
import type { Child } from './child.ts';
import type { Operation } from './operations.ts';

/** Measurements of an operation. Times are in milliseconds. */
export interface LoadResults {
  readonly operation: string;
  readonly connections: number;
  readonly runs: number;
  /** Runs per second. */
  readonly throughput: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Processor time of the server per run, in microseconds. */
  readonly serverCpu: number;
  /** Processor time of PostgreSQL per run, in microseconds. NaN if it was not measured. */
  readonly databaseCpu: number;
  /** Number of SQL statements per run. */
  readonly statements: number;
  /** Processor share that the benchmark program itself used. Near 1, the program is the bottleneck. */
  readonly clientLoad: number;
}

export interface Load {
  readonly child: Child;
  readonly connections: number;
  readonly runs: number;
  /** Returns the processor time of PostgreSQL in microseconds. */
  readonly databaseClock?: () => number;
  /** Waits for the work that the runs leave behind, so that its processor time counts too. */
  readonly settle?: () => Promise<void>;
}

/** Prepares the given number of runs of an operation, then measures them over the given number of concurrent connections. */
export async function measure<T>(
  operation: Operation<T>,
  { child, connections, runs, databaseClock = () => Number.NaN, settle }: Load,
): Promise<LoadResults> {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(child.port)));
  try {
    const inputs = await prepareRuns(operation, child, runs);
    await settle?.();
    const before = await child.read();
    const databaseBefore = databaseClock();
    const ours = process.cpuUsage();
    const started = performance.now();
    const times = await runAll(operation, open, inputs);
    const took = performance.now() - started;
    const { user, system } = process.cpuUsage(ours);
    await settle?.();
    const after = await child.read();
    const databaseCpu = (databaseClock() - databaseBefore) / runs;
    times.sort((a, b) => a - b);
    return {
      operation: operation.name,
      connections,
      runs,
      throughput: (runs / took) * 1000,
      p50: at(times, 0.5),
      p95: at(times, 0.95),
      p99: at(times, 0.99),
      serverCpu: (after.cpu - before.cpu) / runs,
      databaseCpu,
      statements: (after.statements - before.statements) / runs,
      clientLoad: (user + system) / 1000 / took,
    };
  } finally {
    for (const connection of open) connection.close();
  }
}

const PREPARING = 8;

async function prepareRuns<T>(operation: Operation<T>, child: Child, runs: number): Promise<T[]> {
  const inputs: T[] = [];
  const open = await Promise.all(Array.from({ length: PREPARING }, () => openConnection(child.port)));
  let left = runs;
  await Promise.all(
    open.map(async (connection) => {
      while (left-- > 0) inputs.push(await operation.prepare(connection));
      connection.close();
    }),
  );
  return inputs;
}

/** Runs all inputs. Each connection processes the next input when it is free. Returns the time of each run. */
async function runAll<T>(
  operation: Operation<T>,
  connections: readonly Connection[],
  inputs: readonly T[],
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (next < inputs.length) {
        const input = inputs[next++] as T;
        const started = performance.now();
        await operation.run(connection, input);
        times.push(performance.now() - started);
      }
    }),
  );
  return times;
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

export function median(values: readonly number[]): number {
  return at(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
