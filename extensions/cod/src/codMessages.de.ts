import { translateMessages } from '@shop/runtime/extension';
import { codMessages } from './codMessages.ts';

/** The names of payment on delivery in German. */
export const germanCodMessages = translateMessages(codMessages, 'de', {
  'cod.name': 'Nachnahme',
});
