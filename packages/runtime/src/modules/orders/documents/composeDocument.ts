import type { AppContext } from '../../../platform/contracts/context.ts';
import { formatPrice, sum, toMinor, toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Text } from '../../../platform/contracts/messages.ts';
import { optionWords } from '../../carts/index.ts';
import { paymentMethodName } from '../../payments/index.ts';
import { addressLines, buyerLines } from '../../provinces/index.ts';
import type { Order, OrderAddressRow, OrderItemRow } from '../order.ts';
import { unshippedOf } from '../fulfilment/shipmentStatus.ts';
import { accountedTaxNotes } from './accountedTax.ts';
import type { BilledPart } from './billedParts.ts';
import { taxNotes } from './taxNotes.ts';
import { taxedTotals, voucherNotes } from './voucherTotals.ts';
import { transferNotes } from './transferTerms.ts';
import type { TransferTerms } from './transferTerms.ts';
import type { PrintedBlock, PrintedCell, PrintedDocument } from './printedDocument.ts';

type App = Pick<AppContext, 'config' | 'locale' | 'texts' | 'registry'>;

/** The data required to compose a document in addition to the order. */
export interface DocumentSource {
  /** The lines of the setting `documentSender`. If empty, the name and address from the configuration are used. */
  readonly sender: string;
  /** The footer text from the setting `documentFooter`. */
  readonly footer: string;
}

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
  app: App,
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

/** Returns the billing and the shipping address, as far as the order has them. */
export const addressBlocks = (app: App, order: Order): readonly PrintedBlock[] => [
  ...addressBlock(app.texts()('orders.document.billTo'), order.billing_address, (buyer) =>
    buyerLines(app, buyer),
  ),
  ...shipTo(app, order),
];

/** Returns the invoice number and date. Returns nothing if the order was canceled before it was invoiced. */
function invoiceFacts(
  app: App,
  { invoice_number: number, invoiced_at: at }: Order,
): PrintedDocument['facts'] {
  if (number === null || at === null) return [];
  const text = app.texts();
  return [
    ['', text('orders.document.number', { number })],
    [text('orders.document.invoiced'), dayOf(app, at)],
  ];
}

/** Formats the day of a time in the shop's time zone. */
export const dayOf = ({ locale, config }: App, at: string): string =>
  new Date(at).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: config.shop.timezone });

/** Composes the packing slip of an order, in the app's language. */
export function composeSlip(app: App, order: Order, source: DocumentSource): PrintedDocument {
  const text = app.texts();
  const goods = order.items.filter((item) => !item.no_shipping_required && item.qty > item.refunded_qty);
  const waiting = goods.filter((item) => unshippedOf(item) > 0);
  const rows = (waiting.length > 0 ? waiting : goods).map((item) => [
    itemCell(item),
    { text: String(waiting.length > 0 ? unshippedOf(item) : item.qty - item.refunded_qty) },
    { text: '[    ]' },
  ]);
  return {
    ...commonOf(app, order, source),
    title: text('orders.document.slip'),
    blocks: shipTo(app, order),
    columns: [
      { title: text('orders.document.item'), width: 0.7 },
      { title: text('orders.document.qty'), width: 0.15, align: 'end' },
      { title: text('orders.document.packed'), width: 0.15, align: 'end' },
    ],
    rows,
    totals: [],
    notes: order.shipping_note
      ? [{ label: text('orders.document.note'), lines: order.shipping_note.split('\n') }]
      : [],
  };
}

/** Creates the fields shared by all documents. */
export function commonOf(app: App, order: Order, { sender, footer }: DocumentSource) {
  const text = app.texts();
  const { shop } = app.config;
  const { address } = shop;
  const ownLines = sender.split('\n').filter((line) => line.trim() !== '');
  const configured = address
    ? addressLines(app.locale, {
        full_name: shop.name,
        address_1: address.address_1 ?? '',
        address_2: null,
        city: address.city ?? '',
        province: address.province ?? '',
        postcode: address.postcode ?? '',
        country: address.country,
      })
    : [shop.name];
  const shipping = order.shipping_method_data?.snapshot.name;
  const method = paymentMethodName(app, text, order.payment_method, order.payment_method_name);
  return {
    sender: ownLines.length > 0 ? ownLines : configured,
    facts: [
      ['', text('orders.document.order', { number: order.order_number })],
      [text('orders.document.date'), dayOf(app, order.created_at)],
      [text('orders.document.method'), method],
      ...(shipping ? [[text('orders.document.shipping'), shipping] as const] : []),
    ] as PrintedDocument['facts'],
    footer,
    pageText: pageText(app),
  };
}

/** Returns the function for the page number label, in the app's language. */
export const pageText = (app: Pick<App, 'texts'>): PrintedDocument['pageText'] => {
  const text = app.texts();
  return (page, pages) => text('orders.document.page', { page, pages });
};

/**
 * Lists an order's totals in major units. Totals above the tax lines exclude tax, so that the list adds up to the grand
 * total whether or not the shop's prices include tax.
 */
function totalsOf(app: App, order: Order, { parts, taxed }: Pick<InvoicedParts, 'parts' | 'taxed'>) {
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

export const itemCell = ({ product_name, product_sku, variant_options }: OrderItemRow): PrintedCell => ({
  text: product_name,
  detail: [product_sku, ...optionWords(variant_options)].join(' · '),
});

const addressBlock = (
  label: string,
  address: OrderAddressRow | null,
  linesOf: (address: OrderAddressRow) => readonly string[],
): readonly PrintedBlock[] => (address ? [{ label, lines: linesOf(address) }] : []);

/** Returns the block with the shipping address, which a parcel gets. It does not name the VAT ID. */
const shipTo = (app: App, { shipping_address }: Order): readonly PrintedBlock[] =>
  addressBlock(app.texts()('orders.document.shipTo'), shipping_address, (address) =>
    addressLines(app.locale, address),
  );
