import type { AppContext } from '../../../platform/contracts/context.ts';
import { optionWords } from '../../carts/index.ts';
import { paymentMethodName } from '../../payments/index.ts';
import { addressLines, buyerLines } from '../../provinces/index.ts';
import type { Order, OrderAddressRow, OrderItemRow } from '../order.ts';
import type { PrintedBlock, PrintedCell, PrintedDocument } from './printedDocument.ts';

/** The parts of the app that documents are composed from. */
export type DocumentApp = Pick<AppContext, 'config' | 'locale' | 'texts' | 'registry'>;

/** The data required to compose a document in addition to the order. */
export interface DocumentSource {
  /** The lines of the setting `documentSender`. If empty, the name and address from the configuration are used. */
  readonly sender: string;
  /** The footer text from the setting `documentFooter`. */
  readonly footer: string;
}

/** Returns the billing and the shipping address, as far as the order has them. */
export const addressBlocks = (app: DocumentApp, order: Order): readonly PrintedBlock[] => [
  ...addressBlock(app.texts()('orders.document.billTo'), order.billing_address, (buyer) =>
    buyerLines(app, buyer),
  ),
  ...shipTo(app, order),
];

/** Formats the day of a time in the shop's time zone. */
export const dayOf = ({ locale, config }: DocumentApp, at: string): string =>
  new Date(at).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: config.shop.timezone });

/** Creates the fields shared by all documents. */
export function commonOf(app: DocumentApp, order: Order, { sender, footer }: DocumentSource) {
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
export const pageText = (app: Pick<DocumentApp, 'texts'>): PrintedDocument['pageText'] => {
  const text = app.texts();
  return (page, pages) => text('orders.document.page', { page, pages });
};

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
export const shipTo = (app: DocumentApp, { shipping_address }: Order): readonly PrintedBlock[] =>
  addressBlock(app.texts()('orders.document.shipTo'), shipping_address, (address) =>
    addressLines(app.locale, address),
  );
