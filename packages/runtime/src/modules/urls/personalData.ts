import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const urlsPersonalData: readonly PersonalTable[] = [
  notPersonal('url_redirect', 'from_path', 'to_path'),
  notPersonal('url_rewrite', 'request_path', 'target_path', 'entity_type'),
  notPersonal('url_translation', 'entity_type', 'locale', 'request_path'),
];
