import { translateMessages } from '@shop/runtime/extension';
import { walletMessages } from './walletMessages.ts';

/** The names of payment by wallet in Spanish. */
export const spanishWalletMessages = translateMessages(walletMessages, 'es', {
  'walletgw.name': 'Monedero electrónico',
  'walletgw.status.pending': 'Pendiente en la pasarela de pago',
});
