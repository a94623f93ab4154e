import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { SearchView, Surroundings } from './contract.ts';
import { productList } from './productList.ts';

/** What a keyword found, or the form alone while there is none. */
export const searchTemplate = ({ title, path, keyword, products }: SearchView, page: Surroundings): Html =>
  html`<h1>${title}</h1>
    <form class="search" action="/search">
      <label for="keyword">What do you look for?</label>
      <input id="keyword" type="search" name="keyword" value="${keyword}" required maxlength="200" />
      <button>Search</button>
    </form>
    ${page.content} ${products && productList(products, { path, query: { keyword } }, page)}`;
