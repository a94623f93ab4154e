import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createProgram } from '../../packages/cli/src/program.ts';
import { median } from './load.ts';
import { atMost } from './report.ts';
import type { Budget } from './report.ts';

const MAIN = path.resolve(import.meta.dirname, '../../packages/cli/dist/main.js');

/** Duration of a command's help in milliseconds, from the start of the process to its end. */
export interface HelpResults {
  readonly command: string;
  readonly median: number;
  readonly worst: number;
}

/** Measures the help of the built `shop` program and of all its commands, each in a separate process, one after the other. */
export async function measureHelp(runs: number): Promise<HelpResults[]> {
  const commands = ['', ...leavesOf(createProgram(new AbortController().signal))];
  // The first process fills the compile cache, which an installed shop has after its first command.
  await helpTime([]);
  const results: HelpResults[] = [];
  for (const command of commands) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await helpTime(command.split(' ').filter(Boolean)));
    results.push({ command: `shop ${command}`.trim(), median: median(times), worst: Math.max(...times) });
  }
  return results;
}

export const helpBudgets = (results: readonly HelpResults[]): Budget[] => {
  const slowest = results.toSorted((one, other) => other.median - one.median)[0];
  return slowest ? [atMost(`help of ${slowest.command}, the slowest, ms (median)`, slowest.median, 150)] : [];
};

async function helpTime(command: readonly string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [MAIN, ...command, '--help'], { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`shop ${command.join(' ')} --help ended with ${code}`);
  return performance.now() - started;
}

const leavesOf = (command: ReturnType<typeof createProgram>, parents = ''): string[] =>
  command.commands.flatMap((child) => [
    `${parents}${child.name()}`,
    ...leavesOf(child, `${parents}${child.name()} `),
  ]);
