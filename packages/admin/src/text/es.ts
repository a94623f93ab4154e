import { accounts } from './es/accounts.ts';
import { app } from './es/app.ts';
import { catalog } from './es/catalog.ts';
import { content } from './es/content.ts';
import { home } from './es/home.ts';
import { marketing } from './es/marketing.ts';
import { measurement } from './es/measurement.ts';
import { nav } from './es/nav.ts';
import { people } from './es/people.ts';
import { products } from './es/products.ts';
import { sales } from './es/sales.ts';
import { settingNames } from './es/settingNames.ts';
import { settings } from './es/settings.ts';
import { shopSettings } from './es/shopSettings.ts';
import { system } from './es/system.ts';
import { widgets } from './es/widgets.ts';
import type { en } from './en.ts';

/** The Spanish texts of the admin. */
export const es: Record<keyof typeof en, string> = {
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
