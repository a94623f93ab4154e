import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const translationsPersonalData: readonly PersonalTable[] = [
  notPersonal('translation', 'entity_type', 'locale', 'fields', 'search'),
];
