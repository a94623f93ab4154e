import type { Order, RegistryKey } from '@shop/runtime/extension';
import type { WalletAmount } from './amountBreakdown.ts';
import type { WalletOrderBody } from './orderPayload.ts';

declare module '@shop/runtime/extension' {
  interface RegistryValues {
    /** The purchase unit's amount. Its value must stay the order's grand total: any other amount is never captured. */
    walletgwFinalAmount: { value: WalletAmount; context: { readonly order: Order } };
    /** The whole body of the request that creates an order at the gateway. */
    finalWalletgwOrderData: { value: WalletOrderBody; context: { readonly order: Order } };
  }
}

export const registryKeys: readonly RegistryKey[] = [
  {
    key: 'walletgwFinalAmount',
    description: 'The amount of an order with its breakdown, for the wallet gateway.',
  },
  {
    key: 'finalWalletgwOrderData',
    description: 'The complete request body that creates an order at the wallet gateway.',
  },
];
