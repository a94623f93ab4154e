import { translateMessages } from '@shop/runtime/extension';
import { codMessages } from './codMessages.ts';

/** The name of payment on delivery, and how it is paid in Spanish. */
export const spanishCodMessages = translateMessages(codMessages, 'es', {
  'cod.name': 'Pago contra entrega',
  'cod.instructions': 'Tenga preparados {amount} para el momento de la entrega.',
});
