import type { AppContext } from '../../../platform/contracts/context.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import { orderToken } from '../orderToken.ts';
import { methodOf } from './paymentRights.ts';

type Standing = Pick<
  Order,
  'payment_status' | 'placed_at' | 'canceled_at' | 'payment_ended_at' | 'superseded_at'
>;

/** Reports whether an order may still be paid: no money came, and its payment was not ended. */
export const isOpen = (app: AppContext, order: Standing): boolean =>
  paymentStatusOf(app, order.payment_status).payable === true &&
  order.placed_at === null &&
  order.canceled_at === null &&
  order.payment_ended_at === null &&
  order.superseded_at === null;

/** Reports whether an order waits for what the shopper has to do at its payment method. */
export function isPayable(app: AppContext, order: Standing & Pick<Order, 'payment_method'>): boolean {
  const method = methodOf(app, order);
  return isOpen(app, order) && (method?.checkoutForm ?? method?.startPayment) !== undefined;
}

/** Returns the path where an order can be paid, with its token: the page opens without a cookie too. */
export const paymentPath = (app: AppContext, { uuid }: Pick<Order, 'uuid'>): string =>
  `/checkout/payment/${uuid}?token=${orderToken(app, uuid)}`;

/** Returns the path that brings the shopper back from a gateway, with the order's token: it finishes the payment. */
export const returnPath = (app: AppContext, { uuid }: Pick<Order, 'uuid'>): string =>
  `/checkout/payment/${uuid}/return?token=${orderToken(app, uuid)}`;
