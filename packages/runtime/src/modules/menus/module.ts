import { defineExtension } from '../../platform/contracts/extension.ts';
import { menuRoutes } from './menuRoutes.ts';
import { translatableItem } from './translatable.ts';
import { menusPersonalData } from './personalData.ts';

/** Provides the storefront menus, which merchants create. */
export const menus = defineExtension({
  name: 'menus',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({ personalData: menusPersonalData, routes: menuRoutes, translatable: [translatableItem] }),
});
