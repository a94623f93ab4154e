import { note } from './output.ts';

const DEADLINE_MS = 9500;

/**
 * Aborts at the first SIGINT, SIGTERM or SIGHUP. A terminal's Ctrl-C reaches npm, the launcher and the shop, and each
 * hands it on, so that later ones mean nothing. A command that does not end in time then is ended.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) return;
    controller.abort(new Error('interrupted'));
    setTimeout(() => {
      note('What is still under way did not end in time and is cut off.');
      process.exit(process.exitCode ?? INTERRUPTED);
    }, DEADLINE_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  return controller.signal;
}

/** The exit code of a command that was interrupted and whose ordinary end that is not. */
export const INTERRUPTED = 130;
