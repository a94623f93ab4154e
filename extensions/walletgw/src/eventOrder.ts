import type { AppContext, Order } from '@shop/runtime/extension';

/** How an event names the order that it is about. */
export interface EventRefs {
  /** The gateway's order. */
  readonly integrationId: string | null;
  /** The order number. */
  readonly invoiceId: string | null;
  readonly captureId: string | null;
  /** The order's uuid, where the gateway sends it back; of a refund also the key of its attempt. */
  readonly customId: string | null;
}

/**
 * The wallet order that an event is about: by the gateway's order, then by the order number, then by a recorded capture; or
 * null. An order of the same number at another shop is none of ours.
 */
export async function findEventOrder(app: AppContext, refs: EventRefs): Promise<Order | null> {
  const method = 'walletgw';
  if (refs.integrationId !== null) {
    const order = await app.orders.find(app.db, { method, integrationId: refs.integrationId });
    if (order) return order;
  }
  if (refs.invoiceId !== null) {
    const order = await app.orders.find(app.db, { number: refs.invoiceId });
    if (order?.payment_method === method && isOurs(order, refs)) return order;
  }
  if (refs.captureId === null) return null;
  return app.orders.find(app.db, { method, transactionId: refs.captureId });
}

const isOurs = (order: Order, { customId }: EventRefs): boolean =>
  customId === null || customId === order.uuid;
