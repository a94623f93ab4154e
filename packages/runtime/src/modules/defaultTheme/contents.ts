import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { sum, toMinor, toNumber } from '../../platform/money.ts';
import type { MessageKey, PlainMessageKey, Text } from '../../platform/contracts/messages.ts';
import { cardLineRows } from '../storedValue/index.ts';
import type { ContentsView, LineView, TotalView } from './cartViews.ts';
import type { TemplateContext, TileContext } from './contract.ts';
import { deliveryText } from './deliveryText.ts';
import { icon } from './icon.ts';
import { unitPrice } from './price.ts';

/** Renders the image of a line, or a placeholder. */
export function linePicture({ image }: Pick<LineView, 'image'>): Html {
  const src = image && safeHref(image);
  return src
    ? html`<span class="frame"><img src="${src}" alt="" width="88" height="110" loading="lazy" /></span>`
    : html`<span class="frame none">${icon('picture')}</span>`;
}

/** Renders the expected delivery dates of a line if the shop shows them. */
export const lineDelivery = ({ delivery }: LineView, page: TemplateContext): Html | null =>
  delivery && html`<span class="option">${deliveryText(delivery, page)}</span>`;

/** Renders a line's price per base unit, such as per kilogram. */
export const linePerUnit = (
  { base_unit_price: price }: LineView,
  currency: string,
  page: TemplateContext,
): Html | null => price && html`<span class="option">${unitPrice(price, page, currency)}</span>`;

/** Adds to a label whether its amounts include tax. Returns the label unchanged if `includesTax` is null. */
export function taxLabel(label: string, includesTax: boolean | null, text: Text): string {
  if (includesTax === null) return label;
  return text(includesTax ? 'storefront.contents.inclTax' : 'storefront.contents.exclTax', { label });
}

/** Returns whether the prices of the contents include tax. Null if the shop charges no tax, so that no label mentions it. */
export const taxBasis = ({ has_tax, prices_include_tax }: ContentsView): boolean | null =>
  has_tax ? prices_include_tax : null;

/** Returns the total to show: the grand total, with the estimated tax while the tax is not known. */
export const shownTotal = ({ totals, estimated_total }: ContentsView): number =>
  estimated_total ?? totals.find(({ code }) => code === 'grand_total')?.amount ?? 0;

/** Returns what is left to pay of the total to show: without what gift cards and credit pay. */
export function shownDue(contents: ContentsView): number {
  const { tenders, currency } = contents;
  const paid = sum(tenders.map(({ amount }) => toMinor(amount, currency)));
  return toNumber(toMinor(shownTotal(contents), currency) - paid, currency);
}

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

/** Returns the amount of a line. A gift is free. */
export const lineAmount = (
  { is_gift: isGift, total }: LineView,
  currency: string,
  { money, text }: TemplateContext,
): string => (isGift && total === 0 ? text('storefront.contents.free') : money(total, currency));

/** Renders which offer gives a line. Returns null for lines that are no gifts. */
export const giftNote = ({ is_gift, gift_of: label }: LineView, { text }: TemplateContext): Html | null =>
  is_gift === true
    ? html`<span class="option gift"
        >${icon('gift')}${label === undefined ? text('storefront.cart.gift') : text('storefront.gift.by', { label })}</span
      >`
    : null;

/** Renders the amount of a gift card, for whom it is, the message and the day on which it is sent. Returns null for other lines. */
export function inputNotes(
  { inputs }: LineView,
  currency: string,
  { money, text, day, shop }: TemplateContext,
): Html | null {
  if (inputs === undefined) return null;
  const { amount, recipient_name: name, recipient_email: email, message, deliver_at: at } = inputs;
  const rows = cardLineRows(
    { amount: money(amount, currency), name, email, message, day: at && day(at) },
    shop.locale,
  );
  return html`${rows.map(
    ([label, value]) =>
      html`<span class="option">${text('storefront.contents.option', { name: text(label), value })}</span>`,
  )}`;
}

/** Renders a compact list of the lines, for the summary next to a form. */
export const boughtList = (contents: ContentsView, page: TemplateContext): Html => {
  const { text } = page;
  return html`<ul class="bought">
    ${contents.lines.map((line) => {
      return html`<li>
        ${linePicture(line)}
        <span class="what">
          ${text('storefront.contents.units', { qty: line.qty, product: line.name })}
          ${line.options.map((option) => html`<span class="option">${text('storefront.contents.option', option)}</span>`)}
          ${inputNotes(line, contents.currency, page)} ${linePerUnit(line, contents.currency, page)}
          ${giftNote(line, page)} ${lineDelivery(line, page)}
        </span>
        <span class="amount">${lineAmount(line, contents.currency, page)}</span>
      </li>`;
    })}
  </ul>`;
};

/** Renders an order summary section with the lines and totals. */
export const orderSummary = (contents: ContentsView, page: TemplateContext): Html =>
  html`<section class="summary" aria-labelledby="summary">
    <h2 id="summary">${page.text('storefront.contents.summary')}</h2>
    ${boughtList(contents, page)} ${totalsTable(contents, page)}
  </section>`;
