import type { AppContext } from '../../../platform/contracts/context.ts';
import { formatPrice, sum, toNumber } from '../../../platform/money.ts';
import type { Order } from '../order.ts';
import { accountedTaxNotes } from './accountedTax.ts';
import type { BilledPart } from './billedParts.ts';
import { addressBlocks, commonOf, dayOf, itemCell } from './documentParts.ts';
import type { DocumentSource } from './documentParts.ts';
import type { PrintedDocument } from './printedDocument.ts';
import { taxNotes } from './taxNotes.ts';
import { transferNotes } from './transferTerms.ts';
import type { TransferTerms } from './transferTerms.ts';

type App = Pick<AppContext, 'config' | 'locale' | 'texts' | 'registry'>;

/** The number and time of a document, and of the invoice that it refers to. */
export interface NumberedParts {
  readonly kind: 'credit_note' | 'correction';
  readonly number: string;
  readonly issuedAt: string;
  readonly invoice: { readonly number: string; readonly issued_at: string };
  readonly parts: readonly BilledPart[];
  /** Why the document is issued, as printed. Null if it says nothing. */
  readonly reason: string | null;
  /** The way in which a corrected invoice is paid by transfer. Null for one that is paid, and for credit notes. */
  readonly transfer: TransferTerms | null;
}

/** Composes a credit note or a corrected invoice from its parts, in the app's language. Its amounts are those of the parts. */
export function composeParts(
  app: App,
  order: Order,
  source: DocumentSource,
  { kind, number, issuedAt, invoice, parts, reason, transfer }: NumberedParts,
): PrintedDocument {
  const text = app.texts();
  const { facts, ...rest } = commonOf(app, order, source);
  const isNote = kind === 'credit_note';
  return {
    ...rest,
    title: text(isNote ? 'orders.document.creditNote' : 'orders.document.correction'),
    facts: [
      ['', text(isNote ? 'orders.document.creditNoteNumber' : 'orders.document.number', { number })],
      [text(isNote ? 'orders.document.creditNoteDate' : 'orders.document.invoiced'), dayOf(app, issuedAt)],
      [
        text(isNote ? 'orders.document.forInvoice' : 'orders.document.replaces'),
        text('orders.document.numberAndDate', {
          number: invoice.number,
          date: dayOf(app, invoice.issued_at),
        }),
      ],
      ...facts,
    ],
    blocks: addressBlocks(app, order),
    columns: [
      { title: text('orders.document.item'), width: 0.58 },
      { title: text('orders.document.qty'), width: 0.1, align: 'end' },
      { title: text('orders.document.taxRate'), width: 0.12, align: 'end' },
      { title: text('orders.document.net'), width: 0.2, align: 'end' },
    ],
    rows: parts.map((part) => [
      nameOf(app, order, part),
      { text: part.qty > 0 ? String(part.qty) : '' },
      { text: `${part.rate.toLocaleString(app.locale)} %` },
      { text: priceIn(app, order, part.net) },
    ]),
    totals: totalsOf(app, order, parts),
    notes: [
      ...(reason === null ? [] : [{ label: text('orders.document.reason'), lines: reason.split('\n') }]),
      ...taxNotes(text, order),
      ...accountedTaxNotes(app, order, sum(parts.map(({ tax }) => tax))),
      ...(transfer ? transferNotes(text, app.locale, { ...transfer, number }) : []),
    ],
  };
}

const priceIn = (app: App, { currency }: Order, minor: number): string =>
  formatPrice(app.locale, toNumber(minor, currency), currency);

function nameOf(app: App, order: Order, { kind, order_item_id, label }: BilledPart) {
  const text = app.texts();
  const item = order.items.find((one) => one.order_item_id === order_item_id);
  if (item) return itemCell(item);
  return {
    text:
      kind === 'shipping' ? text('orders.document.shipping') : (label ?? text('orders.document.adjustment')),
  };
}

function totalsOf(app: App, order: Order, parts: readonly BilledPart[]): PrintedDocument['totals'] {
  const text = app.texts();
  const total = (of: readonly BilledPart[], name: 'net' | 'tax' | 'gross') =>
    priceIn(app, order, sum(of.map((part) => part[name])));
  const taxes = [...Map.groupBy(parts, ({ rate }) => rate)]
    .toSorted(([one], [other]) => one - other)
    .filter(([, of]) => of.some(({ tax }) => tax !== 0));
  return [
    { label: text('orders.document.net'), amount: total(parts, 'net') },
    ...taxes.map(([percent, of]) => ({
      label: text('orders.document.taxAt', { percent }),
      amount: total(of, 'tax'),
    })),
    { label: text('orders.email.total'), amount: total(parts, 'gross'), isStrong: true },
  ];
}
