import type { Order, RegistryKey } from '@shop/runtime/extension';
import type { WalletAmount } from './amountBreakdown.ts';
import type { WalletOrderBody } from './orderPayload.ts';

declare module '@shop/runtime/extension' {
  interface RegistryValues {
    /** Amount of the purchase unit. Its value must remain the order's grand total, because any other amount is never captured. */
    walletgwFinalAmount: { value: WalletAmount; context: { readonly order: Order } };
    /** Complete request body for creating an order at the gateway. */
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
