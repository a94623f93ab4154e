import type { Text } from '../../platform/contracts/messages.ts';
import { toMinor, toNumber } from '../../platform/money.ts';
import type { Order } from './order.ts';

/** A label with its amount. */
type Total = readonly [label: string, amount: number | string];

/**
 * Lists the totals of an order for its emails, as its pages do. Without tax, they add up to the total, with the tax as one of them. With tax,
 * the total is followed by the tax in it. Pure.
 */
export function emailTotals(text: Text, order: Order, withTax: boolean): readonly Total[] {
  const tax = Number(order.total_tax_amount) > 0 ? order.total_tax_amount : null;
  return [
    [text('orders.email.subtotal'), withTax ? order.sub_total_incl_tax : order.sub_total],
    ...discountOf(text, order, withTax),
    ...(order.no_shipping_required
      ? []
      : [
          [
            text('orders.email.shipping'),
            withTax ? order.shipping_fee_incl_tax : order.shipping_fee_excl_tax,
          ] as const,
        ]),
    ...(tax === null || withTax ? [] : [[text('orders.email.tax'), tax] as const]),
    [text('orders.email.total'), order.grand_total],
    ...(tax !== null && withTax ? [[text('orders.email.includedTax'), tax] as const] : []),
    ...order.tenders
      .filter(({ method }) => method === 'gift_card' || method === 'credit')
      .map(({ label, amount }) => [label, -amount] as const),
  ];
}

function discountOf(text: Text, order: Order, withTax: boolean): readonly Total[] {
  if (!(Number(order.discount_amount) > 0)) return [];
  if (!withTax) return [[text('orders.email.discount'), -Number(order.discount_amount)]];
  const { currency, sub_total_incl_tax: before, sub_total_with_discount_incl_tax: after } = order;
  const amount = toMinor(after, currency) - toMinor(before, currency);
  return [[text('orders.email.discount'), toNumber(amount, currency)]];
}
