import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { checkAmounts } from '../../platform/http/forms/amounts.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { keysFor } from '../../platform/secrets.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { unknownSettings } from './errors.ts';
import { runSettingsSaveHooks } from './onSettingsSave.ts';
import { sealValue } from './sealedValue.ts';
import { saveValues } from './setting.repo.ts';

/**
 * Saves all of the given settings, or none if one is invalid. Null unsets a setting, so that its default applies
 * again. Stores values as sent, and encrypts secret values. Throws for an unknown key and for a value that does not
 * match its schema.
 */
export async function saveSettings(
  app: AppContext,
  db: Db,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const entries = Object.entries(values);
  const unknown = entries.map(([key]) => key).filter((key) => !serverOf(app).settingDefinitions.has(key));
  if (unknown.length > 0) throw unknownSettings(unknown);
  const unset = entries.filter(([, value]) => value === null).map(([key]) => key);
  const retained = entries.filter(([, value]) => value !== null);
  const schemas = retained.flatMap(([key]) => {
    const definition = serverOf(app).settingDefinitions.get(key);
    return definition ? [[key, definition.schema] as const] : [];
  });
  validator(z.object(Object.fromEntries(schemas)), 'body')(Object.fromEntries(retained));
  const amounts = retained.filter(([key]) => serverOf(app).settingDefinitions.get(key)?.amount);
  checkAmounts(Object.fromEntries(amounts) as Record<string, string | number>, app.config.shop.currency);
  const [sealingKey] = keysFor(app.config, 'settings');
  const stored = retained.map(([key, value]) => [
    key,
    serverOf(app).settingDefinitions.get(key)?.secret && sealingKey
      ? sealValue(sealingKey, key, value)
      : value,
  ]);
  await db.transaction(async (tx) => {
    await runSettingsSaveHooks(
      app,
      tx,
      entries.map(([key]) => key),
    );
    await saveValues(tx, Object.fromEntries(stored), unset);
  });
}
