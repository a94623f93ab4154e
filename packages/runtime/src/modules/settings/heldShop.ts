import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { shopInFile, shopValues, updateShop } from '../../platform/config/liveShop.ts';
import type { SavedShop } from '../../platform/config/liveShop.ts';
import { serverOf } from '../../platform/serverContext.ts';
import type { HeldSettings } from '../../platform/serverContext.ts';
import { watchState } from '../../platform/watchState.ts';
import type { SettingsChange } from './onSettingsSave.ts';
import { listSaved } from './setting.repo.ts';
import type { SavedSettings } from './setting.repo.ts';
import { savedValue } from './settingsFrom.ts';
import { checkValue } from './settingValue.ts';
import { savedShopOf, shopSettingKeys, shopSettings } from './shopSettings.ts';

/**
 * The service by which each process holds the settings of the shop: `app.config.shop` has their values without a query. Content that the
 * process has cached with other values is dropped.
 */
export const heldShop = (app: AppContext): HeldSettings => ({
  keys: shopSettingKeys,
  refresh: () => refresh(app),
});

/** Reads the settings with one SQL statement. */
async function refresh(app: AppContext): Promise<void> {
  const saved = savedShop(await listSaved(app.db, shopSettingKeys));
  if (updateShop(app.config.shop, saved)) serverOf(app).content.clear();
}

/**
 * Returns the properties of the shop before and after settings are saved, which must be valid. Null if they do not change. Runs one SQL
 * statement if a setting of the shop is among them, otherwise none.
 */
export async function shopChange(
  { config: { shop } }: AppContext,
  tx: Db,
  values: Readonly<Record<string, unknown>>,
): Promise<SettingsChange['shop']> {
  if (!shopSettingKeys.some((key) => Object.hasOwn(values, key))) return null;
  const saved = await listSaved(tx, shopSettingKeys);
  const file = shopInFile(shop);
  const before = shopValues(file, savedShop(saved));
  const after = shopValues(file, savedShop({ ...saved, ...values }));
  return isDeepStrictEqual(before, after) ? null : { before, after };
}

/** Returns the properties that saved settings have. A value that violates its schema counts as not saved. */
function savedShop(saved: SavedSettings): SavedShop {
  const values = shopSettingKeys.flatMap((key) => {
    const raw = savedValue(saved, key);
    const checked = raw === undefined || raw === null ? null : checkValue(key, shopSettings[key], raw);
    return checked && !checked.faults ? [[key, checked.value]] : [];
  });
  return savedShopOf(Object.fromEntries(values));
}

/** Reads the settings at startup, and again while other processes may save them. */
export const watchShop = (app: AppContext): Promise<() => void> =>
  watchState(app, () => refresh(app), 'could not read the settings of the shop');
