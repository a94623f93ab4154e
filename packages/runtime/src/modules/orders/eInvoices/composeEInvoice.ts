import type { Text } from '../../../platform/contracts/messages.ts';
import { mulDiv, toMinor } from '../../../platform/money.ts';
import { dayIn } from '../../../platform/zonedDay.ts';
import type { DocumentRow, TaxOfRate } from '../documents/document.ts';
import type { Snapshot } from '../documents/snapshot.ts';
import { eInvoiceLines } from './eInvoiceLines.ts';
import type { BilledLine, EInvoiceLines } from './eInvoiceLines.ts';
import type { EInvoice, EInvoiceAllowance, EInvoiceLine, VatCategory, VatCode } from './eInvoice.ts';
import { invoicedOrder } from './invoicedOrder.ts';
import type { InvoicedOrder } from './invoicedOrder.ts';
import { buyerParty, deliveryOf, sellerParty } from './parties.ts';
import { vatCategory } from './vatCategory.ts';
import type { VatFacts } from './vatCategory.ts';
import { paymentOf } from './eInvoicePayment.ts';
import { taxesOf, totalsOf, accountedTax } from './eInvoiceTotals.ts';

/** A stored document, of which an e-invoice is made. */
export interface EInvoiceSource extends Pick<
  DocumentRow,
  'kind' | 'number' | 'issued_at' | 'supply_date' | 'currency' | 'net' | 'tax' | 'gross'
> {
  readonly taxes: readonly TaxOfRate[];
  readonly snapshot: Snapshot;
  /** The invoice that a credit note or correction refers to. */
  readonly preceding: { readonly number: string; readonly issued_at: string } | null;
}

/**
 * Composes the e-invoice of a stored document from its snapshot. `text` is in the language of the document. The net by tax rate and the
 * tax are the document's own, so that the e-invoice says what was printed; lines, charges and totals are derived from them.
 */
export function composeEInvoice(text: Text, source: EInvoiceSource): EInvoice {
  const { currency, snapshot, taxes } = source;
  const order = invoicedOrder.parse(snapshot.order);
  const parts = eInvoiceLines(text, { currency, taxes, order, parts: snapshot.parts });
  const head = headOf(source, order);
  const vat = vatOf(text, head, order, parts);
  const lines = parts.lines.map((line) => lineOf(text, line, vat(line.rate, line.isService)));
  const areServices = parts.lines.every(({ isService }) => isService);
  const allowances = parts.shipping.map(({ rate, net }) => ({
    isCharge: true,
    amount: net,
    reason: text('orders.email.shipping'),
    reasonCode: 'FC',
    vat: vat(rate, areServices),
  }));
  const groups = taxesOf(source, lines, allowances);
  const paid = toMinor(snapshot.paid ?? 0, currency);
  const totals = totalsOf(lines, allowances, groups, { gross: toMinor(source.gross, currency), paid });
  const uses = (code: VatCode) => groups.some((group) => group.vat.code === code);
  return {
    ...head,
    // A document without a day of supply was supplied on its own day, which a supply to another member state has to name.
    suppliedOn: head.suppliedOn ?? (uses('K') ? head.issuedOn : null),
    // EN 16931 allows no VAT ID in a document that is not subject to VAT.
    buyer: uses('O') ? { ...head.buyer, vatId: null } : head.buyer,
    dueOn: totals.due > 0 ? (snapshot.transfer?.due_on ?? head.issuedOn) : null,
    terms: totals.due > 0 ? (snapshot.transfer?.terms ?? null) : null,
    accountedTax: accountedTax(totals.tax, source, order),
    orderNumber: order.order_number ?? null,
    delivery: deliveryOf(order),
    payment: paymentOf(order, source),
    lines,
    allowances,
    taxes: groups,
    totals,
  };
}

function headOf(
  { kind, number, issued_at, supply_date, currency, snapshot, preceding }: EInvoiceSource,
  order: InvoicedOrder,
) {
  const { seller, printed } = snapshot;
  const day = (time: string) => dayIn(seller?.timezone ?? 'UTC', new Date(time));
  return {
    kind: kind === 'credit_note' ? ('credit_note' as const) : ('invoice' as const),
    number,
    issuedOn: day(issued_at),
    suppliedOn: supply_date,
    currency,
    preceding: preceding && { number: preceding.number, issuedOn: day(preceding.issued_at) },
    note: printed.footer.trim() || null,
    seller: sellerParty(seller, printed.sender),
    buyer: buyerParty(order),
  };
}

type Head = ReturnType<typeof headOf>;

/** Returns the function that tells the VAT category of a rate. */
function vatOf(text: Text, { seller, buyer }: Head, order: InvoicedOrder, parts: EInvoiceLines) {
  const facts: VatFacts = {
    sellerCountry: seller.address.country,
    buyerCountry: deliveryOf(order)?.address.country ?? buyer.address.country,
    isSellerRegistered: seller.vatId !== null,
    isReverseCharge: order.reverse_charge ?? false,
    isTaxExempt: order.tax_exempt ?? false,
    exemptReason: order.tax_exempt_reason?.trim() || null,
    isUntaxed: [...parts.lines, ...parts.shipping].every(({ rate }) => rate === 0),
  };
  return (rate: number, isService: boolean) => vatCategory(text, rate, isService, facts);
}

function lineOf(
  text: Text,
  { rate: _rate, isService: _isService, ...line }: BilledLine,
  vat: VatCategory,
): EInvoiceLine {
  const difference = line.net - mulDiv(line.price, line.qty, line.priceQty);
  const allowance: EInvoiceAllowance | null =
    difference === 0
      ? null
      : difference < 0
        ? { isCharge: false, amount: -difference, reason: text('orders.email.discount'), reasonCode: '95' }
        : { isCharge: true, amount: difference, reason: text('orders.eInvoice.rounding'), reasonCode: 'ABK' };
  return { ...line, allowance, vat };
}
