import { line } from '../../platform/http/forms/bodyFields.ts';
import { existsIn } from '../translations/index.ts';
import type { Translatable } from '../translations/index.ts';

/** The translatable labels of menu items. */
export const translatableItem: Translatable = {
  entityType: 'menu_item',
  fields: { name: line('name') },
  updateRoute: 'updateMenu',
  exists: existsIn('menu_item'),
};
