import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { SettingDefinition } from '../../platform/extensions/contract.ts';
import { keysFor } from '../../platform/secrets.ts';
import { openValue } from './sealedValue.ts';
import { listSaved } from './setting.repo.ts';
import { checkValue, configValue } from './settingValue.ts';

/**
 * The values of settings: config file, then saved value, then default. One statement; none when the config file has them
 * all. Throws for a key that nobody declares and for a saved value that its schema no longer takes: both need mending.
 */
export async function readSettings(
  app: AppContext,
  keys: readonly string[],
  db: Db,
): Promise<Readonly<Record<string, unknown>>> {
  const wanted = keys.map((key) => {
    const definition = app.settingDefinitions.get(key);
    if (!definition) throw new Error(`No installed extension declares the setting "${key}"`);
    return { key, definition, fixed: configValue(app.config, definition.configKey) };
  });
  const open = wanted.filter(({ fixed }) => fixed === undefined).map(({ key }) => key);
  const saved = open.length > 0 ? await listSaved(db, open) : new Map<string, unknown>();
  return Object.fromEntries(
    wanted.map(({ key, definition, fixed }) => {
      const raw = fixed === undefined ? plain(app, key, definition, saved.get(key)) : fixed;
      const checked = checkValue(key, definition, raw);
      if (!checked.faults) return [key, checked.value];
      const [fault] = checked.faults;
      throw new Error(
        `The value of the setting "${key}" does not fit its schema: ${fault?.path}: ${fault?.message}`,
      );
    }),
  );
}

const plain = (app: AppContext, key: string, definition: SettingDefinition, saved: unknown): unknown =>
  definition.secret && saved !== undefined ? openValue(keysFor(app.config, 'settings'), key, saved) : saved;
