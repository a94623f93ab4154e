import { html, paragraphs } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { CategoryView, TemplateContext } from './contract.ts';
import { pathHref } from './pathHref.ts';
import { productList } from './productList.ts';
import { richSection } from './richSection.ts';

/** Renders a category with its description, subcategories and products. */
export const categoryTemplate = ({ path, entity }: CategoryView, page: TemplateContext): Html =>
  html`${breadcrumb(entity.breadcrumb, page)}
    <h1>${entity.name}</h1>
    ${entity.short_description && paragraphs(entity.short_description)}
    ${richSection(entity.description_tree, page)} ${page.content}
    ${
      entity.children.length > 0 &&
      html`<nav
        class="children"
        aria-label="${page.text('storefront.category.children', { category: entity.name })}"
      >
        <ul>
          ${entity.children.map(({ name, url }) => html`<li><a href="${pathHref(url)}">${name}</a></li>`)}
        </ul>
      </nav>`
    }
    ${productList(entity.products, { path, query: {} }, page)}`;
