import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import type { MessageKey, Text } from '../../platform/contracts/messages.ts';
import type { ContentsView, LineView, TotalView } from './checkoutViews.ts';
import type { TemplateContext } from './contract.ts';
import { deliveryText } from './deliveryText.ts';
import { unitPrice } from './price.ts';

/** Renders the name, image and options of a line. */
export function lineName({ name, url, image, options }: LineView, text: Text): Html {
  const src = image && safeHref(image);
  const href = url && safeHref(encodeURI(url));
  return html`${src && html`<img src="${src}" alt="" width="80" height="80" loading="lazy" />`}
  ${href ? html`<a href="${href}">${name}</a>` : name}
  ${options.map((option) => html`<span class="option">${text('storefront.contents.option', option)}</span>`)}`;
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

const LABELS = {
  sub_total: 'storefront.contents.subtotal',
  discount: 'storefront.contents.discount',
  shipping: 'storefront.contents.shipping',
  tax: 'storefront.contents.tax',
  grand_total: 'storefront.contents.grandTotal',
} as const satisfies Readonly<Record<TotalView['code'], MessageKey>>;

const labelOf = ({ code, includes_tax }: TotalView, withTax: boolean, text: Text): string =>
  code === 'tax' && withTax
    ? text('storefront.contents.includedTax')
    : taxLabel(text(LABELS[code]), includes_tax, text);

/** Renders the totals below the lines. */
export const totalsTable = (contents: ContentsView, { money, text }: TemplateContext): Html =>
  html`<table class="totals">
    <caption class="hidden">
      ${text('storefront.contents.totals')}
    </caption>
    <tbody>
      ${contents.totals.map(
        (total) =>
          html`<tr class="${total.code}">
            <th scope="row">${labelOf(total, contents.prices_include_tax, text)}</th>
            <td>
              ${
                total.code === 'shipping' && total.amount === 0
                  ? text('storefront.contents.free')
                  : money(total.amount, contents.currency)
              }
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** Returns the column headings of the lines. Narrow screens show the headings next to each value. */
export const lineHeadings = (includesTax: boolean, text: Text) => ({
  product: text('storefront.contents.product'),
  quantity: text('storefront.contents.quantity'),
  price: taxLabel(text('storefront.contents.price'), includesTax, text),
  total: taxLabel(text('storefront.contents.lineTotal'), includesTax, text),
});

/** Renders a compact list of the lines, for the summary next to a form. */
export const boughtList = (contents: ContentsView, page: TemplateContext): Html => {
  const { money, text } = page;
  return html`<ul class="bought">
    ${contents.lines.map((line) => {
      const src = line.image && safeHref(line.image);
      return html`<li>
        ${src ? html`<img src="${src}" alt="" width="80" height="100" loading="lazy" />` : html`<span></span>`}
        <span class="what">
          ${text('storefront.contents.units', { qty: line.qty, product: line.name })}
          ${line.options.map((option) => html`<span class="option">${text('storefront.contents.option', option)}</span>`)}
          ${linePerUnit(line, contents.currency, page)} ${lineDelivery(line, page)}
        </span>
        <span class="amount">${money(line.total, contents.currency)}</span>
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
