import { defineExtension } from '@shop/runtime/extension';
import { reconcileOrders } from './reconcileOrders.ts';
import { registryKeys } from './registryKeys.ts';
import { routes } from './routes.ts';
import { createWallet } from './wallet.ts';
import { walletConfig, walletSettings } from './walletConfig.ts';
import { walletExpress } from './walletExpress.ts';
import { walletMessages } from './walletMessages.ts';
import { walletMethod } from './walletMethod.ts';

// Importing the package also declares the types of the values that other extensions may change.
export type { WalletAmount } from './amountBreakdown.ts';
export type { WalletOrderBody } from './orderPayload.ts';
export { registryKeys } from './registryKeys.ts';

/** Extension with the payment method `walletgw`. The shopper approves the payment at the wallet gateway and returns to the shop. */
export default defineExtension({
  name: 'walletgw',
  api: '^1.0',
  languages: new URL('../languages/', import.meta.url),
  config: walletConfig,
  settings: walletSettings,
  setup(config) {
    const wallet = createWallet(config);
    return {
      messages: [walletMessages],
      routes: routes(wallet),
      paymentMethods: [walletMethod(wallet)],
      expressPayments: [walletExpress(wallet)],
      registryKeys,
      jobs: config.reconcileEnabled ? [reconcileOrders(wallet)] : [],
    };
  },
});
