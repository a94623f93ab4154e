import type { Checkout } from './checkout.ts';
import { pricedOf } from './priced.ts';
import type { Priced } from './priced.ts';
import { FREE } from './sale.ts';
import type { Sale } from './sale.ts';
import type { TotalsTerms } from './totalParts.ts';

/** Returns the cart or the order of a purchase, with what decides its totals. */
export function termsOf({ sale, order, isGross }: Checkout): {
  readonly priced: Priced;
  readonly terms: TotalsTerms;
} {
  const source = sale?.state ?? order;
  if (!source) throw new Error('A purchase has a cart or an order');
  const isShipped =
    sale === null
      ? order?.shipping_method_data !== null
      : sale.state.shipping_method !== null && !sale.state.no_shipping_required;
  return {
    priced: pricedOf(source),
    terms: { isGross, isTaxKnown: source.shipping_address !== null, isShipped },
  };
}

/** Returns the way in which an order is shipped, as it was offered. */
export const offersOf = (order: Checkout['order']): Sale['offers'] => {
  const chosen = order?.shipping_method_data;
  if (!chosen) return [];
  const { name, cost, carrier } = chosen.snapshot;
  return [
    {
      provider_code: chosen.provider_code,
      code: chosen.method_code,
      name,
      carrier,
      cost: { value: cost, text: '' },
      delivery: null,
    },
  ];
};

/** Returns the payment methods that a purchase can still be paid with. */
export function methodsOf({ status, sale, order }: Checkout): readonly string[] {
  if (sale !== null && status !== 'canceled') return sale.state.amount_due === 0 ? [FREE] : sale.payments;
  return order !== null && status === 'ready' ? [order.payment_method] : [];
}
