import type { AdminText } from '@shop/admin';
import { language } from '../../text/text.ts';

/** Returns the words of a text of an extension in the language of the admin, else the English ones. */
export const words = (text: AdminText): string =>
  typeof text === 'string' ? text : (text[language] ?? text.en);
