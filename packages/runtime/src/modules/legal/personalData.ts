import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const legalPersonalData: readonly PersonalTable[] = [
  notPersonal('terms_version', 'version', 'title', 'content'),
];
