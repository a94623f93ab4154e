import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { ProductTile } from '../catalog/contract.ts';
import type { TemplateContext } from './contract.ts';
import { icon } from './icon.ts';

interface EmptyCart {
  readonly products: readonly ProductTile[];
  /** True if the visitor may have a saved cart that signing in restores. */
  readonly offersSignIn: boolean;
}

/** Renders an empty cart or checkout: its heading, a link back to the shop, and products. */
export const emptyCart = ({ products, offersSignIn }: EmptyCart, page: TemplateContext): Html => {
  const { text } = page;
  return html`<div class="nothing">
      ${icon('cart')}
      <h1>${text('storefront.cart.empty')}</h1>
      <p><a class="button" href="/">${text('storefront.orders.start')}</a></p>
      ${offersSignIn && html`<p><a href="/account/login?to=/cart">${text('storefront.cart.emptyHint')}</a></p>`}
    </div>
    ${
      products.length > 0 &&
      html`<section aria-labelledby="newest">
        <h2 id="newest">${text('storefront.newest')}</h2>
        ${page.products(products)}
      </section>`
    }`;
};
