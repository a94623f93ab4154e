import type { Text } from '../../../platform/contracts/messages.ts';
import { sum, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { optionWords } from '../../carts/index.ts';
import { fromStoredParts } from '../documents/storedParts.ts';
import type { BilledPart } from '../documents/billedParts.ts';
import type { StoredParts } from '../documents/storedParts.ts';
import type { TaxOfRate } from '../documents/document.ts';
import type { InvoicedItem, InvoicedOrder } from './invoicedOrder.ts';

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
export interface EInvoiceLines {
  readonly lines: readonly BilledLine[];
  readonly shipping: readonly { readonly rate: number; readonly net: Minor }[];
}

/** Names the source of a document's lines. */
export interface Billed {
  readonly currency: string;
  readonly taxes: readonly TaxOfRate[];
  readonly order: InvoicedOrder;
  /** The parts in the snapshot. Undefined in a document of an earlier version, which is an invoice of the whole order. */
  readonly parts: StoredParts | undefined;
}

/**
 * Finds the lines of a document. What its amounts have beyond the lines is the shipping fee. If that does not come out, there is one line
 * for each tax rate.
 */
export function eInvoiceLines(text: Text, billed: Billed): EInvoiceLines {
  const { currency, taxes } = billed;
  const lines = linesOf(text, billed);
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

function linesOf(text: Text, { currency, order, parts }: Billed): readonly BilledLine[] {
  if (!parts) return order.items.map((item) => orderedLine(item, currency));
  return fromStoredParts(parts, currency)
    .filter(({ kind, net }) => kind !== 'shipping' || net < 0)
    .map((part) => lineOfPart(text, part, order, currency));
}

/** A part that is a whole line of the order has its price and discount. Any other one, as of a credit note, has its net as the price. */
function lineOfPart(text: Text, part: BilledPart, order: InvoicedOrder, currency: string): BilledLine {
  const { kind, rate, net, qty, label } = part;
  const item = order.items.find(
    (one) => part.order_item_id !== null && one.order_item_id === part.order_item_id,
  );
  if (!item) {
    const name =
      kind === 'shipping' ? text('orders.email.shipping') : label || text('orders.document.adjustment');
    return { name, description: null, sku: null, ...priced(net, qty), rate, isService: true };
  }
  const isWhole = qty === item.qty && net === toMinor(item.line_total_with_discount, currency);
  return isWhole ? orderedLine(item, currency) : { ...wordsOf(item), ...priced(net, qty), rate };
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

/** Returns a net as the price of some units. A price is never negative, so the quantity of a negative net is. */
function priced(net: Minor, qty: number) {
  const units = Math.max(Math.abs(qty), 1);
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
