import { sum, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Order } from '../order.ts';

type Tendered = Pick<Order, 'currency' | 'payment_method' | 'tenders'>;

const sumOf = (order: Tendered, name: 'captured' | 'refunded'): Minor =>
  sum(
    order.tenders
      .filter(({ method }) => method === 'gift_card' || method === 'credit')
      .map((tender) => toMinor(tender[name], order.currency)),
  );

/** Returns what gift cards and credit paid of an order and still pay, in minor units. 0 for a canceled order, which gave it back. */
export const storedCaptured = (order: Tendered): Minor => sumOf(order, 'captured');
/** Returns what was refunded of that, in minor units. */
export const storedRefunded = (order: Tendered): Minor => sumOf(order, 'refunded');
/** Returns what can still be refunded of that, in minor units. */
export const storedLeft = (order: Tendered): Minor => storedCaptured(order) - storedRefunded(order);
