import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import type { Suggested, SuggestedProduct, Suggestions } from './suggestionViews.ts';
import type { TemplateContext } from './contract.ts';
import { icon } from './icon.ts';
import { pathHref } from './pathHref.ts';

/**
 * Renders the search box suggestions: products, categories, pages and posts, and a link to the full search. The search box script
 * inserts them into its list, and announces `data-status` to screen readers.
 */
export function suggestionsTemplate(
  { keyword, products, categories, pages, posts }: Suggestions,
  page: TemplateContext,
): Html {
  const { text } = page;
  const count = products.length + categories.length + pages.length + posts.length;
  if (count === 0) return html`<div data-status="${text('storefront.suggest.none')}"></div>`;
  return html`<div data-status="${text('storefront.suggest.count', { count })}">
    ${group(text('storefront.suggest.products'), products, (product) => productOption(product, page))}
    ${group(text('storefront.suggest.categories'), categories, pageOption)}
    ${group(text('storefront.suggest.pages'), pages, pageOption)}
    ${group(text('storefront.suggest.posts'), posts, pageOption)}
    <a class="all" role="option" tabindex="-1" href="${pathHref('/search', { keyword })}"
      >${text('storefront.suggest.all', { keyword })}</a
    >
  </div>`;
}

const group = <T>(name: string, items: readonly T[], option: (item: T) => Html): Html | null =>
  items.length === 0
    ? null
    : html`<div role="group" aria-label="${name}">
        <p aria-hidden="true">${name}</p>
        ${items.map(option)}
      </div>`;

const pageOption = ({ name, url }: Suggested): Html =>
  html`<a role="option" tabindex="-1" href="${pathHref(url)}">${name}</a>`;

const productOption = (
  { name, url, image, price, price_range: { min, max } }: SuggestedProduct,
  { money, text }: TemplateContext,
): Html => {
  const src = image && safeHref(image);
  return html`<a role="option" tabindex="-1" href="${pathHref(url)}">
    ${src ? html`<img src="${src}" alt="" width="48" height="60" />` : html`<span class="none">${icon('picture')}</span>`}
    <span class="name">${name}</span>
    <span class="price"
      >${min === max ? money(price) : text('storefront.product.priceFrom', { price: money(min) })}</span
    >
  </a>`;
};
