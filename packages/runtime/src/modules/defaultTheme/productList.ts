import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { PlainMessageKey } from '../../platform/contracts/messages.ts';
import type { ListFilter, ProductList } from '../catalog/index.ts';
import type { TemplateContext } from './contract.ts';
import { chosenFilters } from './chosenFilters.ts';
import { icon } from './icon.ts';
import type { ListPlace } from './parts/contract.ts';
import { pathHref } from './pathHref.ts';
import { paging } from './paging.ts';
import { textOfCode } from './textOfCode.ts';

/** Renders a product list with filters, sort order and pagination. Its links and forms work without scripts. */
export const productList = (list: ProductList, place: ListPlace, page: TemplateContext): Html =>
  isEmpty(list) ? html`<p>${page.text('storefront.list.none')}</p>` : filledList(list, place, page);

/** Reports whether the list has no products even without its filters. */
const isEmpty = ({ total, narrowed }: ProductList): boolean =>
  total === 0 && Object.keys(narrowed).length === 0;

const filledList = (list: ProductList, place: ListPlace, page: TemplateContext): Html =>
  html`<div class="list">
    <button type="button" class="quiet" popovertarget="narrowing">
      ${icon('filter')}${page.text('storefront.list.narrow')}
    </button>
    ${narrowing(list, place, page)}
    <section aria-labelledby="found">
      <div class="found">
        <h2 id="found">${countOf(list, page)}</h2>
        ${list.orders.length > 1 && sorting(list, place, page)}
      </div>
      ${chosenFilters(list, place.path, retainedQuery(list, place), page)}
      ${list.items.length > 0 ? page.products(list.items) : nothing(list, place, page)}
      ${pagesOf(list, place, page)}
    </section>
  </div>`;

const countOf = ({ total, is_exact }: ProductList, { text }: TemplateContext): string =>
  text(is_exact ? 'storefront.list.count' : 'storefront.list.countAtLeast', { count: total });

const nothing = ({ total }: ProductList, { path, query }: ListPlace, { text }: TemplateContext): Html =>
  html`<p>
    ${text(total === 0 ? 'storefront.list.nothingMatches' : 'storefront.list.noSuchPage')}
    <a href="${pathHref(path, query)}">${text('storefront.list.showAll')}</a>
  </p>`;

const ORDER_NAMES: Readonly<Record<string, PlainMessageKey>> = {
  relevance: 'storefront.list.relevance',
  newest: 'storefront.list.newest',
  'price-asc': 'storefront.list.priceUp',
  'price-desc': 'storefront.list.priceDown',
  'name-asc': 'storefront.list.name',
};

/** Renders the sort orders as links to the first page of the list. The links are collapsed under the current sort order. */
function sorting(list: ProductList, place: ListPlace, page: TemplateContext): Html {
  const nameOf = (order: string) => textOfCode(ORDER_NAMES, order, page.text);
  const to = (order: string) => {
    const { ob: _, ...retained } = { ob: '', ...retainedQuery(list, place) };
    return pathHref(place.path, order === list.orders[0] ? retained : { ...retained, ob: order });
  };
  return html`<details class="sorting">
    <summary>${page.text('storefront.list.sortedBy', { order: nameOf(list.order) })}${icon('down')}</summary>
    <ul>
      ${list.orders.map(
        (order) =>
          html`<li>
            <a href="${to(order)}" ${order === list.order && html`aria-current="true"`}>${nameOf(order)}</a>
          </li>`,
      )}
    </ul>
  </details>`;
}

/**
 * Renders the filters as one form, which requests the first page in the current sort order. The form is a popover that narrow screens
 * open with a button. Wide screens show the form as a column.
 */
const narrowing = (list: ProductList, { path, query }: ListPlace, page: TemplateContext): Html =>
  html`<form id="narrowing" class="narrowing" popover action="${pathHref(path)}">
    <button type="button" class="tool close" popovertarget="narrowing" popovertargetaction="hide">
      ${icon('close')}<span class="hidden">${page.text('storefront.list.close')}</span>
    </button>
    ${Object.entries(query).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${list.order !== list.orders[0] && html`<input type="hidden" name="ob" value="${list.order}" />`}
    ${list.filters.map(optionsOf)} ${prices(list, page)}
    <p class="field">
      <label>
        <input type="checkbox" name="in_stock" value="true" ${list.narrowed['in_stock'] && html`checked`} />
        ${page.text('storefront.list.inStock')}
      </label>
    </p>
    <p class="row">
      <button>${page.text('storefront.list.show')}</button>
      <a href="${pathHref(path, query)}">${page.text('storefront.list.reset')}</a>
    </p>
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

const prices = (
  { prices: range, narrowed }: ProductList,
  { text, shop, money }: TemplateContext,
): Html | null => {
  if (range === null) return null;
  const written = new Intl.NumberFormat(shop.locale, {
    numberingSystem: 'latn',
    useGrouping: false,
    maximumFractionDigits: 6,
  });
  const amount = (name: string, label: string, edge: number) => {
    const value = narrowed[name]?.[0];
    return html`<label>
      ${label}
      <input
        name="${name}"
        inputmode="decimal"
        size="8"
        value="${value && written.format(Number(value))}"
        placeholder="${money(edge)}"
      />
    </label>`;
  };
  return html`<fieldset>
    <legend>${text('storefront.list.price')}</legend>
    <div class="range">
      ${amount('min_price', text('storefront.list.priceFrom'), range.min)}
      ${amount('max_price', text('storefront.list.priceTo'), range.max)}
    </div>
  </fieldset>`;
};

/** Renders the pagination links, which keep the filters and the sort order. */
const pagesOf = (list: ProductList, place: ListPlace, context: TemplateContext): Html | null =>
  paging(
    { page: list.page, pages: list.pages, path: place.path, query: retainedQuery(list, place) },
    context,
  );

/**
 * Returns the query parameters that the links of a list keep: the parameters of the list's URL, the filters, and the sort order unless
 * it is the default.
 */
const retainedQuery = ({ order, orders, narrowed }: ProductList, { query }: ListPlace) => ({
  ...query,
  ...narrowed,
  ...(order !== orders[0] && { ob: order }),
});
