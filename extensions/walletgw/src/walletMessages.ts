import { defineMessages } from '@shop/runtime/extension';

/** The names of payment by wallet, as shoppers read them. */
export const walletMessages = defineMessages('walletgw', 'en', {
  'walletgw.name': 'Wallet',
  'walletgw.status.pending': 'Pending at the gateway',
});

type WalletMessages = (typeof walletMessages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends WalletMessages {}
}
