import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import { sellCards } from '../../storedValue/index.ts';
import type { SoldLine } from '../../storedValue/index.ts';
import type { Order, OrderItemRow } from '../order.ts';
import { cardAmount } from './cardAmount.ts';

/** The values of an order that its gift cards depend on. */
type Sale = Pick<
  Order,
  'order_id' | 'currency' | 'base_rate' | 'locale' | 'customer_email' | 'canceled_at' | 'items'
>;

/** Reports whether a payment status says that an order is paid. */
const isPaid = (app: AppContext, status: string): boolean => paymentStatusOf(app, status).phase === 'paid';

/**
 * Issues the gift cards of an order that is paid, one for each unit that was not refunded, inside the transaction that has locked or written
 * the order. Those that are there stay. Does nothing for other orders, and reads nothing for orders without gift cards.
 */
export async function issueCards(
  app: AppContext,
  tx: Db,
  order: Sale,
  { before = null, status }: { readonly before?: string | null; readonly status: string },
): Promise<void> {
  if (order.canceled_at !== null || !isPaid(app, status) || (before !== null && isPaid(app, before))) return;
  const lines = order.items.flatMap((item) => soldLine(app, order, item) ?? []);
  if (lines.length > 0) await sellCards(app, tx, order.order_id, lines);
}

function soldLine(app: AppContext, order: Sale, item: OrderItemRow): SoldLine | null {
  const { gift_card: terms, inputs } = item;
  if (!terms || !inputs) return null;
  return {
    orderItemId: item.order_item_id,
    units: item.qty - item.refunded_qty,
    currency: order.currency,
    amount: cardAmount(app.config.shop.currency, order, inputs),
    validityMonths: terms.validity_months,
    email: inputs.recipient_email ?? order.customer_email,
    recipientName: inputs.recipient_name,
    message: inputs.message,
    locale: order.locale,
    deliverAt: inputs.deliver_at,
  };
}
