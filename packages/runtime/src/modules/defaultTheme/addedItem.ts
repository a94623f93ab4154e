import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { CartContentsView } from './cartViews.ts';
import type { LineView } from './contentsViews.ts';
import { boughtList } from './contents.ts';
import { taxBasis, taxLabel } from './shownTotal.ts';
import type { TemplateContext } from './contract.ts';
import { goalsPart } from './goalsPart.ts';
import { icon } from './icon.ts';

/**
 * Renders the content of the drawer that the product page script opens after an item is added: the line, the subtotal and the next steps.
 * The hidden part has the new label of the cart link in the header.
 */
export const addedItemTemplate = (cart: CartContentsView, line: LineView, page: TemplateContext): Html => {
  const { text, money } = page;
  const total = cart.totals.find(({ code }) => code === 'sub_total')?.amount ?? 0;
  return html`<div class="added">
    <div class="head">
      <h2 id="added-title">${text('storefront.cart.addedTitle')}</h2>
      <button type="button" class="tool close" aria-label="${text('storefront.cart.close')}">
        ${icon('close')}
      </button>
    </div>
    ${boughtList({ ...cart, lines: [line] }, page)} ${goalsPart(cart)}
    <p class="sum">
      <span>${taxLabel(text('storefront.contents.subtotal'), taxBasis(cart), text)}</span>
      <span>${money(total, cart.currency)}</span>
    </p>
    <a class="button" href="/checkout">${text('storefront.cart.checkout')}</a>
    <a class="button quiet" href="/cart">${text('storefront.cart.view')}</a>
    <span hidden data-mark>${page.cart}</span>
  </div>`;
};
