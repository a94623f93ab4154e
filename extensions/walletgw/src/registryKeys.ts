import type { Order, RegistryKey } from '@shop/runtime/extension';
import type { WalletAmount } from './amountBreakdown.ts';
import type { WalletOrderBody } from './orderPayload.ts';

declare module '@shop/runtime/extension' {
  interface RegistryValues {
    /** The amount of the purchase unit. Its value has to stay the order's grand total: another one is never captured. */
    walletgwFinalAmount: { value: WalletAmount; context: { readonly order: Order } };
    /** The whole body that the gateway's order is created with. */
    finalWalletgwOrderData: { value: WalletOrderBody; context: { readonly order: Order } };
  }
}

export const registryKeys: readonly RegistryKey[] = [
  {
    key: 'walletgwFinalAmount',
    description: 'The amount with its breakdown that the wallet gateway is told of an order.',
  },
  {
    key: 'finalWalletgwOrderData',
    description: 'The whole body that an order is created with at the wallet gateway.',
  },
];
