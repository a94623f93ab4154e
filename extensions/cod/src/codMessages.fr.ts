import { translateMessages } from '@shop/runtime/extension';
import { codMessages } from './codMessages.ts';

/** The name of payment on delivery, and how it is paid in French. */
export const frenchCodMessages = translateMessages(codMessages, 'fr', {
  'cod.name': 'Paiement à la livraison',
  'cod.instructions': 'Veuillez préparer {amount} pour la livraison.',
});
