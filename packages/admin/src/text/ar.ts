import { accounts } from './ar/accounts.ts';
import { app } from './ar/app.ts';
import { catalog } from './ar/catalog.ts';
import { content } from './ar/content.ts';
import { home } from './ar/home.ts';
import { marketing } from './ar/marketing.ts';
import { measurement } from './ar/measurement.ts';
import { nav } from './ar/nav.ts';
import { people } from './ar/people.ts';
import { products } from './ar/products.ts';
import { sales } from './ar/sales.ts';
import { settingNames } from './ar/settingNames.ts';
import { settings } from './ar/settings.ts';
import { shopSettings } from './ar/shopSettings.ts';
import { system } from './ar/system.ts';
import { widgets } from './ar/widgets.ts';
import type { en } from './en.ts';

/** The Arabic texts of the admin. */
export const ar: Record<keyof typeof en, string> = {
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
  ...widgets,
  ...shopSettings,
  ...settingNames,
  ...settings,
  ...system,
  ...accounts,
};
