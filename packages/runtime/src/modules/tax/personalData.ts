import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const taxPersonalData: readonly PersonalTable[] = [
  notPersonal('tax_class', 'name'),
  notPersonal('tax_rate', 'name', 'country', 'province', 'postcode'),
];
