import type { CallOptions } from '../request.ts';
import type { Call } from '../client.ts';
import type { Order, PlacedOrder } from '../types.ts';

export function orderResource(call: Call) {
  return {
    /** POST /api/orders: a cart becomes one order at most. */
    create: (order: { cart_id: string }, options?: CallOptions) =>
      call<PlacedOrder>('POST', '/api/orders', order, options),
    /** GET /api/orders/{id}, with an admin's token. */
    get: (orderId: string, options?: CallOptions) =>
      call<Order>('GET', `/api/orders/${encodeURIComponent(orderId)}`, undefined, options),
  };
}
