import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const mediaPersonalData: readonly PersonalTable[] = [
  notPersonal('media_file', 'url', 'folder', 'name', 'type', 'alt'),
];
