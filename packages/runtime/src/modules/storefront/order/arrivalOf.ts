import type { AppContext } from '../../../platform/contracts/context.ts';
import { dayIn } from '../../../platform/zonedDay.ts';
import type { Order } from '../../orders/index.ts';
import type { PaymentStatus } from '../../payments/index.ts';
import type { ArrivalView } from '../../defaultTheme/index.ts';

type Line = Order['items'][number];

/** Returns the delivery dates that were promised for an order line, or null if there are none. */
export const deliveryOf = ({
  delivery_first: first,
  delivery_last: last,
}: Pick<Line, 'delivery_first' | 'delivery_last'>): ArrivalView | null =>
  first !== null && last !== null ? { first, last } : null;

/** The order statuses in which something may still arrive. */
const ON_THE_WAY: ReadonlySet<Order['shipment_status']> = new Set([
  'unfullfilled',
  'partially_shipped',
  'shipped',
  'partially_delivered',
]);

/**
 * Returns the expected arrival of an order, based on the dates that were promised for its lines. Returns null if nothing was promised, if
 * the order is not accepted or is complete, and after the last promised day.
 */
export function arrivalOf(
  app: Pick<AppContext, 'clock' | 'config'>,
  order: Pick<Order, 'placed_at' | 'canceled_at' | 'shipment_status'> & {
    readonly items: readonly Pick<Line, 'delivery_first' | 'delivery_last'>[];
  },
  phase: PaymentStatus['phase'],
): ArrivalView | null {
  const isOver = order.canceled_at !== null || phase === 'canceled' || phase === 'refunded';
  if (order.placed_at === null || isOver || !ON_THE_WAY.has(order.shipment_status)) return null;
  const promised = order.items.flatMap((line) => deliveryOf(line) ?? []);
  const first = promised.map((dates) => dates.first).toSorted()[0];
  const last = promised
    .map((dates) => dates.last)
    .toSorted()
    .at(-1);
  const today = dayIn(app.config.shop.timezone, app.clock.now());
  return first === undefined || last === undefined || last < today ? null : { first, last };
}
