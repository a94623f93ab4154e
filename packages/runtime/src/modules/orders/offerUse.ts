import { toDecimal, toMinor } from '../../platform/money.ts';
import type { OfferUse } from '../promotions/index.ts';
import type { Order } from './order.ts';

/** Returns the offers that an order uses: those that gave something. */
export const offerUseOf = ({
  order_id,
  customer_id,
  customer_email,
  currency,
  discounts,
}: Order): OfferUse => ({
  orderId: order_id,
  customerId: customer_id,
  email: customer_email,
  coupons: codesOf(discounts.filter(({ promotion_id }) => promotion_id === null)),
  promotions: discounts.flatMap(({ promotion_id, coupon, amount }) =>
    promotion_id === null
      ? []
      : [{ uuid: promotion_id, code: coupon, amount: toDecimal(toMinor(amount, currency), currency) }],
  ),
});

/** Returns the codes of discounts, each once. */
export const codesOf = (discounts: Order['discounts']): readonly string[] => [
  ...new Set(discounts.flatMap(({ coupon }) => coupon ?? [])),
];
