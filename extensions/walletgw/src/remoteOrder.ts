import type { AppContext } from '@shop/runtime/extension';
import type { z } from '@shop/runtime/extension';
import type { Wallet } from './wallet.ts';
import type { WalletAccount } from './walletAccount.ts';
import { WalletError } from './walletError.ts';
import { remoteOrder } from './walletShapes.ts';
import type { RemoteOrder } from './walletShapes.ts';

/** What the gateway has at a path, or null where it has nothing there. Throws `WalletError`. */
export async function findRemote<S extends z.ZodType>(
  app: AppContext,
  wallet: Wallet,
  account: WalletAccount,
  path: string,
  shape: S,
  signal?: AbortSignal,
): Promise<z.output<S> | null> {
  try {
    return await wallet.ask(app, account, { method: 'GET', path, ...(signal && { signal }) }, shape);
  } catch (error) {
    if (error instanceof WalletError && error.status === 404) return null;
    throw error;
  }
}

/** The gateway's order, or null where it has none of that id any more. */
export const findRemoteOrder = (
  app: AppContext,
  wallet: Wallet,
  account: WalletAccount,
  id: string,
  signal?: AbortSignal,
): Promise<RemoteOrder | null> =>
  findRemote(app, wallet, account, `/v2/checkout/orders/${encodeURIComponent(id)}`, remoteOrder, signal);

/** The gateway's order with a payment, and how far it is. */
export const paymentsOf = (remote: RemoteOrder) => {
  const all = remote.purchase_units?.map(({ payments }) => payments) ?? [];
  return {
    captures: all.flatMap((payments) => payments?.captures ?? []),
    authorizations: all.flatMap((payments) => payments?.authorizations ?? []),
    refunds: all.flatMap((payments) => payments?.refunds ?? []),
  };
};
