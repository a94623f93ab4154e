import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const menusPersonalData: readonly PersonalTable[] = [
  notPersonal('menu', 'code', 'name'),
  notPersonal('menu_item', 'name', 'target'),
];
