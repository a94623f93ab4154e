import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { MessageKey, PlainMessageKey, Text } from '../../platform/contracts/messages.ts';
import type { ContentsView, TotalView } from './contentsViews.ts';
import type { TemplateContext, TileContext } from './contract.ts';
import { taxBasis, taxLabel, shownTotal, shownDue } from './shownTotal.ts';

const LABELS = {
  sub_total: 'storefront.contents.subtotal',
  discount: 'storefront.contents.discount',
  shipping: 'storefront.contents.shipping',
  tax: 'storefront.contents.tax',
  grand_total: 'storefront.contents.grandTotal',
} as const satisfies Readonly<Record<TotalView['code'], MessageKey>>;

/** A row of the totals: a label and an amount, or a text if the amount is not known yet. */
interface TotalRow {
  readonly code: TotalView['code'] | 'tender' | 'due';
  readonly label: string;
  readonly value: string;
  /** True if a text replaces the amount. */
  readonly isOpen?: boolean;
}

/** Returns the rows of the discount: one for each offer, or one if it is not known which offers there are. */
function discountRows(contents: ContentsView, amount: number, { money, text }: TileContext): TotalRow[] {
  const { discounts, currency, coupon } = contents;
  const row = (label: string, off: number): TotalRow => ({
    code: 'discount',
    label,
    value: money(off, currency),
  });
  const byCode = (code: string) => text('storefront.contents.discountBy', { coupon: code });
  if (discounts.length > 0)
    return discounts.map(({ label, coupon: code, amount: off }) =>
      row(label === code ? byCode(code) : label, -off),
    );
  return [row(coupon === null ? text(LABELS.discount) : byCode(coupon), amount)];
}

/** Lists the rows of the totals. Totals that are not known yet show the message with the key `later`. */
function totalRows(
  contents: ContentsView,
  { money, text }: TemplateContext,
  later: PlainMessageKey,
): TotalRow[] {
  const { currency, unknown_totals: unknown, has_tax: hasTax } = contents;
  const basis = taxBasis(contents);
  const sums = contents.totals
    .filter(({ code }) => code !== 'tax' && code !== 'grand_total')
    .flatMap(({ code, amount, includes_tax }): readonly TotalRow[] => {
      const labeled = (row: TotalRow) => ({
        ...row,
        label: taxLabel(row.label, hasTax ? includes_tax : null, text),
      });
      if (code === 'discount') return discountRows(contents, amount, { money, text }).map(labeled);
      const isFree = code === 'shipping' && amount === 0;
      const value = isFree ? text('storefront.contents.free') : money(amount, currency);
      return [labeled({ code, label: text(LABELS[code]), value })];
    });
  const shipping: TotalRow = {
    code: 'shipping',
    label: text(LABELS.shipping),
    value: text(later),
    isOpen: true,
  };
  const isOpen = unknown.length > 0;
  const total: TotalRow = {
    code: 'grand_total',
    label: isOpen
      ? text('storefront.contents.estimatedTotal')
      : taxLabel(text(LABELS.grand_total), hasTax ? true : null, text),
    value: money(shownTotal(contents), currency),
  };
  const tax = taxRow(contents, { money, text }, later);
  const above = [...sums, ...(unknown.includes('shipping') ? [shipping] : [])];
  const rows =
    basis === true ? [...above, total, ...(tax ? [tax] : [])] : [...above, ...(tax ? [tax] : []), total];
  return [...rows, ...tenderRows(contents, { money, text })];
}

/** Returns the name of a gift card or credit. */
export const tenderName = ({ label, last4 }: ContentsView['tenders'][number], text: Text): string =>
  label ?? (last4 === null ? text('payments.credit') : text('payments.giftCard', { last4 }));

/** Returns the rows of what gift cards and credit pay, and of what is left to pay. None if they pay nothing. */
function tenderRows(contents: ContentsView, { money, text }: TileContext): TotalRow[] {
  const { tenders, currency } = contents;
  if (tenders.length === 0) return [];
  return [
    ...tenders.map((tender): TotalRow => ({
      code: 'tender',
      label: tenderName(tender, text),
      value: money(-tender.amount, currency),
    })),
    { code: 'due', label: text('storefront.contents.amountDue'), value: money(shownDue(contents), currency) },
  ];
}

/** Returns the row of the tax. Returns null in a shop without tax, and while an included tax is not known. */
function taxRow(
  {
    totals,
    currency,
    has_tax,
    prices_include_tax: isIncluded,
    unknown_totals: unknown,
    estimated_tax,
  }: ContentsView,
  { money, text }: TileContext,
  later: PlainMessageKey,
): TotalRow | null {
  const tax = totals.find(({ code }) => code === 'tax');
  if (!has_tax || !tax) return null;
  const row = (label: PlainMessageKey, value: string): TotalRow => ({
    code: 'tax',
    label: text(label),
    value,
  });
  if (!unknown.includes('tax'))
    return row(
      isIncluded ? 'storefront.contents.includedTax' : 'storefront.contents.tax',
      money(tax.amount, currency),
    );
  if (estimated_tax !== null)
    return row(
      isIncluded ? 'storefront.contents.includedTaxEstimate' : 'storefront.contents.taxEstimate',
      money(estimated_tax, currency),
    );
  return isIncluded ? null : { ...row('storefront.contents.tax', text(later)), isOpen: true };
}

/**
 * Renders the totals below the lines. `later` is the key of the message for totals that are not known yet. The default message is for the
 * checkout steps.
 */
export const totalsTable = (
  contents: ContentsView,
  page: TemplateContext,
  later: PlainMessageKey = 'storefront.contents.atNextStep',
): Html =>
  html`<table class="totals">
    <caption class="hidden">
      ${page.text('storefront.contents.totals')}
    </caption>
    <tbody>
      ${totalRows(contents, page, later).map(
        ({ code, label, value, isOpen }) =>
          html`<tr class="${isOpen ? `${code} open` : code}">
            <th scope="row">${label}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
