import { accounts } from './areas/accounts.ts';
import { catalog } from './areas/catalog.ts';
import { content } from './areas/content.ts';
import { home } from './areas/home.ts';
import { marketing } from './areas/marketing.ts';
import { people } from './areas/people.ts';
import { products } from './areas/products.ts';
import { sales } from './areas/sales.ts';
import { settings } from './areas/settings.ts';
import { shopSettings } from './areas/shopSettings.ts';
import { system } from './areas/system.ts';
import type { Resource } from './resource.ts';

/** The resources of the admin, in the order of the navigation within their groups. */
export const resources: readonly Resource[] = [
  ...home,
  ...sales,
  ...products,
  ...catalog,
  ...people,
  ...marketing,
  ...content,
  ...shopSettings,
  ...settings,
  ...system,
  ...accounts,
];
