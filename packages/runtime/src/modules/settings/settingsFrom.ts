import type { AppContext } from '../../platform/context.ts';
import type { SettingDefinition } from '../../platform/extensions/contract.ts';
import { keysFor } from '../../platform/secrets.ts';
import { serverOf } from '../../platform/serverContext.ts';
import type { Settings } from './contract.ts';
import { openValue } from './sealedValue.ts';
import type { SavedSettings } from './setting.repo.ts';
import { checkValue, configValue } from './settingValue.ts';

/**
 * The values of settings, of those that `savedSettingsColumn` read: the config file wins, then the saved value, then the
 * default. Throws for a key that nobody declares and for a saved value that its schema no longer takes: both need mending.
 */
export function settingsFrom<K extends keyof Settings>(
  app: AppContext,
  keys: readonly K[],
  saved: SavedSettings,
): Readonly<Pick<Settings, K>>;
export function settingsFrom(
  app: AppContext,
  keys: readonly string[],
  saved: SavedSettings,
): Readonly<Record<string, unknown>>;
export function settingsFrom(app: AppContext, keys: readonly string[], saved: SavedSettings) {
  return Object.fromEntries(
    keys.map((key) => {
      const definition = definitionOf(app, key);
      const fixed = configValue(app.config, definition.configKey);
      const raw = fixed === undefined ? plain(app, key, definition, savedValue(saved, key)) : fixed;
      const checked = checkValue(key, definition, raw);
      if (!checked.faults) return [key, checked.value];
      const [fault] = checked.faults;
      throw new Error(
        `The value of the setting "${key}" does not fit its schema: ${fault?.path}: ${fault?.message}`,
      );
    }),
  );
}

/** Those of the keys that the config file does not give. Throws for a key that nobody declares. */
export const openKeys = (app: AppContext, keys: readonly string[]): readonly string[] =>
  keys.filter((key) => configValue(app.config, definitionOf(app, key).configKey) === undefined);

/** What was saved under a name; undefined: nothing. */
export const savedValue = (saved: SavedSettings, name: string): unknown =>
  Object.hasOwn(saved, name) ? saved[name] : undefined;

function definitionOf(app: AppContext, key: string): SettingDefinition {
  const definition = serverOf(app).settingDefinitions.get(key);
  if (!definition) throw new Error(`No installed extension declares the setting "${key}"`);
  return definition;
}

const plain = (app: AppContext, key: string, definition: SettingDefinition, saved: unknown): unknown =>
  definition.secret && saved !== undefined ? openValue(keysFor(app.config, 'settings'), key, saved) : saved;
