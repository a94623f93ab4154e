import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import { keysFor } from '../../platform/secrets.ts';
import { serverOf } from '../../platform/serverContext.ts';
import type { Settings } from './contract.ts';
import { openValue } from './sealedValue.ts';
import { listSaved } from './setting.repo.ts';
import type { SavedSettings } from './setting.repo.ts';
import { checkValue, configValue, unsetValue } from './settingValue.ts';

/**
 * Computes setting values from the result of `savedSettingsColumn`. Uses the configured value, or the saved value, or
 * the default. Throws for a key that no extension declares and for a saved value that no longer matches its schema.
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
      const own = () =>
        decrypted(app, key, definition, savedValue(saved, key)) ??
        unsetValue(app.config, definition.configKey);
      const raw = fixed === undefined ? own() : fixed;
      const checked = checkValue(key, definition, raw);
      if (!checked.faults) return [key, checked.value];
      const [fault] = checked.faults;
      throw new Error(
        `The value of the setting "${key}" does not match its schema: ${fault?.path}: ${fault?.message}`,
      );
    }),
  );
}

/**
 * Reads setting values: the configured value, or the saved value, or the default. One SQL statement, or none if all
 * values are configured. Throws for a key that no extension declares and for a saved value that no longer matches its
 * schema.
 */
export async function readSettings(
  app: AppContext,
  keys: readonly string[],
  db: Db,
): Promise<Readonly<Record<string, unknown>>> {
  const open = openKeys(app, keys);
  return settingsFrom(app, keys, open.length > 0 ? await listSaved(db, open) : {});
}

/** Lists the keys without a configured value. Throws for a key that no extension declares. */
const openKeys = (app: AppContext, keys: readonly string[]): readonly string[] =>
  keys.filter((key) => configValue(app.config, definitionOf(app, key).configKey) === undefined);

/** Returns the saved value of a setting, or undefined if none was saved. */
export const savedValue = (saved: SavedSettings, name: string): unknown =>
  Object.hasOwn(saved, name) ? saved[name] : undefined;

function definitionOf(app: AppContext, key: string): SettingDefinition {
  const definition = serverOf(app).settingDefinitions.get(key);
  if (!definition) throw new Error(`Unknown setting "${key}"`);
  return definition;
}

const decrypted = (app: AppContext, key: string, definition: SettingDefinition, saved: unknown): unknown =>
  definition.secret && saved !== undefined ? openValue(keysFor(app.config, 'settings'), key, saved) : saved;
