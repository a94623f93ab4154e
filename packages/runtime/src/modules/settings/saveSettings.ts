import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { checkAmounts } from '../../platform/http/forms/amounts.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { keysFor } from '../../platform/secrets.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { shopChange } from './heldShop.ts';
import { unknownSettings } from './errors.ts';
import { runSettingsSaveHooks } from './onSettingsSave.ts';
import type { SettingsChange } from './onSettingsSave.ts';
import { sealValue } from './sealedValue.ts';
import { listSaved, saveValues } from './setting.repo.ts';

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
  const [sealingKey] = keysFor(app.config, 'settings');
  const stored = retained.map(([key, value]) => [
    key,
    serverOf(app).settingDefinitions.get(key)?.secret && sealingKey
      ? sealValue(sealingKey, key, value)
      : value,
  ]);
  await db.transaction(async (tx) => {
    const shop = await shopChange(app, tx, values);
    await checkMoney(app, tx, values, shop);
    await runSettingsSaveHooks(
      app,
      tx,
      entries.map(([key]) => key),
      { shop },
    );
    await saveValues(tx, Object.fromEntries(stored), unset);
  });
}

/**
 * Throws 400 for an amount with more decimals than the shop's currency. If the currency changes, this includes the amounts that were
 * saved before.
 */
async function checkMoney(
  app: AppContext,
  tx: Db,
  values: Readonly<Record<string, unknown>>,
  shop: SettingsChange['shop'],
): Promise<void> {
  const isNew = shop !== null && shop.before.currency !== shop.after.currency;
  const keys = [...serverOf(app).settingDefinitions].flatMap(([key, { amount }]) => (amount ? [key] : []));
  const all = { ...(isNew && (await listSaved(tx, keys))), ...values };
  const amounts = keys.flatMap((key) => (Object.hasOwn(all, key) ? [[key, all[key]]] : []));
  checkAmounts(
    Object.fromEntries(amounts) as Record<string, string | number | null>,
    isNew ? shop.after.currency : app.config.shop.currency,
  );
}
