import type { AppContext } from '../../platform/contracts/context.ts';
import { settingsOf } from '../../platform/contracts/door.ts';
import type { Switches } from '../../platform/serverContext.ts';
import { watchState } from '../../platform/watchState.ts';
import { readSettings } from './settingsFrom.ts';

/** The values that were last read in each process, by key. */
const states = new WeakMap<AppContext['config'], Readonly<Record<string, unknown>>>();

const keysOf = (app: AppContext): readonly string[] => app.registry('doors').list().flatMap(settingsOf);

/** The service by which each process holds the settings that switch doors on. */
export const switchService = (app: AppContext): Switches => ({
  get keys() {
    return keysOf(app);
  },
  isOn: (key) => states.get(app.config)?.[key] === true,
  refresh: () => refresh(app),
});

/** Reports whether a door is on, by the settings that this process holds. */
export function isDoorOn(app: AppContext, id: string): boolean {
  const door = app.registry('doors').get(id);
  const held = states.get(app.config);
  return door !== null && door !== undefined && settingsOf(door).every((key) => held?.[key] === true);
}

/** Reads the settings with one SQL statement, or without one if no door has a setting. */
async function refresh(app: AppContext): Promise<void> {
  const keys = keysOf(app);
  if (keys.length > 0) states.set(app.config, await readSettings(app, keys, app.db));
}

/** Reads the settings at startup, and again while other processes may save them. */
export const watchSwitches = (app: AppContext): Promise<() => void> =>
  watchState(app, () => refresh(app), 'could not read the settings that switch doors on');
