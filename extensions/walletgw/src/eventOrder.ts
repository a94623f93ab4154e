import type { AppContext, Order } from '@shop/runtime/extension';

/** The references from an event to its order. */
export interface EventRefs {
  /** The ID of the gateway's order. */
  readonly integrationId: string | null;
  /** The order number. */
  readonly invoiceId: string | null;
  readonly captureId: string | null;
  /** The order's UUID, if the gateway returns it. In a refund, it may be the attempt key. */
  readonly customId: string | null;
}

/**
 * Finds the order of an event: by the gateway's order, then by the order number, then by a recorded capture. Events for another shop's
 * order with the same number do not match.
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
