import type { Text } from '../../../platform/contracts/messages.ts';
import { sum, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { optionWords } from '../../carts/index.ts';
import type { TaxOfRate } from '../documents/document.ts';
import type { CreditedRefund, InvoicedItem, InvoicedOrder } from './invoicedOrder.ts';

/** A line before its VAT category is known. */
export interface BilledLine {
  readonly name: string;
  readonly description: string | null;
  readonly sku: string | null;
  readonly qty: number;
  readonly price: Minor;
  readonly priceQty: number;
  readonly net: Minor;
  readonly rate: number;
  readonly isService: boolean;
}

/** The lines of a document, and the amounts of its shipping fee by tax rate. Both add up to the document's net by rate. */
export interface BilledParts {
  readonly lines: readonly BilledLine[];
  readonly shipping: readonly { readonly rate: number; readonly net: Minor }[];
}

/** What the parts of a document are read from. */
export interface Billed {
  readonly kind: 'invoice' | 'credit_note' | 'correction';
  readonly currency: string;
  readonly taxes: readonly TaxOfRate[];
  readonly order: InvoicedOrder;
  /** The refund that a credit note is for, if its snapshot has it. */
  readonly refund: CreditedRefund | null;
}

/**
 * Finds the lines of a document. What its amounts have beyond the lines is the shipping fee. If the lines are more than the document, as
 * may be with a correction, or are not known, as with the credit note of a free amount, there is one line for each tax rate.
 */
export function billedParts(text: Text, billed: Billed): BilledParts {
  const { currency, taxes } = billed;
  const lines = linesOf(billed);
  const rates = [...new Set([...taxes.map(({ rate }) => rate), ...lines.map(({ rate }) => rate)])];
  const shipping = rates
    .map((rate) => {
      const total = taxes.find((one) => one.rate === rate)?.net ?? 0;
      const ofLines = sum(lines.filter((line) => line.rate === rate).map(({ net }) => net));
      return { rate, net: toMinor(total, currency) - ofLines };
    })
    .filter(({ net }) => net !== 0);
  if (lines.length > 0 && shipping.every(({ net }) => net > 0)) return { lines, shipping };
  return { lines: linesByRate(text, billed), shipping: [] };
}

function linesOf({ kind, currency, order, refund }: Billed): readonly BilledLine[] {
  if (kind !== 'credit_note') return order.items.map((item) => orderedLine(item, currency));
  return refund === null ? [] : creditedLines(order, refund, currency);
}

/** The price per unit is the stored one if it makes the line's total. Otherwise it is that total, as the price of all units. */
function orderedLine(item: InvoicedItem, currency: string): BilledLine {
  const minor = (amount: string | number) => toMinor(amount, currency);
  const total = minor(item.line_total);
  const unit = minor(item.final_price);
  return {
    ...wordsOf(item),
    qty: item.qty,
    ...(unit * item.qty === total ? { price: unit, priceQty: 1 } : { price: total, priceQty: item.qty }),
    net: minor(item.line_total_with_discount),
    rate: Number(item.tax_percent),
  };
}

function creditedLines(
  order: InvoicedOrder,
  refund: CreditedRefund,
  currency: string,
): readonly BilledLine[] {
  const minor = (amount: string | number) => toMinor(amount, currency);
  const items = refund.items.flatMap((part): readonly BilledLine[] => {
    const item = order.items.find((one) => one.order_item_id === part.order_item_id);
    const net = minor(part.net);
    if (!item || (net === 0 && part.qty === 0)) return [];
    return [{ ...wordsOf(item), ...priced(net, part.qty), rate: Number(item.tax_percent) }];
  });
  const { adjustment } = refund;
  const rate = adjustment?.tax_rate;
  if (!adjustment || rate === undefined || rate === null || minor(adjustment.net) === 0) return items;
  const fee = { name: adjustment.label || '–', description: null, sku: null, isService: true };
  return [...items, { ...fee, ...priced(minor(adjustment.net), 1), rate: Number(rate) }];
}

/** Returns a net as the price of some units. A price is never negative, so the quantity of a negative net is. */
function priced(net: Minor, qty: number) {
  const units = Math.max(qty, 1);
  return { price: Math.abs(net), priceQty: units, qty: net < 0 ? -units : units, net };
}

const wordsOf = ({ product_name, product_sku, variant_options, no_shipping_required }: InvoicedItem) => ({
  name: product_name,
  description: optionWords(variant_options ?? null).join(', ') || null,
  sku: product_sku ?? null,
  isService: no_shipping_required,
});

const linesByRate = (text: Text, { currency, taxes, order }: Billed): readonly BilledLine[] =>
  (taxes.length > 0 ? taxes : [{ rate: 0, net: 0 }]).map(({ rate, net }) => ({
    name: text('orders.eInvoice.amountAt', { percent: rate }),
    description: null,
    sku: null,
    ...priced(toMinor(net, currency), 1),
    rate,
    isService: order.no_shipping_required,
  }));
