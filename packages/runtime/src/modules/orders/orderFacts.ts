import type { OrderFacts } from './events.ts';
import type { Order } from './order.repo.ts';

/** What every event of an order says of it. */
export const orderFacts = (order: Order): OrderFacts => ({
  orderId: order.order_id,
  orderUuid: order.uuid,
  orderNumber: order.order_number,
  grandTotal: Number(order.grand_total),
  currency: order.currency,
  paymentMethod: order.payment_method,
});
