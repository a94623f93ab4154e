import { translateMessages } from '@shop/runtime/extension';
import { walletMessages } from './walletMessages.ts';

/** The names of payment by wallet in French. */
export const frenchWalletMessages = translateMessages(walletMessages, 'fr', {
  'walletgw.name': 'Portefeuille électronique',
  'walletgw.status.pending': 'En attente chez le prestataire de paiement',
});
