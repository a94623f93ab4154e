import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { SearchView, TemplateContext } from './contract.ts';
import { productList } from './productList.ts';

/** Renders the products that a keyword found, or the form alone while there is none. */
export const searchTemplate = ({ title, path, keyword, products }: SearchView, page: TemplateContext): Html =>
  html`<h1>${title}</h1>
    <form class="search" action="/search">
      <label for="keyword">${page.text('storefront.search.prompt')}</label>
      <input id="keyword" type="search" name="keyword" value="${keyword}" required maxlength="200" />
      <button>${page.text('storefront.search.button')}</button>
    </form>
    ${page.content} ${products && productList(products, { path, query: { keyword } }, page)}`;
