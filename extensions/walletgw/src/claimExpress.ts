import { methodAmount } from '@shop/runtime/extension';
import type { Order } from '@shop/runtime/extension';
import { amountBreakdown } from './amountBreakdown.ts';
import { isExpress } from './expressOrder.ts';
import { itemsOf } from './orderPayload.ts';
import { findRemoteOrder } from './remoteOrder.ts';
import type { WalletSession } from './wallet.ts';
import { WalletError } from './walletError.ts';
import { nothing } from './walletShapes.ts';
import type { RemoteOrder } from './walletShapes.ts';

/**
 * Makes a cart's approved gateway order the payment of the order that was placed: sets the order's number, UUID, amount and lines. Returns
 * the gateway order as it is then; any other gateway order is returned unchanged, without a request. Returns null if the gateway refuses, for
 * example because the shopper approved a smaller amount: then the payment must be approved again. May run repeatedly and concurrently. Throws
 * `WalletError` if the outcome is unknown.
 */
export async function claimExpress(
  session: WalletSession,
  order: Order,
  remote: RemoteOrder,
): Promise<RemoteOrder | null> {
  if (!isExpress(remote)) return remote;
  const path = `/v2/checkout/orders/${encodeURIComponent(remote.id)}`;
  const body = JSON.stringify(await changesTo(session, order, remote));
  try {
    await session.request({ method: 'PATCH', path, body }, nothing);
  } catch (error) {
    if (!(error instanceof WalletError) || !error.isDefinite) throw error;
    session.app.log.warn({ err: error, order: order.uuid }, 'wallet approval not changed for the order');
  }
  // A change whose response was lost, or that another request made, is refused when it is made again.
  const now = await findRemoteOrder(session, remote.id);
  return now?.purchase_units?.[0]?.custom_id === order.uuid ? now : null;
}

/** One change of a gateway order. */
interface Change {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value?: unknown;
}

async function changesTo(
  { app }: WalletSession,
  order: Order,
  remote: RemoteOrder,
): Promise<readonly Change[]> {
  const unit = remote.purchase_units?.[0];
  const priceIncludingTax = await app.setting('priceIncludingTax');
  const amount = await app.process(
    'walletgwFinalAmount',
    amountBreakdown(order, priceIncludingTax, methodAmount(order)),
    {
      order,
    },
  );
  const at = (name: string) => `/purchase_units/@reference_id=='${unit?.reference_id ?? 'default'}'/${name}`;
  const put = (name: 'custom_id' | 'invoice_id' | 'items', value: unknown): Change => ({
    op: unit?.[name] == null ? 'add' : 'replace',
    path: at(name),
    value,
  });
  const items = amount.breakdown && itemsOf(order, priceIncludingTax);
  return [
    put('custom_id', order.uuid),
    put('invoice_id', order.order_number),
    { op: 'replace', path: at('amount'), value: amount },
    ...(items ? [put('items', items)] : unit?.items ? [{ op: 'remove' as const, path: at('items') }] : []),
  ];
}
