import { html, paragraphs } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { CategoryView, TemplateContext } from './contract.ts';
import { listOrInstead } from './listOrInstead.ts';
import { pathHref } from './pathHref.ts';
import { richSection } from './richSection.ts';
import { blocksOf, lineOf } from './textLanguage.ts';

/** Renders a category with its description, subcategories and products. */
export const categoryTemplate = ({ path, entity, instead }: CategoryView, page: TemplateContext): Html =>
  html`${breadcrumb(entity.breadcrumb, page)}
    <h1>${lineOf(entity, 'name', entity.name)}</h1>
    ${entity.short_description && blocksOf(entity, 'short_description', paragraphs(entity.short_description))}
    ${richSection(entity.description_tree, page, entity)} ${page.content}
    ${
      entity.children.length > 0 &&
      html`<nav
        class="children"
        aria-label="${page.text('storefront.category.children', { category: entity.name })}"
      >
        <ul>
          ${entity.children.map(
            (child) =>
              html`<li><a href="${pathHref(child.url)}">${lineOf(child, 'name', child.name)}</a></li>`,
          )}
        </ul>
      </nav>`
    }
    ${listOrInstead(entity.products, instead, { path, query: {} }, page)}`;
