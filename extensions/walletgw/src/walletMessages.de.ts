import { translateMessages } from '@shop/runtime/extension';
import { walletMessages } from './walletMessages.ts';

/** The names of payment by wallet in German. */
export const germanWalletMessages = translateMessages(walletMessages, 'de', {
  'walletgw.name': 'Wallet',
  'walletgw.status.pending': 'In Prüfung beim Zahlungsdienst',
});
