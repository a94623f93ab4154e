import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { SearchView, TemplateContext } from './contract.ts';
import { pathHref } from './pathHref.ts';
import { sentenceWithLink } from './sentenceWithLink.ts';
import { productList } from './productList.ts';

/** Renders the search results, or only the form before the first search. */
export const searchTemplate = (view: SearchView, page: TemplateContext): Html => {
  const { title, path, keyword, products, instead } = view;
  return html`<h1>${title}</h1>
    ${searchField(keyword, page)} ${correction(view, page)} ${page.content}
    ${products && productList(products, { path, query: { keyword } }, page)}
    ${instead.length > 0 && help(view, page)}`;
};

/** Renders a search form in the content of a page. */
export const searchField = (keyword: string, { text }: TemplateContext): Html =>
  html`<form class="search" action="/search">
    <label for="keyword">${text('storefront.search.prompt')}</label>
    <input id="keyword" type="search" name="keyword" dir="auto" value="${keyword}" required maxlength="200" />
    <button>${text('storefront.search.button')}</button>
  </form>`;

/** Renders the suggested keyword correction, or a note that the shown products are only similar to the search. */
const correction = (
  { correction: suggestion, products }: SearchView,
  { text }: TemplateContext,
): Html | null =>
  suggestion === null
    ? null
    : html`<p class="notice">
        ${products !== null && products.total > 0 ? html`${text('storefront.search.similar')} ` : null}${text(
          'storefront.search.meant',
        )}
        <a href="${pathHref('/search', { keyword: suggestion })}">${suggestion}</a>
      </p>`;

/** Renders suggestions after a search without results: advice on other keywords, the menu categories and the newest products. */
const help = ({ instead }: SearchView, page: TemplateContext): Html =>
  html`<div class="rich">
      <p>${page.text('storefront.search.tips')}</p>
      <ul>
        <li>${page.text('storefront.search.tipWords')}</li>
        <li>${page.text('storefront.search.tipSpelling')}</li>
        <li>
          ${sentenceWithLink((contact) => page.text('storefront.search.tipMenu', { contact }), {
            title: page.text('storefront.search.contact'),
            url: '/contact',
          })}
        </li>
      </ul>
    </div>
    <section aria-labelledby="newest">
      <h2 id="newest">${page.text('storefront.newest')}</h2>
      ${page.products(instead)}
    </section>`;
