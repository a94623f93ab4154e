import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { CartContentsView, CartView, LineView } from './checkoutViews.ts';
import { lineDelivery, lineHeadings, lineName, linePerUnit, totalsTable } from './contents.ts';
import type { TemplateContext } from './contract.ts';
import { taxNote } from './legal.ts';
import { errorSummary, inputField } from './formFields.ts';
import type { SentForm } from './formFields.ts';

/** Renders the cart, with a form for each possible change. */
export const cartTemplate = (
  { title, cart, form, done, signed_in }: CartView,
  page: TemplateContext,
): Html => {
  const { text } = page;
  return html`<h1>${title}</h1>
    ${errorSummary(form, text)} ${done && doneNotice(done, text)} ${cart && notices(cart, text)}
    ${
      cart && cart.lines.length > 0
        ? html`<div class="till">
            ${lines(cart, form, page)}
            <section class="summary" aria-labelledby="summary">
              <h2 id="summary">${text('storefront.contents.summary')}</h2>
              ${coupon(cart, form, text)} ${totalsTable(cart, page)}
              ${cart.tax_note && taxNote(cart.tax_note, page)}
              <a class="button" href="/checkout">${text('storefront.cart.checkout')}</a>
            </section>
          </div>`
        : html`<p>${text('storefront.cart.empty')}</p>
            ${!signed_in && html`<p>${text('storefront.cart.emptyHint')}</p>`}
            <p class="row">
              <a class="button" href="/">${text('storefront.cart.browse')}</a>
              ${!signed_in && html`<a href="/account/login?to=/cart">${text('storefront.signIn.login')}</a>`}
            </p>`
    }
    ${page.content}`;
};

/**
 * Renders a notice about the last cart change. After a removal the notice has an undo button, and after an addition it has links to the
 * next steps.
 */
const doneNotice = (done: NonNullable<CartView['done']>, text: Text): Html =>
  html`<div class="notice row" role="status">
    <p>
      ${text(done.what === 'added' ? 'storefront.cart.added' : 'storefront.cart.removed', { product: done.product })}
    </p>
    ${
      done.what === 'added'
        ? html`<a href="/">${text('storefront.cart.browse')}</a>`
        : html`<form method="post" action="/cart/items">
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

const lines = (cart: CartContentsView, form: SentForm, page: TemplateContext): Html => {
  const heading = lineHeadings(cart.prices_include_tax, page.text);
  return html`<div class="scroll">
    <table class="lines">
      <caption class="hidden">
        ${page.text('storefront.contents.inCart')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${heading.product}</th>
          <th scope="col">${heading.price}</th>
          <th scope="col">${heading.quantity}</th>
          <th scope="col">${heading.total}</th>
        </tr>
      </thead>
      <tbody>
        ${cart.lines.map((line) => row(line, heading, cart, form, page))}
      </tbody>
    </table>
  </div>`;
};

const row = (
  line: LineView,
  heading: ReturnType<typeof lineHeadings>,
  cart: CartContentsView,
  form: SentForm,
  page: TemplateContext,
): Html => {
  const { money, text } = page;
  return html`<tr>
    <th scope="row">
      ${lineName(line, text)} ${lineDelivery(line, page)}
      ${line.errors.map((error) => html`<span class="error">${error}</span>`)}
    </th>
    <td data-label="${heading.price}">
      <span>${money(line.unit_price, cart.currency)} ${linePerUnit(line, cart.currency, page)}</span>
    </td>
    <td data-label="${heading.quantity}">${quantity(line, form, text)}</td>
    <td data-label="${heading.total}">${money(line.total, cart.currency)}</td>
  </tr>`;
};

function quantity({ uuid, name: product, qty }: LineView, form: SentForm, text: Text): Html {
  const field = `qty-${uuid}`;
  const error = form.errors.find(({ path }) => path === field)?.message;
  return html`<form class="quantity" method="post" action="/cart/items/${uuid}">
    <button class="hidden" tabindex="-1" aria-hidden="true"></button>
    <button
      class="quiet step"
      name="step"
      value="decrease"
      formnovalidate
      ${qty <= 1 && html`disabled`}
      aria-label="${text('storefront.cart.oneLess', { product })}"
    >
      −
    </button>
    <label class="hidden" for="field-${field}">${text('storefront.cart.quantityOf', { product })}</label>
    <input
      id="field-${field}"
      name="qty"
      type="number"
      inputmode="numeric"
      min="1"
      max="100000"
      required
      value="${form.values[field] ?? qty}"
      ${error && html`aria-invalid="true" aria-describedby="field-${field}-error"`}
    />
    <button
      class="quiet step"
      name="step"
      value="increase"
      formnovalidate
      aria-label="${text('storefront.cart.oneMore', { product })}"
    >
      +
    </button>
    ${error && html`<span class="error" id="field-${field}-error">${error}</span>`}
    <button class="quiet update" aria-label="${text('storefront.cart.updateOf', { product })}">
      ${text('storefront.cart.update')}
    </button>
    <button
      class="quiet"
      formaction="/cart/items/${uuid}/removal"
      formnovalidate
      aria-label="${text('storefront.cart.removeOf', { product })}"
    >
      ${text('storefront.cart.remove')}
    </button>
  </form>`;
}

const coupon = ({ coupon: applied }: CartContentsView, form: SentForm, text: Text): Html =>
  applied === null
    ? html`<form class="coupon" method="post" action="/cart/coupons">
        ${inputField(
          { name: 'coupon', label: text('storefront.cart.couponCode'), autocomplete: 'off' },
          form,
          text,
        )}
        <button class="quiet">${text('storefront.cart.applyCoupon')}</button>
      </form>`
    : html`<form class="coupon" method="post" action="/cart/coupons/removal">
        <p>${text('storefront.cart.couponApplied', { coupon: applied })}</p>
        <input type="hidden" name="coupon" value="${applied}" />
        <button class="quiet" aria-label="${text('storefront.cart.removeCoupon')}">
          ${text('storefront.cart.remove')}
        </button>
      </form>`;
