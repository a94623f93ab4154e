import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const cmsPagesPersonalData: readonly PersonalTable[] = [
  notPersonal('cms_page', 'title', 'content', 'url_key', 'meta_title', 'meta_description'),
];
