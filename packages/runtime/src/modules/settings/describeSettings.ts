import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { listSaved } from './setting.repo.ts';
import { savedValue } from './settingsFrom.ts';
import { checkValue, configValue, unsetValue } from './settingValue.ts';

/** A setting as shown to administrators. */
export interface DescribedSetting {
  readonly name: string;
  /** The current value. For a secret setting, whether the setting has a value. */
  readonly value: unknown;
  /** True if the value is stored encrypted and never returned. */
  readonly secret: boolean;
  /** True if the setting has a saved or configured value. If false, the default applies. */
  readonly is_set: boolean;
  /** True if the configuration provides the value, so that a saved value has no effect. */
  readonly in_config: boolean;
}

/** Describes the settings with the given keys, by default all settings, in one SQL statement. Omits unknown keys. */
export async function describeSettings(
  app: AppContext,
  db: Db,
  keys: readonly string[] = [...serverOf(app).settingDefinitions.keys()],
): Promise<readonly DescribedSetting[]> {
  const saved = await listSaved(db, keys);
  return keys.flatMap((name): DescribedSetting[] => {
    const definition = serverOf(app).settingDefinitions.get(name);
    if (!definition) return [];
    const fixed = configValue(app.config, definition.configKey);
    const in_config = fixed !== undefined;
    const own = savedValue(saved, name);
    const is_set = in_config || own !== undefined;
    const secret = definition.secret === true;
    if (secret) return [{ name, value: is_set, secret, is_set, in_config }];
    const raw = in_config ? fixed : (own ?? unsetValue(app.config, definition.configKey));
    const checked = checkValue(name, definition, raw);
    // A saved value that no longer matches its schema is shown unchanged, so that an administrator can correct it.
    return [{ name, value: (checked.faults ? raw : checked.value) ?? null, secret, is_set, in_config }];
  });
}
