import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { ProductList, ProductTile } from '../catalog/contract.ts';
import type { TemplateContext } from './contract.ts';
import type { ListPlace } from './parts/contract.ts';
import { productList } from './productList.ts';
import { searchField } from './search.ts';

/** Renders a product list, or for a list without products a search form and the products to show instead. */
export const listOrInstead = (
  list: ProductList,
  instead: readonly ProductTile[],
  place: ListPlace,
  page: TemplateContext,
): Html =>
  instead.length === 0
    ? productList(list, place, page)
    : html`<p>${page.text('storefront.list.nothingYet')}</p>
        ${searchField('', page)}
        <section aria-labelledby="newest">
          <h2 id="newest">${page.text('storefront.newest')}</h2>
          ${page.products(instead)}
        </section>`;
