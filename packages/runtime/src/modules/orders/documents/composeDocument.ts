import { formatPrice, sum, toMinor, toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Text } from '../../../platform/contracts/messages.ts';
import type { Order, OrderItemRow } from '../order.ts';
import { accountedTaxNotes } from './accountedTax.ts';
import type { BilledPart } from './billedParts.ts';
import { taxNotes } from './taxNotes.ts';
import { taxedTotals, voucherNotes } from './voucherTotals.ts';
import { transferNotes } from './transferTerms.ts';
import type { TransferTerms } from './transferTerms.ts';
import type { PrintedDocument } from './printedDocument.ts';
import type { DocumentApp, DocumentSource } from './documentParts.ts';
import { commonOf, addressBlocks, itemCell, dayOf } from './documentParts.ts';

/** The content of an invoice in addition to its order. */
export interface InvoicedParts {
  /** The way in which it is paid by transfer. Null if it is paid in another way, or was paid before. */
  readonly transfer: TransferTerms | null;
  /** Everything that it is of, which gives the tax. */
  readonly parts: readonly BilledPart[];
  /** The amount in minor units of gift cards that were taxed when they were sold. The parts are without it. */
  readonly taxed: Minor;
}

/** Composes the invoice of an order from its stored values, in the app's language. */
export function composeInvoice(
  app: DocumentApp,
  order: Order,
  { transfer, parts, taxed, ...source }: DocumentSource & InvoicedParts,
): PrintedDocument {
  const text = app.texts();
  const price = (amount: number | string) => formatPrice(app.locale, Number(amount), order.currency);
  const { facts, ...rest } = commonOf(app, order, source);
  return {
    ...rest,
    facts: [...invoiceFacts(app, order), ...facts],
    title: text('orders.document.invoice'),
    blocks: addressBlocks(app, order),
    columns: [
      { title: text('orders.document.item'), width: 0.46 },
      { title: text('orders.document.qty'), width: 0.08, align: 'end' },
      { title: text('orders.document.price'), width: 0.18, align: 'end' },
      { title: text('orders.document.taxRate'), width: 0.1, align: 'end' },
      { title: text('orders.document.amount'), width: 0.18, align: 'end' },
    ],
    rows: order.items.map((item) => [
      itemCell(item),
      { text: String(item.qty) },
      { text: price(item.final_price) },
      { text: `${Number(item.tax_percent).toLocaleString(app.locale)} %` },
      { text: price(item.line_total) },
    ]),
    totals: totalsOf(app, order, { parts, taxed }).map((row) => ({ ...row, amount: price(row.amount) })),
    notes: [
      ...taxNotes(text, order),
      ...voucherNotes(app, order, taxed),
      ...accountedTaxNotes(app, order, sum(parts.map(({ tax }) => tax))),
      ...(transfer
        ? transferNotes(text, app.locale, { ...transfer, number: order.invoice_number ?? '' })
        : []),
    ],
  };
}

/** Returns the invoice number and date. Returns nothing if the order was canceled before it was invoiced. */
function invoiceFacts(
  app: DocumentApp,
  { invoice_number: number, invoiced_at: at }: Order,
): PrintedDocument['facts'] {
  if (number === null || at === null) return [];
  const text = app.texts();
  return [
    ['', text('orders.document.number', { number })],
    [text('orders.document.invoiced'), dayOf(app, at)],
  ];
}

/**
 * Lists an order's totals in major units. Totals above the tax lines exclude tax, so that the list adds up to the grand
 * total whether or not the shop's prices include tax.
 */
function totalsOf(app: DocumentApp, order: Order, { parts, taxed }: Pick<InvoicedParts, 'parts' | 'taxed'>) {
  const text = app.texts();
  const { currency } = order;
  const minor = (amount: number | string) => toMinor(amount, currency);
  const major = (amount: number) => toNumber(amount, currency);
  const discount = minor(order.sub_total) - minor(order.sub_total_with_discount);
  const optional = (label: string, amount: number) =>
    amount === 0 ? [] : [{ label, amount: major(amount), isStrong: false }];
  return [
    { label: text('orders.email.subtotal'), amount: order.sub_total, isStrong: false },
    ...optional(text('orders.email.discount'), -discount),
    ...(order.no_shipping_required
      ? []
      : [{ label: text('orders.email.shipping'), amount: order.shipping_fee_excl_tax, isStrong: false }]),
    ...(taxed > 0
      ? taxedTotals(text, order, parts)
      : [
          ...taxesOf(text, order.items, currency).flatMap(({ label, amount }) => optional(label, amount)),
          ...optional(text('orders.document.shippingTax'), minor(order.shipping_tax_amount)),
          { label: text('orders.email.total'), amount: order.grand_total, isStrong: true },
        ]),
  ];
}

/** Sums the tax of the order lines by tax rate, in minor units. */
function taxesOf(text: Text, items: readonly OrderItemRow[], currency: string) {
  const byRate = [...Map.groupBy(items, ({ tax_percent }) => Number(tax_percent))];
  return byRate
    .toSorted(([one], [other]) => one - other)
    .map(([percent, lines]) => ({
      label: text('orders.document.taxAt', { percent }),
      amount: sum(lines.map(({ tax_amount }) => toMinor(tax_amount, currency))),
    }));
}
