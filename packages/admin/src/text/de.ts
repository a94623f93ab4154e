import { accounts } from './de/accounts.ts';
import { app } from './de/app.ts';
import { catalog } from './de/catalog.ts';
import { content } from './de/content.ts';
import { home } from './de/home.ts';
import { marketing } from './de/marketing.ts';
import { measurement } from './de/measurement.ts';
import { nav } from './de/nav.ts';
import { people } from './de/people.ts';
import { products } from './de/products.ts';
import { sales } from './de/sales.ts';
import { settingNames } from './de/settingNames.ts';
import { settings } from './de/settings.ts';
import { shopSettings } from './de/shopSettings.ts';
import { system } from './de/system.ts';
import { widgets } from './de/widgets.ts';
import type { en } from './en.ts';

/** The German texts of the admin. */
export const de: Record<keyof typeof en, string> = {
  ...app,
  ...nav,
  ...home,
  ...sales,
  ...people,
  ...products,
  ...catalog,
  ...marketing,
  ...measurement,
  ...content,
  ...shopSettings,
  ...settingNames,
  ...settings,
  ...system,
  ...widgets,
  ...accounts,
};
