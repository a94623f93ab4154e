import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
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
export const contentTemplate = ({ title }: CacheView, { content }: TemplateContext): Html =>
  html`<h1>${title}</h1>
    ${content}`;
