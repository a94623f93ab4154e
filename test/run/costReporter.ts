import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { boundsFile, boundsText, countsBy, faultsOf, KINDS, loweredBounds, readBounds } from './costs.ts';
import type { Bound, Cost, Counts } from './costs.ts';
import { included, repository } from './lanes.ts';
import { machineFactor, processorSeconds, runningSeconds } from './processorTime.ts';

/** Maximum number of files listed, most expensive first. `test-results/costs.json` contains all files. */
const LISTED = 30;

/**
 * Prints the cost of each file and of the entire run. For a lane, also compares the costs with the limits in `bounds.<lane>.json`, and
 * fails the run if a limit is exceeded. `COSTS=store` updates the limits: existing limits are only lowered, and new files are added.
 */
export class CostReporter implements Reporter {
  readonly #factors: number[] = [];
  readonly #lane = process.env['LANE'];

  onTestRunStart(): void {
    this.#factors.push(machineFactor());
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    this.#factors.push(machineFactor());
    // A machine that is temporarily faster does not lower the limits.
    const factor = Math.max(1, this.#factors.reduce((sum, one) => sum + one, 0) / this.#factors.length);
    const spent = Math.max(processorSeconds(), secondsOf(modules));
    const files = new Map(modules.flatMap((module) => costOf(module, factor)));
    const total: Cost = { cpu: rounded(spent / factor), ...countsOf(files) };
    this.#print(files, total, factor, spent);
    if (this.#lane === undefined) return;
    const run = { files, workers: workersOf(modules), total: this.#isWhole(modules) ? total : null };
    const bounds = readBounds(this.#lane);
    if (process.env['COSTS'] === 'store') {
      const stored = loweredBounds(run, bounds, (file) => existsSync(path.join(repository, file)));
      writeFileSync(boundsFile(this.#lane), boundsText(stored));
      return;
    }
    const faults = faultsOf(run, bounds);
    for (const fault of faults) console.error(`Cost: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }

  #isWhole(modules: readonly TestModule[]): boolean {
    const files = new Set([...included('unit', this.#lane), ...included('db', this.#lane)]);
    return files.size === new Set(modules.map(({ moduleId }) => moduleId)).size;
  }

  #print(costs: ReadonlyMap<string, Bound>, total: Cost, factor: number, spent: number): void {
    const dearest = [...costs].sort(([, a], [, b]) => b.cpu - a.cpu);
    mkdirSync(path.join(repository, 'test-results'), { recursive: true });
    const file = path.join(repository, 'test-results/costs.json');
    writeFileSync(
      file,
      `${JSON.stringify({ factor, total, files: Object.fromEntries(dearest) }, null, 2)}\n`,
    );
    console.log('\n Processor seconds by file, the dearest first:');
    for (const [name, cost] of dearest.slice(0, LISTED)) console.log(lineOf(name, cost));
    if (costs.size > LISTED) {
      console.log('\n By group:');
      for (const [name, cost] of groupsOf(costs)) console.log(lineOf(name, cost));
    }
    console.log(`\n${lineOf('The whole run', total)}`);
    console.log(
      ` (${Math.round(spent)} s on this machine, which is ${factor.toFixed(2)} times as slow as the one of the bounds)`,
    );
  }
}

/**
 * Returns the processor seconds of the workers as they measured them, and of this process. The processes of a browser that end after it are not
 * among those of the worker that has ended.
 */
function secondsOf(modules: readonly TestModule[]): number {
  const workers = new Set(modules.flatMap((module) => module.meta().shared?.pid ?? []));
  return modules.reduce((sum, module) => sum + (module.meta().cost?.cpu ?? 0), runningSeconds(workers));
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

function costOf(module: TestModule, factor: number): [string, Bound][] {
  const { cost } = module.meta();
  // A file has no cost if all of its tests were skipped.
  if (!cost) return [];
  const { cpu, seconds, ...counts } = cost;
  const file = path.relative(repository, module.moduleId);
  return [[file, { cpu: rounded(cpu / factor), seconds: rounded(seconds), ...counts }]];
}

/** Returns what each worker started once for all of its files. The last file of a worker has the complete counts. */
function workersOf(modules: readonly TestModule[]): readonly Counts[] {
  const counts = modules.flatMap((module) => module.meta().shared ?? []);
  return [...Map.groupBy(counts, ({ pid }) => pid).values()].map((ofWorker) =>
    countsBy((kind) => Math.max(...ofWorker.map((one) => one[kind]))),
  );
}

/** Adds up the counts of all files. */
const countsOf = (costs: ReadonlyMap<string, Cost>): Counts =>
  countsBy((kind) => [...costs.values()].reduce((sum, cost) => sum + (cost[kind] ?? 0), 0));

function groupsOf(costs: ReadonlyMap<string, Bound>): readonly (readonly [string, Cost])[] {
  const groups = Map.groupBy(costs, ([file]) => (file.startsWith('test/') ? path.dirname(file) : 'unit'));
  return [...groups]
    .map(([name, files]) => {
      const cpu = files.reduce((sum, [, cost]) => sum + cost.cpu, 0);
      return [`${name} (${files.length} files)`, { cpu, ...countsOf(new Map(files)) }] as const;
    })
    .sort(([, a], [, b]) => b.cpu - a.cpu);
}

function lineOf(name: string, cost: Cost): string {
  const counts = KINDS.flatMap((kind) => (cost[kind] ? [`${cost[kind]} ${kind}`] : []));
  return ` ${cost.cpu.toFixed(1).padStart(7)}  ${name}${counts.length > 0 ? `: ${counts.join(', ')}` : ''}`;
}
