import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { HomepageView, TemplateContext } from './contract.ts';
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
