import cluster from 'node:cluster';
import type { AppContext } from './contracts/context.ts';

/** The time between two reads of a process, which learns of changes by other processes in no other way. */
export const REFRESH_MS = 2000;

/**
 * Reads state that each process holds in memory at startup, and again every two seconds until the returned function is called, because another
 * process may have changed it. A development shop without workers reads it once: it is the only process, and reads the state itself when it
 * changes it. `warning` is logged when a later read fails, and the state that was read before stays.
 */
export async function watchState(
  app: Pick<AppContext, 'config' | 'log'>,
  refresh: () => Promise<void>,
  warning: string,
): Promise<() => void> {
  await refresh();
  if (app.config.mode !== 'production' && !cluster.isWorker) return () => undefined;
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => app.log.warn({ err: error }, warning));
  }, REFRESH_MS).unref();
  return () => clearInterval(timer);
}
