// A program that runs `shop` commands one after the other, each as if in a separate process: with its own folder, environment and stdin,
// and until nothing keeps the process alive. Loading the runtime takes seconds, and this program loads it only once.
import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { CommandResult, CommandRequest } from './runnerMessages.ts';
import { freshModules } from './freshModules.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const launcher = path.join(repository, 'packages/cli/bin/shop.js');

// Enables the compile cache like the launcher.
enableCompileCache(path.join(repository, 'packages/cli/node_modules/.cache/shop'));
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('@shop/')
      ? next(specifier, { ...context, conditions: [...context.conditions, '@shop/source'] })
      : next(specifier, context),
});
const fresh = freshModules(repository);
const { runCommand } = await import('../../packages/cli/src/runCommand.ts');
const { survivePipes } = await import('../../packages/cli/src/output.ts');
survivePipes();
// A command in a separate process has no parent process to send messages to.
const send = process.send!.bind(process);
delete process.send;

/** Node's exit code for a program that waits for a promise that never settles. */
const UNSETTLED = 13;

/** Global names that libraries of the runtime create when they are loaded. */
const LIBRARIES = new Set(['ROARR', '__zod_globalConfig', '__zod_globalRegistry']);

/** Command that is currently running. */
let current: {
  readonly request: CommandRequest;
  readonly before: ReadonlySet<string>;
  isOver: boolean;
} | null = null;

process.on('message', (request: CommandRequest) => {
  fresh.begin();
  process.chdir(request.cwd);
  for (const name of Object.keys(process.env)) if (!(name in request.env)) delete process.env[name];
  Object.assign(process.env, request.env);
  process.argv = [process.execPath, launcher, ...request.args];
  process.exitCode = undefined;
  const stdin = request.input === '' ? Readable.from([]) : Readable.from([Buffer.from(request.input)]);
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  const run = { request, before: leftovers(), isOver: false };
  current = run;
  // From now on, only the command itself keeps this process alive.
  process.channel?.unref();
  void runCommand(request.args, new AbortController().signal).finally(() => {
    run.isOver = true;
  });
});

// The parent process has ended.
process.on('disconnect', () => process.exit());

// Nothing keeps the process alive anymore. A separate process for the command would now exit.
process.on('beforeExit', (code) => {
  if (!current) return;
  const { request, before, isOver } = current;
  current = null;
  process.channel?.ref();
  process.exitCode = undefined;
  process.chdir(repository);
  const answer: CommandResult = {
    code: isOver ? code : UNSETTLED,
    left: [...leftovers()].filter((one) => !before.has(one)),
    rss: process.memoryUsage.rss(),
  };
  // Output after the marker is part of the next command.
  process.stdout.write(request.mark, () => process.stderr.write(request.mark, () => send(answer)));
});

/** Lists what a command could leave behind: listeners of the process and global names. */
function leftovers(): ReadonlySet<string> {
  const listeners = process
    .eventNames()
    .flatMap((name) => process.listeners(name as 'exit').map((_, at) => `listener ${at} of ${String(name)}`));
  return new Set([...listeners, ...Object.getOwnPropertyNames(globalThis)]).difference(LIBRARIES);
}
