import type { AppContext, Order } from '@shop/runtime/extension';

/** References from an event to its order. */
export interface EventRefs {
  /** ID of the gateway's order. */
  readonly integrationId: string | null;
  /** Order number. */
  readonly invoiceId: string | null;
  readonly captureId: string | null;
  /** Order UUID, if the gateway returns it. In a refund, the value may be the attempt key. */
  readonly customId: string | null;
}

/**
 * Finds an event's order by the gateway's order ID, then by the order number, and then by a recorded capture. An event for another shop's
 * order with the same number does not match.
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
