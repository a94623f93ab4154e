import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { HomepageView, Surroundings } from './contract.ts';
import { productTiles } from './productTiles.ts';

/** What is placed on it; the newest products where nothing is. */
export const homepageTemplate = ({ title, products }: HomepageView, page: Surroundings): Html =>
  html`<h1>${title}</h1>
    ${page.content}
    ${
      products.length > 0 &&
      html`<section aria-labelledby="newest">
        <h2 id="newest">New in the shop</h2>
        ${productTiles(products, page)}
      </section>`
    }`;
