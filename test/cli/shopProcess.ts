import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createCommandRunner } from './commandRunner.ts';

export const repository = path.resolve(import.meta.dirname, '../..');
export const launcher = path.join(repository, 'packages/cli/bin/shop.js');

/** The program and its first arguments of a command that prints at its end which modules of Node it has loaded. */
export const tellingModules: readonly string[] = [
  process.execPath,
  '--import',
  `data:text/javascript,process.on('exit', () => console.error('Loaded ' + process.moduleLoadList.join()))`,
  launcher,
];

/** Reads the modules of Node from what a command through `tellingModules` has printed. */
export const modulesIn = (stderr: string): readonly string[] =>
  /^Loaded (.*)$/m.exec(stderr)?.[1]?.split(',') ?? [];

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The text on stdin. Default: empty. */
  readonly input?: string;
  /** The program and its first arguments. Default: the launcher on this Node. */
  readonly through?: readonly string[];
  /** Given to run it in a process of its own, for what only such a process proves. */
  readonly process?: 'own';
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command runner of this process, which all of its test files share. */
const runner = createCommandRunner();

/**
 * Runs a command of `shop` to its end, without a terminal. A process that has the runtime loaded runs it (see `runnerProcess.ts`), unless the
 * options ask for one of its own, name the program, or have variables that Node reads at its start.
 */
export async function shop(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { cwd = process.cwd(), input = '', env } = options;
  const isOwn = options.process === 'own' || options.through !== undefined || env?.NODE_OPTIONS !== undefined;
  if (!isOwn) return runner.run({ args, cwd, input, env: environmentOf(env) });
  const child = spawnShop(args, options);
  child.stdin!.end(options.input ?? '');
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [[code], stdout, stderr] = await Promise.all([ended, text(child.stdout!), text(child.stderr!)]);
  return { code, stdout, stderr };
}

export interface Running {
  readonly pid: number;
  /** Returns everything that it has printed so far. */
  stdout(): string;
  stderr(): string;
  /** Waits for a match in its output, on stdout or stderr; fails if it ends before. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends signals one after the other, and resolves with the exit code. */
  end(...signals: readonly NodeJS.Signals[]): Promise<number | null>;
  readonly ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Starts a command of `shop` that runs until it is ended. */
export function startShop(args: readonly string[], options: RunOptions = {}): Running {
  const child = spawnShop(args, options);
  child.stdin!.end();
  running.add(child);
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]!.on('data', (chunk: Buffer) => (printed[name] += chunk.toString()));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    running.delete(child);
    return code ?? null;
  });
  return {
    pid: child.pid!,
    stdout: () => printed.stdout,
    stderr: () => printed.stderr,
    ended,
    async prints(pattern) {
      for (;;) {
        const found = pattern.exec(printed.stdout) ?? pattern.exec(printed.stderr);
        if (found) return found;
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It ended without printing ${pattern}:\n${printed.stdout}${printed.stderr}`);
        await Promise.race([once(child.stdout!, 'data'), once(child.stderr!, 'data'), ended]);
      }
    },
    end(...signals) {
      for (const signal of signals) child.kill(signal);
      return ended;
    },
  };
}

/** Ends the processes that a failed test left running. */
export async function endAll(): Promise<void> {
  const ends = [...running].map((child) => once(child, 'close'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ends);
}

function spawnShop(args: readonly string[], { cwd, env, through }: RunOptions): ChildProcess {
  const [program = process.execPath, ...first] = through ?? [process.execPath, launcher];
  return spawn(program, [...first, ...args], { cwd, env: environmentOf(env), stdio: 'pipe' });
}

/** The environment of a command, without the variables of the tests that a shop reads. */
function environmentOf(env: RunOptions['env']): Readonly<Record<string, string>> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...env };
}
