import { translateMessages } from '@shop/runtime/extension';
import { codMessages } from './codMessages.ts';

/** The name of payment on delivery, and how it is paid in German. */
export const germanCodMessages = translateMessages(codMessages, 'de', {
  'cod.name': 'Nachnahme',
  'cod.instructions': 'Bitte halten Sie bei der Lieferung {amount} bereit.',
});
