import { accounts } from './resources/accounts.ts';
import { catalog } from './resources/catalog.ts';
import { content } from './resources/content.ts';
import { home } from './resources/home.ts';
import { marketing } from './resources/marketing.ts';
import { people } from './resources/people.ts';
import { products } from './resources/products.ts';
import { sales } from './resources/sales.ts';
import { settings } from './resources/settings.ts';
import { shopSettings } from './resources/shopSettings.ts';
import { system } from './resources/system.ts';
import type { Resource } from '../kit/resource.ts';

/** Admin resources, in navigation order within each group. */
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
