import { translateMessages } from '@shop/runtime/extension';
import { codMessages } from './codMessages.ts';

/** The names of payment on delivery in French. */
export const frenchCodMessages = translateMessages(codMessages, 'fr', {
  'cod.name': 'Paiement à la livraison',
});
