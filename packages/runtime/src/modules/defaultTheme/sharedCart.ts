import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { commaOf } from '../../platform/languages/writing.ts';
import { pictureTag } from '../media/index.ts';
import type { SharedCartView } from './cartViews.ts';
import type { TemplateContext } from './contract.ts';
import { icon } from './icon.ts';
import { pathHref } from './pathHref.ts';

/** Renders the items of a shared cart, and the button that adds them to the visitor's own cart. */
export const sharedCartTemplate = (view: SharedCartView, page: TemplateContext): Html => {
  const { title, path, items, sold_out: soldOut, gone } = view;
  const { text, shop } = page;
  return html`<h1>${title}</h1>
    ${
      soldOut.length > 0 &&
      html`<p class="notice" role="status">
        ${text('storefront.sharedCart.soldOut', { products: soldOut.join(commaOf(shop.locale)) })}
      </p>`
    }
    ${gone > 0 && html`<p class="notice" role="status">${text('storefront.sharedCart.gone', { count: gone })}</p>`}
    ${
      items.length === 0
        ? html`<p>${text('storefront.sharedCart.empty')}</p>
            <p><a class="button" href="/">${text('storefront.cart.browse')}</a></p>`
        : html`<div class="shared">
            <ul class="bought">
              ${items.map((item) => row(item, page))}
            </ul>
            <form method="post" action="${pathHref(path)}">
              <button>${text('storefront.sharedCart.add')}</button>
            </form>
            <p class="fine">${text('storefront.sharedCart.note')}</p>
          </div>`
    }
    ${page.content}`;
};

const row = ({ product, qty, options }: SharedCartView['items'][number], page: TemplateContext): Html => {
  const { picture, name, url, price } = product;
  const image = picture && pictureTag(picture, { alt: '', sizes: '5.5rem', loaded: 'near' });
  return html`<li>
    ${image ? html`<span class="frame">${image}</span>` : html`<span class="frame none">${icon('picture')}</span>`}
    <span class="what">
      <a href="${pathHref(url)}">${page.text('storefront.contents.units', { qty, product: name })}</a>
      ${options.length > 0 && html`<span class="option">${options.join(' · ')}</span>`}
    </span>
    <span class="amount"
      >${qty > 1 ? page.text('storefront.cart.each', { price: page.money(price) }) : page.money(price)}</span
    >
  </li>`;
};
