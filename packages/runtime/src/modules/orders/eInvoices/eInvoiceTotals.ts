import { digitsOf, mulDiv, scaled, sum, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { EInvoice, EInvoiceLine, EInvoiceTax } from './eInvoice.ts';
import type { InvoicedOrder } from './invoicedOrder.ts';
import type { EInvoiceSource } from './composeEInvoice.ts';

/** Sums lines and charges by VAT category. The tax of a category is the one that the document has for its rate. */
export function taxesOf(
  { currency, taxes }: EInvoiceSource,
  lines: readonly EInvoiceLine[],
  allowances: EInvoice['allowances'],
): readonly EInvoiceTax[] {
  const parts = [
    ...lines.map(({ vat, net }) => ({ vat, net })),
    ...allowances.map(({ vat, amount, isCharge }) => ({ vat, net: isCharge ? amount : -amount })),
  ];
  return [...Map.groupBy(parts, ({ vat }) => `${vat.code} ${vat.rate}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const stored = taxes.find(({ rate }) => rate === first.vat.rate)?.tax ?? 0;
    const tax = first.vat.code === 'S' ? toMinor(stored, currency) : 0;
    return [{ vat: first.vat, net: sum(group.map(({ net }) => net)), tax }];
  });
}

/** Returns the totals of the invoice, with the rounding that makes them the stored ones. */
export function totalsOf(
  lines: readonly EInvoiceLine[],
  allowances: EInvoice['allowances'],
  taxes: readonly EInvoiceTax[],
  { gross: stored, paid }: { readonly gross: Minor; readonly paid: Minor },
): EInvoice['totals'] {
  const of = (isCharge: boolean) =>
    sum(allowances.filter((one) => one.isCharge === isCharge).map(({ amount }) => amount));
  const totals = { lines: sum(lines.map(({ net }) => net)), allowances: of(false), charges: of(true) };
  const net = totals.lines - totals.allowances + totals.charges;
  const tax = sum(taxes.map((one) => one.tax));
  const gross = net + tax;
  return { ...totals, net, tax, gross, paid, rounding: stored - gross, due: stored - paid };
}

const RATE_DIGITS = 8;

/** Converts the total tax into the seller's currency, by the rate of the order. */
export function accountedTax(
  tax: Minor,
  { currency, snapshot: { seller } }: EInvoiceSource,
  { base_rate }: InvoicedOrder,
): EInvoice['accountedTax'] {
  if (!seller || seller.currency === currency) return null;
  const rate = scaled(String(base_rate ?? 0), RATE_DIGITS);
  if (rate <= 0) return null;
  const asked = mulDiv(tax, 10 ** (RATE_DIGITS + digitsOf(seller.currency)), rate * 10 ** digitsOf(currency));
  return { currency: seller.currency, tax: asked };
}
