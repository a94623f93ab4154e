import { scaled, toDecimal, toMinor } from '../../../platform/money.ts';
import type { RefundSplit } from './refundSplit.ts';
import type { RefundRow } from './refund.ts';

/** The columns of `refund` that a split fills, as decimal strings. */
export function splitColumns({ amount, shipping, adjustment, items }: RefundSplit, currency: string) {
  const text = (minor: number) => toDecimal(minor, currency);
  return {
    amount: text(amount),
    currency,
    shipping_net: text(shipping.net),
    shipping_tax: text(shipping.tax),
    shipping_gross: text(shipping.gross),
    adjustment_net: text(adjustment?.net ?? 0),
    adjustment_tax: text(adjustment?.tax ?? 0),
    adjustment_gross: text(adjustment?.gross ?? 0),
    adjustment_tax_rate: adjustment ? rateText(adjustment.rate) : null,
    adjustment_label: adjustment?.label ?? null,
    items: items.map(({ order_item_id, qty, net, tax, gross }) => ({
      order_item_id,
      qty,
      net: text(net),
      tax: text(tax),
      gross: text(gross),
    })),
  };
}
export type SplitColumns = ReturnType<typeof splitColumns>;

/** Returns the split of a refund that was written. */
export function splitOf(row: RefundRow): RefundSplit {
  const minor = (amount: string) => toMinor(amount, row.currency);
  const taxed = (net: string, tax: string, gross: string) => ({
    net: minor(net),
    tax: minor(tax),
    gross: minor(gross),
  });
  const { adjustment_tax_rate: rate, adjustment_label: label } = row;
  return {
    amount: minor(row.amount),
    items: row.items.map(({ order_item_id, qty, net, tax, gross }) => ({
      order_item_id,
      qty,
      ...taxed(net, tax, gross),
    })),
    shipping: taxed(row.shipping_net, row.shipping_tax, row.shipping_gross),
    adjustment:
      rate === null
        ? null
        : {
            ...taxed(row.adjustment_net, row.adjustment_tax, row.adjustment_gross),
            rate: scaled(rate, 4),
            label,
          },
  };
}

/** Formats a rate in ten-thousandths of a percent as percent. */
const rateText = (rate: number): string =>
  `${Math.trunc(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`;
