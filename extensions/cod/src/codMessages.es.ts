import { translateMessages } from '@shop/runtime/extension';
import { codMessages } from './codMessages.ts';

/** The names of payment on delivery in Spanish. */
export const spanishCodMessages = translateMessages(codMessages, 'es', {
  'cod.name': 'Pago contra entrega',
});
