import type { z } from '@shop/runtime/extension';
import type { WalletSession } from './wallet.ts';
import { WalletError } from './walletError.ts';
import { remoteOrder } from './walletShapes.ts';
import type { RemoteOrder } from './walletShapes.ts';

/** Reads the gateway object at a path, or returns null if there is none. Throws `WalletError`. */
export async function findRemote<S extends z.ZodType>(
  session: WalletSession,
  path: string,
  shape: S,
  signal?: AbortSignal,
): Promise<z.output<S> | null> {
  try {
    return await session.request({ method: 'GET', path, ...(signal && { signal }) }, shape);
  } catch (error) {
    if (error instanceof WalletError && error.status === 404) return null;
    throw error;
  }
}

/** Reads a gateway order, or returns null if it no longer exists. */
export const findRemoteOrder = (
  session: WalletSession,
  id: string,
  signal?: AbortSignal,
): Promise<RemoteOrder | null> =>
  findRemote(session, `/v2/checkout/orders/${encodeURIComponent(id)}`, remoteOrder, signal);

/** Returns the payments in a gateway order. */
export const paymentsOf = (remote: RemoteOrder) => {
  const all = remote.purchase_units?.map(({ payments }) => payments) ?? [];
  return {
    captures: all.flatMap((payments) => payments?.captures ?? []),
    authorizations: all.flatMap((payments) => payments?.authorizations ?? []),
    refunds: all.flatMap((payments) => payments?.refunds ?? []),
  };
};
