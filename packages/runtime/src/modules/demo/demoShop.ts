import type { AppContext } from '../../platform/contracts/context.ts';
import { shopInFile } from '../../platform/config/liveShop.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { describeSettings, saveSettings } from '../settings/index.ts';
import type { ShopSettings } from '../settings/index.ts';

/** The properties of the demo shop. Its content is in the same languages. */
const SHOP: Partial<ShopSettings> = {
  shopCurrency: 'USD',
  shopLanguages: ['en', 'de', 'fr', 'es', 'ar'],
  shopCountry: 'US',
  shopProvince: 'US-CA',
  shopCity: 'Oakland',
  shopPostcode: '94607',
  shopStreet: '1 Market Street',
};

/** The settings of the address, which belong together. */
const ADDRESS: readonly string[] = ['shopCountry', 'shopProvince', 'shopCity', 'shopPostcode', 'shopStreet'];

/**
 * Saves the properties of the demo shop before its content is loaded. Leaves out what the configuration file sets and what is already
 * saved, the languages if the file sets a locale, and the address if the file has a part of one.
 */
export async function saveDemoShop(app: AppContext): Promise<void> {
  const { locale, address } = shopInFile(app.config.shop);
  const keys = Object.keys(SHOP).filter(
    (key) =>
      !(key === 'shopLanguages' && locale !== undefined) && !(address !== undefined && ADDRESS.includes(key)),
  );
  await app.db.transaction(async (tx) => {
    const open = (await describeSettings(app, tx, keys)).filter(({ is_set }) => !is_set);
    await saveSettings(
      app,
      tx,
      Object.fromEntries(open.map(({ name }) => [name, SHOP[name as keyof ShopSettings]])),
    );
  });
  await serverOf(app).shopSettings?.refresh();
}
