import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { HandOverView } from './cartViews.ts';
import { linePicture } from './contents.ts';
import type { TemplateContext } from './contract.ts';
import { pathHref } from './pathHref.ts';

/** Renders the items of a cart that a sales channel built, and the button that continues to the checkout. */
export const handOverTemplate = (view: HandOverView, page: TemplateContext): Html => {
  const { title, path, key, items, own_units: own } = view;
  const { text } = page;
  return html`<h1>${title}</h1>
    ${
      items === null
        ? html`<p>${text('storefront.handOver.ended')}</p>
            <p><a class="button" href="/">${text('storefront.cart.browse')}</a></p>`
        : html`<div class="shared">
            <p>${text('storefront.handOver.kept')}</p>
            <ul class="bought">
              ${items.map((item) => row(item, page))}
            </ul>
            ${own > 0 && html`<p class="notice">${text('storefront.handOver.own', { count: own })}</p>`}
            <form method="post" action="${pathHref(path)}">
              <input type="hidden" name="key" value="${key}" />
              <button>${text('storefront.handOver.continue')}</button>
            </form>
            <p class="fine">${text('storefront.handOver.once')}</p>
          </div>`
    }
    ${page.content}`;
};

const row = (
  { name, image, qty, options }: NonNullable<HandOverView['items']>[number],
  { text }: TemplateContext,
): Html =>
  html`<li>
    ${linePicture({ image })}
    <span class="what">
      ${text('storefront.contents.units', { qty, product: name })}
      ${options.map((option) => html`<span class="option">${text('storefront.contents.option', option)}</span>`)}
    </span>
  </li>`;
