import { html, paragraphs } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { CategoryView, Surroundings } from './contract.ts';
import { pathHref } from './pathHref.ts';
import { productList } from './productList.ts';
import { prose } from './prose.ts';

/** What is said of a category, what lies below it, and its products. */
export const categoryTemplate = ({ path, entity }: CategoryView, page: Surroundings): Html =>
  html`${breadcrumb(entity.breadcrumb)}
    <h1>${entity.name}</h1>
    ${entity.short_description && paragraphs(entity.short_description)} ${page.content}
    ${
      entity.children.length > 0 &&
      html`<nav class="children" aria-label="Categories in ${entity.name}">
        <ul>
          ${entity.children.map(({ name, url }) => html`<li><a href="${pathHref(url)}">${name}</a></li>`)}
        </ul>
      </nav>`
    }
    ${productList(entity.products, { path, query: {} }, page)}
    ${entity.description && html`<section aria-label="Description">${prose(entity.description)}</section>`}`;
