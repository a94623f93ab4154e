import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { CommandResult, CommandRequest } from './runnerMessages.ts';
import { startShared } from '../run/startShared.ts';
import { inLane } from '../support/lane.ts';
import type { Ended } from './shopProcess.ts';

/** Timeout of a command in milliseconds. */
const LIMIT_MS = inLane({ gate: 200_000, night: 500_000 });
/** Memory in bytes above which a runner process is replaced. */
const MAX_RSS = 900 * 2 ** 20;

export interface CommandRunner {
  /** Runs a command after all previously requested commands. */
  run(request: Omit<CommandRequest, 'mark'>): Promise<Ended>;
}

/**
 * Creates a command runner, which is a process that has loaded the commands and runs them one after the other (see `runnerProcess.ts`). It
 * starts with the first command and ends with this process. If a command exits the runner or leaves something behind in it, a new runner
 * replaces it.
 */
export function createCommandRunner(nodeOptions: readonly string[] = []): CommandRunner {
  let child: ChildProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const run = async (request: Omit<CommandRequest, 'mark'>): Promise<Ended> => {
    child ??= startShared(() => begin(nodeOptions));
    const { isUsable, ...ended } = await runIn(child, { ...request, mark: `<end of ${randomUUID()}>` });
    if (!isUsable) {
      if (child.connected) child.disconnect();
      child = null;
    }
    return ended;
  };
  return {
    run(request) {
      const ended = last.then(() => run(request));
      last = ended.catch(() => {
        child = null;
      });
      return ended;
    },
  };
}

function begin(nodeOptions: readonly string[]): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const program = path.join(import.meta.dirname, 'runnerProcess.ts');
  const child = spawn(process.execPath, [...nodeOptions, program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, HOME },
  });
  // The runner does not keep this process alive, and exits when its parent exits.
  for (const one of [child, child.channel, child.stdout, child.stderr]) (one as { unref(): void }).unref();
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8');
  return child;
}

async function runIn(
  child: ChildProcess,
  request: CommandRequest,
): Promise<Ended & { readonly isUsable: boolean }> {
  const printed = [child.stdout!, child.stderr!].map((stream) => readUntil(stream, request.mark));
  const { promise, resolve, reject } = Promise.withResolvers<CommandResult | number>();
  const onClose = (code: number | null) => resolve(code ?? -1);
  child.once('message', resolve).once('close', onClose);
  const limit = setTimeout(() => {
    const texts = printed.map(({ text }) => text()).join('\n');
    reject(new Error(`shop ${request.args.join(' ')} does not end in ${request.cwd}. It printed:\n${texts}`));
    child.kill('SIGKILL');
  }, LIMIT_MS);
  child.send(request);
  try {
    const answer = await promise;
    const [stdout, stderr] = printed.map(({ text }) => text) as [() => string, () => string];
    // A command that exits the process sends no response. Its exit code is the process's exit code.
    if (typeof answer === 'number')
      return { code: answer, stdout: stdout(), stderr: stderr(), isUsable: false };
    await Promise.all(printed.map(({ whole }) => whole));
    const isUsable = answer.left.length === 0 && answer.rss < MAX_RSS;
    return { code: answer.code, stdout: stdout(), stderr: stderr(), isUsable };
  } finally {
    clearTimeout(limit);
    child.off('message', resolve).off('close', onClose);
    for (const { stop } of printed) stop();
  }
}

/** Collects a stream's output up to a marker. */
function readUntil(stream: Readable, mark: string) {
  const { promise: whole, resolve } = Promise.withResolvers<void>();
  let read = '';
  const onData = (chunk: string) => {
    read += chunk;
    if (read.includes(mark)) resolve();
  };
  stream.on('data', onData);
  return {
    whole,
    text: () => read.replace(mark, ''),
    stop: () => void stream.off('data', onData),
  };
}
