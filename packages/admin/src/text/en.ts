import { accounts } from './en/accounts.ts';
import { app } from './en/app.ts';
import { catalog } from './en/catalog.ts';
import { content } from './en/content.ts';
import { currencies } from './en/currencies.ts';
import { extensionParts } from './en/extensionParts.ts';
import { giftCards } from './en/giftCards.ts';
import { home } from './en/home.ts';
import { marketing } from './en/marketing.ts';
import { measurement } from './en/measurement.ts';
import { nav } from './en/nav.ts';
import { pageBuilder } from './en/pageBuilder.ts';
import { people } from './en/people.ts';
import { priceLists } from './en/priceLists.ts';
import { products } from './en/products.ts';
import { promotions } from './en/promotions.ts';
import { replaceHomepage } from './en/replaceHomepage.ts';
import { returns } from './en/returns.ts';
import { rollouts } from './en/rollouts.ts';
import { sales } from './en/sales.ts';
import { salesSettingNames } from './en/salesSettingNames.ts';
import { settingNames } from './en/settingNames.ts';
import { settings } from './en/settings.ts';
import { shopSettings } from './en/shopSettings.ts';
import { system } from './en/system.ts';
import { webhooks } from './en/webhooks.ts';
import { widgets } from './en/widgets.ts';

/** English messages of the admin, in ICU MessageFormat. All other languages have the same keys. */
export const en = {
  ...app,
  ...nav,
  ...home,
  ...sales,
  ...returns,
  ...people,
  ...products,
  ...catalog,
  ...marketing,
  ...measurement,
  ...content,
  ...extensionParts,
  ...shopSettings,
  ...settingNames,
  ...salesSettingNames,
  ...settings,
  ...currencies,
  ...giftCards,
  ...priceLists,
  ...promotions,
  ...system,
  ...widgets,
  ...webhooks,
  ...rollouts,
  ...replaceHomepage,
  ...pageBuilder,
  ...accounts,
} as const;
