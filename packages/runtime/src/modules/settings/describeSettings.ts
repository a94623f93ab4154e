import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { listSaved } from './setting.repo.ts';
import { savedValue } from './settingsFrom.ts';
import { checkValue, configValue } from './settingValue.ts';

/** A setting as an administrator may see it. */
export interface DescribedSetting {
  readonly name: string;
  /** The value that holds; of a secret, whether it has one. */
  readonly value: unknown;
  readonly secret: boolean;
  /** Whether it has a value of its own, from the config file or saved; else the default holds. */
  readonly is_set: boolean;
  /** Whether the config file gives it, so that saving one has no effect. */
  readonly in_config: boolean;
}

/** Describes settings by key, all of them by default, in one statement. Unknown keys are left out. */
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
    const raw = in_config ? fixed : own;
    const checked = checkValue(name, definition, raw);
    // A saved value that its schema no longer takes is shown as it is, so that it can be mended.
    return [{ name, value: (checked.faults ? raw : checked.value) ?? null, secret, is_set, in_config }];
  });
}
