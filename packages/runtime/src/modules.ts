import { adminSearch } from './modules/adminSearch/module.ts';
import { adminUi } from './modules/adminUi/module.ts';
import { appearance } from './modules/appearance/module.ts';
import { auth } from './modules/auth/module.ts';
import { blog } from './modules/blog/module.ts';
import { carts } from './modules/carts/module.ts';
import { catalog } from './modules/catalog/module.ts';
import { cmsPages } from './modules/cmsPages/module.ts';
import { contact } from './modules/contact/module.ts';
import { currencies } from './modules/currencies/module.ts';
import { customers } from './modules/customers/module.ts';
import { dashboard } from './modules/dashboard/module.ts';
import { deletions } from './modules/deletions/module.ts';
import { demo } from './modules/demo/module.ts';
import { feeds } from './modules/feeds/module.ts';
import { landingPages } from './modules/landingPages/module.ts';
import { legal } from './modules/legal/module.ts';
import { mail } from './modules/mail/module.ts';
import { media } from './modules/media/module.ts';
import { measurement } from './modules/measurement/module.ts';
import { menus } from './modules/menus/module.ts';
import { metafields } from './modules/metafields/module.ts';
import { newsletter } from './modules/newsletter/module.ts';
import { notes } from './modules/notes/module.ts';
import { operations } from './modules/operations/module.ts';
import { orders } from './modules/orders/module.ts';
import { pageBuilder } from './modules/pageBuilder/module.ts';
import { payments } from './modules/payments/module.ts';
import { pricing } from './modules/pricing/module.ts';
import { privacy } from './modules/privacy/module.ts';
import { promotions } from './modules/promotions/module.ts';
import { provinces } from './modules/provinces/module.ts';
import { readiness } from './modules/readiness/module.ts';
import { recovery } from './modules/recovery/module.ts';
import { redirects } from './modules/redirects/module.ts';
import { reminders } from './modules/reminders/module.ts';
import { settings } from './modules/settings/module.ts';
import { shipping } from './modules/shipping/module.ts';
import { storedValue } from './modules/storedValue/module.ts';
import { storefront } from './modules/storefront/module.ts';
import { tax } from './modules/tax/module.ts';
import { themes } from './modules/themes/module.ts';
import { translations } from './modules/translations/module.ts';
import { urls } from './modules/urls/module.ts';
import { vatChecks } from './modules/vatChecks/module.ts';
import { webhooks } from './modules/webhooks/module.ts';

/** The bundled extensions. A module may import only modules listed before it. */
export const modules = [
  settings,
  auth,
  adminUi,
  operations,
  deletions,
  media,
  appearance,
  mail,
  webhooks,
  recovery,
  notes,
  adminSearch,
  themes,
  metafields,
  provinces,
  customers,
  urls,
  translations,
  tax,
  vatChecks,
  currencies,
  catalog,
  pricing,
  shipping,
  payments,
  promotions,
  storedValue,
  carts,
  legal,
  orders,
  dashboard,
  readiness,
  blog,
  cmsPages,
  pageBuilder,
  landingPages,
  menus,
  redirects,
  newsletter,
  reminders,
  contact,
  measurement,
  privacy,
  demo,
  feeds,
  storefront,
] as const;
