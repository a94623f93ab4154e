import { html, paragraphs, templateParts } from '@shop/runtime/extension';
import type { Html, Templates, WithTextLanguages } from '@shop/runtime/extension';

const { blocksOf, breadcrumb, lineOf, pathHref, productList, richSection } = templateParts;

/** Renders the homepage widgets, or the newest products if there are none. */
export const homepage: Templates['homepage'] = ({ title, products }, page) =>
  html`<h1 class="hidden">${title}</h1>
    ${page.content}
    ${
      products.length > 0 &&
      html`<section aria-labelledby="newest">
        <h2 id="newest" class="rule">${page.text('storefront.newest')}</h2>
        ${page.products(products)}
      </section>`
    }`;

/** Renders a category with a headline, and its subcategories as an index. */
export const category: Templates['category'] = ({ path, entity }, page) =>
  html`${breadcrumb(entity.breadcrumb, page)} ${headline(entity)}
  ${
    entity.children.length > 0 &&
    html`<nav
      class="index"
      aria-label="${page.text('storefront.category.children', { category: entity.name })}"
    >
      <ol>
        ${entity.children.map(
          (child) => html`<li><a href="${pathHref(child.url)}">${lineOf(child, 'name', child.name)}</a></li>`,
        )}
      </ol>
    </nav>`
  }
  ${richSection(entity.description_tree, page, entity)} ${page.content}
  ${productList(entity.products, { path, query: {} }, page)}`;

/** Renders a collection with a headline. */
export const collection: Templates['collection'] = ({ path, entity }, page) =>
  html`${headline(entity)} ${richSection(entity.description_tree, page, entity)} ${page.content}
  ${productList(entity.products, { path, query: {} }, page)}`;

/** A category or a collection shown with a headline. A collection has no short description. */
interface Headed extends WithTextLanguages {
  readonly name: string;
  readonly short_description?: string | null;
}

const headline = (headed: Headed): Html =>
  html`<div class="headline">
    <h1>${lineOf(headed, 'name', headed.name)}</h1>
    ${headed.short_description && blocksOf(headed, 'short_description', paragraphs(headed.short_description))}
  </div>`;
