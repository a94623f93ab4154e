import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { ListFilter, ProductList } from '../../catalog/index.ts';
import type { Surroundings } from './contract.ts';
import { pathHref } from './pathHref.ts';
import { productTiles } from './productTiles.ts';

/** Where a list stands, and what its links and forms carry on beside its own words. */
export interface ListPlace {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** A list of products with its filters, its order and the way to its other pages: plain links, and forms that need no script. */
export const productList = (list: ProductList, place: ListPlace, page: Surroundings): Html =>
  isEmpty(list) ? html`<p>No products found.</p>` : filledList(list, place, page);

/** Not for what was chosen, but at all. */
const isEmpty = ({ total, narrowed }: ProductList): boolean =>
  total === 0 && Object.keys(narrowed).length === 0;

const filledList = (list: ProductList, place: ListPlace, page: Surroundings): Html =>
  html`<div class="list">
    ${narrowing(list, place)}
    <section aria-labelledby="found">
      <h2 id="found">${countOf(list)}</h2>
      ${list.items.length > 0 ? productTiles(list.items, page) : nothing(list, place)} ${paging(list, place)}
    </section>
  </div>`;

const countOf = ({ total, is_exact }: ProductList): string => {
  if (!is_exact) return `More than ${total} products`;
  return total === 1 ? '1 product' : `${total} products`;
};

const nothing = ({ total }: ProductList, { path, query }: ListPlace): Html =>
  html`<p>
    ${total === 0 ? 'Nothing fits.' : 'There are not so many pages.'}
    <a href="${pathHref(path, query)}">Show all from the beginning</a>
  </p>`;

const ORDER_NAMES: Readonly<Record<string, string>> = {
  relevance: 'Best match',
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'name-asc': 'Name',
};

/** The filters and the order of a list in one form, which asks for its first page. */
const narrowing = (list: ProductList, { path, query }: ListPlace): Html =>
  html`<form class="narrowing" action="${pathHref(path)}">
    ${Object.entries(query).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <p class="field">
      <label for="list-order">Sort by</label>
      <select id="list-order" name="ob">
        ${list.orders.map(
          (order) =>
            html`<option value="${order}" ${order === list.order && html`selected`}>
              ${ORDER_NAMES[order] ?? order}
            </option>`,
        )}
      </select>
    </p>
    ${list.filters.map(optionsOf)} ${prices(list)}
    <p class="field">
      <label>
        <input type="checkbox" name="in_stock" value="true" ${list.narrowed['in_stock'] && html`checked`} />
        In stock only
      </label>
    </p>
    <p><button>Show</button> <a href="${pathHref(path, query)}">Reset</a></p>
  </form>`;

const optionsOf = ({ key, name, options }: ListFilter): Html =>
  html`<fieldset>
    <legend>${name}</legend>
    ${options.map(
      ({ value, label, count, chosen }) =>
        html`<label>
          <input type="checkbox" name="${key}" value="${value}" ${chosen && html`checked`} />
          ${label} <span class="count">(${count})</span>
        </label>`,
    )}
  </fieldset>`;

const prices = ({ prices: range, narrowed }: ProductList): Html | null =>
  range === null
    ? null
    : html`<fieldset>
        <legend>Price</legend>
        ${amount('min_price', 'From', narrowed['min_price']?.[0], range.min)}
        ${amount('max_price', 'To', narrowed['max_price']?.[0], range.max)}
      </fieldset>`;

const amount = (name: string, label: string, value: string | undefined, edge: number): Html =>
  html`<label>
    ${label}
    <input name="${name}" inputmode="decimal" size="8" value="${value}" placeholder="${edge}" />
  </label>`;

/** The pages around the shown one, and the first and the last. */
function paging(
  { page, pages, order, orders, narrowed }: ProductList,
  { path, query }: ListPlace,
): Html | null {
  if (pages === 1) return null;
  const kept = { ...query, ...narrowed, ...(order !== orders[0] && { ob: order }) };
  const to = (number: number) => pathHref(path, number === 1 ? kept : { ...kept, page: String(number) });
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );
  return html`<nav class="paging" aria-label="Pages">
    ${page > 1 && html`<a href="${to(Math.min(page - 1, pages))}" rel="prev">Previous</a>`}
    <ul>
      ${shown.map(
        (number) =>
          html`<li>
            <a href="${to(number)}" ${number === page && html`aria-current="page"`}>${number}</a>
          </li>`,
      )}
    </ul>
    ${page < pages && html`<a href="${to(page + 1)}" rel="next">Next</a>`}
  </nav>`;
}
