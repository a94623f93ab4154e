import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { commaOf } from '../../platform/languages/writing.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { cartLines, sharedDelivery } from './cartLines.ts';
import type { CartContentsView, CartView } from './cartViews.ts';
import { totalsTable } from './totalsTable.ts';
import { shownDue } from './shownTotal.ts';
import type { TemplateContext } from './contract.ts';
import { deliveryText } from './deliveryText.ts';
import { emptyCart } from './emptyCart.ts';
import { taxNote } from './legal.ts';
import { expressForms } from './express.ts';
import { couponPart } from './couponPart.ts';
import { goalsPart } from './goalsPart.ts';
import { errorSummary } from './formFields.ts';
import { icon } from './icon.ts';

/** Renders the cart, with a form for each possible change. */
export const cartTemplate = (view: CartView, page: TemplateContext): Html => {
  const { title, cart, form, done, signed_in, related, instead } = view;
  const { text } = page;
  const isFilled = cart !== null && cart.lines.length > 0;
  return html`${isFilled && html`<h1>${title}</h1>`} ${errorSummary(form, text)}
  ${done && doneNotice(done, text)} ${cart && notices(cart, text)}
  ${
    isFilled
      ? html`<div class="till cart">${cartLines(cart, form, page)} ${summary(cart, view, page)}</div>`
      : emptyCart({ products: instead, offersSignIn: !signed_in }, page)
  }
  ${page.content}
  ${
    related.length > 0 &&
    html`<section aria-labelledby="related">
      <h2 id="related">${text('storefront.cart.related')}</h2>
      ${page.products(related)}
    </section>`
  }
  ${isFilled && payBar(cart, page)}`;
};

/** Renders the totals, the coupon, the link to the checkout, and notes about delivery, returns and payment. */
const summary = (cart: CartContentsView, view: CartView, page: TemplateContext): Html => {
  const { text, money } = page;
  return html`<section class="summary" aria-labelledby="summary">
    <h2 id="summary">${text('storefront.contents.summary')}</h2>
    ${goalsPart(cart)} ${totalsTable(cart, page, 'storefront.contents.atCheckout')}
    ${cart.tax_note && taxNote(cart.tax_note, page)} ${couponPart(cart, view.form, page)}
    <a class="button" href="/checkout"
      >${text('storefront.cart.checkoutFor', { amount: money(shownDue(cart), cart.currency) })}</a
    >
    ${expressForms(view.express, { from: '/cart', text })} ${trust(cart, view, page)}
    <p class="center"><a href="/">${text('storefront.cart.browse')}</a></p>
    ${view.share_url && share(view.share_url, text)}
  </section>`;
};

/** Renders the bar at the bottom of a phone screen, with the total and the link to the checkout. */
const payBar = (cart: CartContentsView, { money, text }: TemplateContext): Html =>
  html`<div class="buy-bar">
    <span class="price"
      ><span class="hidden"
        >${text(cart.tenders.length > 0 ? 'storefront.contents.amountDue' : 'storefront.contents.grandTotal')}</span
      >
      ${money(shownDue(cart), cart.currency)}</span
    >
    <a class="button" href="/checkout">${text('storefront.cart.checkout')}</a>
  </div>`;

/** Renders delivery, returns and payment methods, one line each. Returns null if there is nothing to show. */
function trust(cart: CartContentsView, { payments }: CartView, page: TemplateContext): Html | null {
  const { text } = page;
  const { return_days: days } = cart;
  const delivery = sharedDelivery(cart);
  const lines = [
    delivery && html`<li>${icon('truck')}${deliveryText(delivery, page)}</li>`,
    days !== null && html`<li>${icon('return')}${text('storefront.product.returns', { days })}</li>`,
    payments.length > 0 &&
      html`<li>
        ${icon('card')}<span class="hidden">${text('storefront.foot.payments')}:</span>
        ${payments.join(commaOf(page.shop.locale))}
      </li>`,
  ].filter(Boolean);
  return lines.length > 0
    ? html`<ul class="promises">
        ${lines}
      </ul>`
    : null;
}

/**
 * Renders the link that adds the same items to another cart. The cart script copies the link. Without the script, shoppers can select it.
 */
const share = (url: string, text: Text): Html =>
  html`<details class="share" data-copied="${text('storefront.cart.linkCopied')}">
    <summary>${text('storefront.cart.share')}</summary>
    <p class="field">
      <label for="share-link">${text('storefront.cart.shareLink')}</label>
      <input id="share-link" type="url" value="${url}" readonly />
      <span class="hint" role="status"></span>
    </p>
  </details>`;

/** Renders a notice about the last cart change. After a removal the notice has an undo button. */
const doneNotice = (done: NonNullable<CartView['done']>, text: Text): Html =>
  html`<div class="notice row" role="status">
    <p>
      ${text(done.what === 'added' ? 'storefront.cart.added' : 'storefront.cart.removed', { product: done.product })}
    </p>
    ${
      done.what === 'removed' &&
      html`<form method="post" action="/cart/items">
        <input type="hidden" name="sku" value="${done.sku}" />
        <input type="hidden" name="qty" value="${done.qty}" />
        <button class="quiet" aria-label="${text('storefront.cart.undoOf', { product: done.product })}">
          ${text('storefront.cart.undo')}
        </button>
      </form>`
    }
  </div>`;

/** Renders the notices about items and coupons removed from the cart. A coupon notice stays until the shopper dismisses it. */
const notices = ({ notices: all }: CartContentsView, text: Text): Html =>
  html`${all.map(
    ({ field, message }) =>
      html`<div class="notice" role="status">
        <p>${message}</p>
        ${
          field === 'coupon' &&
          html`<form method="post" action="/cart/coupons/removal">
            <button class="quiet">${text('storefront.cart.hideNotice')}</button>
          </form>`
        }
      </div>`,
  )}`;
