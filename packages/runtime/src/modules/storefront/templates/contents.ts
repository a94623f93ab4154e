import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import type { ContentsView, LineView, TotalView } from './checkoutViews.ts';
import type { Surroundings } from './contract.ts';

/** Name, picture and options of a line. */
export function lineName({ name, url, image, options }: LineView): Html {
  const src = image && safeHref(image);
  const href = url && safeHref(encodeURI(url));
  return html`${src && html`<img src="${src}" alt="" width="80" height="80" loading="lazy" />`}
  ${href ? html`<a href="${href}">${name}</a>` : name}
  ${options.map((option) => html`<span class="option">${option.name}: ${option.value}</span>`)}`;
}

/** Says of a figure whether it has its tax in it. */
export const taxNote = (includesTax: boolean | null): string =>
  includesTax === null ? '' : includesTax ? ' (incl. tax)' : ' (excl. tax)';

const LABELS: Readonly<Record<TotalView['code'], string>> = {
  sub_total: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax',
  grand_total: 'Total',
};

const labelOf = ({ code, includes_tax }: TotalView, withTax: boolean): string =>
  code === 'tax' && withTax ? 'Of which tax' : LABELS[code] + taxNote(includes_tax);

/** The figures below the lines. */
export const totalsTable = (contents: ContentsView, { money }: Surroundings): Html =>
  html`<table class="totals">
    <caption class="hidden">
      What it costs
    </caption>
    <tbody>
      ${contents.totals.map(
        (total) =>
          html`<tr class="${total.code}">
            <th scope="row">${labelOf(total, contents.prices_include_tax)}</th>
            <td>${money(total.amount, contents.currency)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** The lines, as they are or were bought. */
export function linesTable(contents: ContentsView, { money }: Surroundings): Html {
  const note = taxNote(contents.prices_include_tax);
  return html`<div class="scroll">
    <table class="lines">
      <caption class="hidden">
        What is bought
      </caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Quantity</th>
          <th scope="col">Price${note}</th>
          <th scope="col">Together${note}</th>
        </tr>
      </thead>
      <tbody>
        ${contents.lines.map(
          (line) =>
            html`<tr>
              <th scope="row">
                ${lineName(line)} ${line.errors.map((error) => html`<span class="error">${error}</span>`)}
              </th>
              <td data-label="Quantity">${line.qty}</td>
              <td data-label="Price${note}">${money(line.unit_price, contents.currency)}</td>
              <td data-label="Together${note}">${money(line.total, contents.currency)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
