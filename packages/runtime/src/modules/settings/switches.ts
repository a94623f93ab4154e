import cluster from 'node:cluster';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Switches } from '../../platform/serverContext.ts';
import { readSettings } from './settingsFrom.ts';

/** The time between two reads of a process, which learns of changes by other processes in no other way. */
const REFRESH_MS = 2000;

/** The values that were last read in each process, by key. */
const states = new WeakMap<AppContext['config'], Readonly<Record<string, unknown>>>();

const keysOf = (app: AppContext): readonly string[] =>
  app
    .registry('doors')
    .list()
    .flatMap(({ setting }) => setting ?? []);

/** The service by which each process holds the settings that switch doors on. */
export const switchService = (app: AppContext): Switches => ({
  get keys() {
    return keysOf(app);
  },
  isOn: (key) => states.get(app.config)?.[key] === true,
  refresh: () => refresh(app),
});

/** Reads the settings with one SQL statement, or without one if no door has a setting. */
async function refresh(app: AppContext): Promise<void> {
  const keys = keysOf(app);
  if (keys.length > 0) states.set(app.config, await readSettings(app, keys, app.db));
}

/**
 * Reads the settings at startup, and every few seconds, because another process may have saved them. A development shop without workers is
 * one process, which knows what it saved.
 */
export async function watchSwitches(app: AppContext): Promise<() => void> {
  await refresh(app);
  const isAlone = app.config.mode !== 'production' && !cluster.isWorker;
  if (isAlone || keysOf(app).length === 0) return () => undefined;
  const timer = setInterval(() => {
    refresh(app).catch((error: unknown) =>
      app.log.warn({ err: error }, 'could not read the settings that switch doors on'),
    );
  }, REFRESH_MS).unref();
  return () => clearInterval(timer);
}
