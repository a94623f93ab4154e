import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const landingPagesPersonalData: readonly PersonalTable[] = [
  notPersonal('landing_page', 'name', 'url_key', 'description', 'meta_title', 'meta_description'),
];
