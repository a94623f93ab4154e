import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { cardLineRows } from '../storedValue/index.ts';
import type { ContentsView, LineView } from './contentsViews.ts';
import type { TemplateContext } from './contract.ts';
import { deliveryText } from './deliveryText.ts';
import { icon } from './icon.ts';
import { unitPrice } from './price.ts';
import { totalsTable } from './totalsTable.ts';

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

/** Renders an order summary that narrow screens show collapsed, with its total. */
export const foldedSummary = (
  { total, isOpen = false }: { readonly total: string; readonly isOpen?: boolean },
  contents: Html,
  text: TemplateContext['text'],
): Html =>
  html`<details class="summary" ${isOpen && html`open`}>
    <summary>${text('storefront.contents.summary')} <span class="amount">${total}</span></summary>
    ${contents}
  </details>`;

/** Renders an order summary section with the lines and totals. */
export const orderSummary = (contents: ContentsView, page: TemplateContext): Html =>
  html`<section class="summary" aria-labelledby="summary">
    <h2 id="summary">${page.text('storefront.contents.summary')}</h2>
    ${boughtList(contents, page)} ${totalsTable(contents, page)}
  </section>`;
