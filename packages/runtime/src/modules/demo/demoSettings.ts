import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { listSaved, saveSettings } from '../settings/index.ts';
import { logoUrl } from './demoLogo.ts';
import { sceneUrl } from './demoScenes.ts';
import { readAllContentTexts, readContentTexts } from './demoContent.ts';

const SHIPPED_TO = ['US', 'AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'NL', 'SE'] as const;

const HOME_TITLE = 'Good things for the kitchen, desk and trail';
const HOME_DESCRIPTION =
  'Stoneware, linen, steel and paper from small workshops. Ships within two days, with 30-day returns.';
const FOOTER_TEXT = 'Good tools for the kitchen, the desk and the trail, from small workshops.';

/** The settings shown on the demo pages: delivery times and costs, the return period, and texts about the shop. */
const SETTINGS: Readonly<Record<string, unknown>> = {
  deliveryEstimateShown: true,
  deliveryCountries: SHIPPED_TO,
  deliveryFee: 5,
  returnDays: 30,
  returnCountries: SHIPPED_TO,
  shopFavicon: sceneUrl('icon'),
  shopLogo: logoUrl('logo'),
  shopLogoDark: logoUrl('logo-dark'),
  homeTitle: HOME_TITLE,
  homeDescription: HOME_DESCRIPTION,
  footerText: FOOTER_TEXT,
};

/** The settings that have translations, in a setting with the suffix `Translations`. */
const TRANSLATED = ['homeTitle', 'homeDescription', 'footerText'] as const;

/** Returns the demo settings with the translations in the given languages. */
function demoSettings(languages: ReturnType<typeof readContentTexts>): Readonly<Record<string, unknown>> {
  if (languages.length === 0) return SETTINGS;
  const translations = TRANSLATED.map((key) => [
    `${key}Translations`,
    Object.fromEntries(languages.map(({ locale, texts }) => [locale, texts.settings[key]])),
  ]);
  return { ...SETTINGS, ...Object.fromEntries(translations) };
}

/** Saves the demo settings, except settings that the shop has already saved. */
export async function saveDemoSettings(app: AppContext, tx: Db): Promise<void> {
  const settings = demoSettings(readContentTexts(app));
  const saved = await listSaved(tx, Object.keys(settings));
  await saveSettings(
    app,
    tx,
    Object.fromEntries(Object.entries(settings).filter(([key]) => !Object.hasOwn(saved, key))),
  );
}

/** Unsets demo settings that still have their demo values. */
export async function unsetDemoSettings(app: AppContext, tx: Db): Promise<void> {
  const settings = demoSettings(readAllContentTexts(app));
  const saved = await listSaved(tx, Object.keys(settings));
  const unchanged = Object.keys(settings).filter((key) => isUnchanged(saved[key], settings[key]));
  await saveSettings(app, tx, Object.fromEntries(unchanged.map((key) => [key, null])));
}

/** Reports whether a saved value is the demo's. Saved translations may lack languages that the shop did not have. */
function isUnchanged(saved: unknown, value: unknown): boolean {
  if (saved === undefined) return false;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return isDeepStrictEqual(saved, value);
  return Object.entries(saved as object).every(
    ([key, text]) => text === (value as Record<string, unknown>)[key],
  );
}
