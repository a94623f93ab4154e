import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createCommandRunner } from './commandRunner.ts';

export const repository = path.resolve(import.meta.dirname, '../..');
export const launcher = path.join(repository, 'packages/cli/bin/shop.js');

/** Program and initial arguments for running a command that prints, on exit, which Node modules it has loaded. */
export const moduleReports: readonly string[] = [
  process.execPath,
  '--import',
  `data:text/javascript,process.on('exit', () => console.error('Loaded ' + process.moduleLoadList.join()))`,
  launcher,
];

/** Returns the Node modules listed in the output of a command run through `moduleReports`. */
export const modulesIn = (stderr: string): readonly string[] =>
  /^Loaded (.*)$/m.exec(stderr)?.[1]?.split(',') ?? [];

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Input on stdin. Default: empty. */
  readonly input?: string;
  /** Program and initial arguments. Default: the launcher with this Node. */
  readonly through?: readonly string[];
  /** Set to run the command in a separate process, if the test requires it. */
  readonly process?: 'own';
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Command runner of this process, shared by all test files. */
const runner = createCommandRunner();

/**
 * Runs a `shop` command without a terminal and waits until it ends. It runs in a process that has already loaded the runtime (see
 * `runnerProcess.ts`). It runs in a separate process if the options request one, set the program, or contain environment variables that
 * Node reads at startup.
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
  /** Returns all output on stdout. */
  stdout(): string;
  stderr(): string;
  /** Waits until the output on stdout or stderr matches. Fails if the process ends first. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends signals one after the other. Resolves to the exit code. */
  end(...signals: readonly NodeJS.Signals[]): Promise<number | null>;
  readonly ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Starts a `shop` command that runs until it is stopped. */
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

/** Stops processes that a failed test left running. */
export async function endAll(): Promise<void> {
  const ends = [...running].map((child) => once(child, 'close'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ends);
}

function spawnShop(args: readonly string[], { cwd, env, through }: RunOptions): ChildProcess {
  const [program = process.execPath, ...first] = through ?? [process.execPath, launcher];
  return spawn(program, [...first, ...args], { cwd, env: environmentOf(env), stdio: 'pipe' });
}

/** Returns a command's environment, without the test environment variables that a shop reads. */
function environmentOf(env: RunOptions['env']): Readonly<Record<string, string>> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...env };
}
