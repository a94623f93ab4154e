import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { WithTextLanguages } from '../../platform/contracts/languages.ts';
import { lineOf } from './textLanguage.ts';
import type { CacheView, HomepageView, TemplateContext } from './contract.ts';

/** Renders the homepage widgets, or the newest products if the homepage has no widgets. */
export const homepageTemplate = ({ title, products }: HomepageView, page: TemplateContext): Html =>
  html`<h1>${title}</h1>
    ${page.content}
    ${
      products.length > 0 &&
      html`<section aria-labelledby="newest">
        <h2 id="newest">${page.text('storefront.newest')}</h2>
        ${page.products(products)}
      </section>`
    }`;

/** Renders a page whose content consists of widgets. */
export function contentTemplate({ title, entity }: CacheView, { content }: TemplateContext): Html {
  const own = (entity ?? {}) as WithTextLanguages;
  return html`<h1>${lineOf(own, 'name' in own ? 'name' : 'title', title)}</h1>
    ${content}`;
}
