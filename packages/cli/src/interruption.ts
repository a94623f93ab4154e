import { note } from './output.ts';
import { plainText } from './texts.ts';

const DEADLINE_MS = 9500;

/**
 * Returns an abort signal that fires at the first SIGINT, SIGTERM, or SIGHUP. Later signals are ignored, because Ctrl-C in a
 * terminal reaches npm, the launcher, and the shop, and each of them forwards it. A command that does not end in time is
 * terminated.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) return;
    controller.abort(new Error('interrupted'));
    setTimeout(() => {
      note(plainText('cli.cutOff'));
      process.exit(process.exitCode ?? INTERRUPTED);
    }, DEADLINE_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  return controller.signal;
}

/** The exit code of an interrupted command, unless an interruption is how the command normally ends. */
export const INTERRUPTED = 130;
