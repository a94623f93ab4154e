import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { ContentView, FailureView, HomepageView, SearchView, TemplateContext } from './contract.ts';
import { productList } from './productList.ts';
import { productTiles } from './productTiles.ts';

/** Renders the widgets of the homepage, or the newest products where it has none. */
export const homepageTemplate = ({ title, products }: HomepageView, page: TemplateContext): Html =>
  html`<h1>${title}</h1>
    ${page.content}
    ${
      products.length > 0 &&
      html`<section aria-labelledby="newest">
        <h2 id="newest">${page.text('storefront.newest')}</h2>
        ${productTiles(products, page)}
      </section>`
    }`;

/** Renders a page that consists of its widgets. */
export const contentTemplate = ({ title }: ContentView, { content }: TemplateContext): Html =>
  html`<h1>${title}</h1>
    ${content}`;

/** Renders the products that a keyword found, or the form alone while there is none. */
export const searchTemplate = ({ title, path, keyword, products }: SearchView, page: TemplateContext): Html =>
  html`<h1>${title}</h1>
    <form class="search" action="/search">
      <label for="keyword">${page.text('storefront.search.prompt')}</label>
      <input id="keyword" type="search" name="keyword" value="${keyword}" required maxlength="200" />
      <button>${page.text('storefront.search.button')}</button>
    </form>
    ${page.content} ${products && productList(products, { path, query: { keyword } }, page)}`;

/** Renders why there is no page, and what to do now. */
export const failureTemplate = (
  { status, message, requestId }: FailureView,
  { text }: TemplateContext,
): Html =>
  html`<h1>${message}</h1>
    ${status === 404 && html`<p>${text('storefront.failure.lost')}</p>`}
    <p><a href="/">${text('storefront.failure.home')}</a></p>
    <p class="fine">
      ${text('storefront.failure.reference', { status: String(status), request: requestId })}
    </p>`;
