import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { formatPrice, toNumber } from '../../platform/money.ts';
import { eachAmount } from '../pricing/index.ts';
import { withProvinceName } from '../provinces/index.ts';
import type { Cart, CartAddressRow } from './cart.ts';
import { toNewCart } from './cartAnswers.ts';
import { toTendersAnswer } from './tenders/tendersAnswer.ts';
import type { OfferedCart } from './cartMethods.ts';
import { cartAnswer, cartState } from './cartAnswer.ts';

/** Creates the response for an updated cart. */
export const toCartAnswer = (app: AppContext, offered: OfferedCart): z.output<typeof cartAnswer> => ({
  ...toCartState(app, offered.cart),
  ...toOffersAnswer(app, offered),
});

/** Returns a cart as the REST API represents it, without the methods available for it. */
export function toCartState({ locale }: AppContext, cart: Cart): z.output<typeof cartState> {
  const { shipping_method_data: shipping, currency } = cart;
  const address = (row: CartAddressRow | null) => {
    if (!row) return null;
    const { type: _type, ...shown } = row;
    return withProvinceName(locale, shown);
  };
  return {
    ...toNewCart(cart),
    customer_email: cart.customer_email,
    customer_full_name: cart.customer_full_name,
    shipping_address: address(cart.shipping_address),
    billing_address: address(cart.billing_address),
    coupon: cart.coupon,
    coupons: cart.coupons,
    discounts: cart.discounts,
    shipping_method: shipping && {
      provider_code: shipping.provider_code,
      code: shipping.method_code,
      name: shipping.snapshot.name,
    },
    payment_method:
      cart.payment_method === null
        ? null
        : { code: cart.payment_method, name: cart.payment_method_name ?? cart.payment_method },
    shipping_note: cart.shipping_note,
    no_shipping_required: cart.no_shipping_required,
    currency,
    total_qty: cart.total_qty,
    total_weight: Number(cart.total_weight),
    ...eachAmount((name) => Number(cart[name])),
    ...toTendersAnswer(cart),
    errors: cart.errors.map(({ reason: _reason, ...error }) => error),
  };
}

/** Returns the methods available for a cart as the REST API represents them. */
export function toOffersAnswer(
  { locale }: AppContext,
  { cart: { currency }, shippingMethods, paymentMethods }: OfferedCart,
): Pick<z.output<typeof cartAnswer>, 'available_shipping_methods' | 'available_payment_methods'> {
  return {
    available_shipping_methods: shippingMethods.map(
      ({ providerCode, code, name, carrier, cost, delivery }) => ({
        provider_code: providerCode,
        code,
        name,
        carrier,
        cost: {
          value: toNumber(cost, currency),
          text: formatPrice(locale, toNumber(cost, currency), currency),
        },
        delivery: delivery && {
          min_business_days: delivery.minBusinessDays ?? null,
          max_business_days: delivery.maxBusinessDays ?? null,
          estimated_date: delivery.estimatedDate ?? null,
        },
      }),
    ),
    available_payment_methods: [...paymentMethods],
  };
}
