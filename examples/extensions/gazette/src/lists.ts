import { html, paragraphs, templateParts } from '@shop/runtime/extension';
import type { Html, Templates } from '@shop/runtime/extension';
import { productCells } from './productRows.ts';

const { breadcrumb, pathHref, productList, richSection } = templateParts;

/** Renders the widgets of the homepage, or the newest products where it has none. */
export const homepage: Templates['homepage'] = ({ title, products }, page) =>
  html`<h1 class="hidden">${title}</h1>
    ${page.content}
    ${
      products.length > 0 &&
      html`<section aria-labelledby="newest">
        <h2 id="newest" class="rule">${page.text('storefront.newest')}</h2>
        ${productCells(products, page)}
      </section>`
    }`;

/** Renders a category under a headline, with the categories below it as an index. */
export const category: Templates['category'] = ({ path, entity }, page) =>
  html`${breadcrumb(entity.breadcrumb, page)} ${headline(entity)}
  ${
    entity.children.length > 0 &&
    html`<nav
      class="index"
      aria-label="${page.text('storefront.category.children', { category: entity.name })}"
    >
      <ol>
        ${entity.children.map(({ name, url }) => html`<li><a href="${pathHref(url)}">${name}</a></li>`)}
      </ol>
    </nav>`
  }
  ${richSection(entity.description_tree, page)} ${page.content}
  ${productList(entity.products, { path, query: {} }, page, productCells)}`;

/** Renders a collection under a headline. */
export const collection: Templates['collection'] = ({ path, entity }, page) =>
  html`${headline(entity)} ${richSection(entity.description_tree, page)} ${page.content}
  ${productList(entity.products, { path, query: {} }, page, productCells)}`;

/** What headlines are made from. A collection has no short description. */
interface Headed {
  readonly name: string;
  readonly short_description?: string | null;
}

const headline = ({ name, short_description: lead }: Headed): Html =>
  html`<div class="headline">
    <h1>${name}</h1>
    ${lead && paragraphs(lead)}
  </div>`;

/** Renders the products that a keyword found, or the form alone while there is none. */
export const search: Templates['search'] = ({ title, path, keyword, products, correction, instead }, page) =>
  html`<div class="headline"><h1>${title}</h1></div>
    <form class="search" action="/search">
      <label for="keyword">${page.text('storefront.search.prompt')}</label>
      <input
        id="keyword"
        type="search"
        name="keyword"
        dir="auto"
        value="${keyword}"
        required
        maxlength="200"
      />
      <button>${page.text('storefront.search.button')}</button>
    </form>
    ${
      correction !== null &&
      html`<p class="notice">
        ${page.text('storefront.search.meant')}
        <a href="${pathHref('/search', { keyword: correction })}">${correction}</a>
      </p>`
    }
    ${page.content} ${products && productList(products, { path, query: { keyword } }, page, productCells)}
    ${
      instead.length > 0 &&
      html`<section aria-labelledby="newest">
        <h2 id="newest" class="rule">${page.text('storefront.newest')}</h2>
        ${productCells(instead, page)}
      </section>`
    }`;
