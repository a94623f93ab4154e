import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { CartContentsView, CartView, LineView } from './checkoutViews.ts';
import { lineName, taxNote, totalsTable } from './contents.ts';
import type { Surroundings } from './contract.ts';
import { errorSummary, inputField } from './formFields.ts';
import type { SentForm } from './formFields.ts';

/** The cart, with a form for each change of it. */
export const cartTemplate = ({ title, cart, form }: CartView, page: Surroundings): Html =>
  html`<h1>${title}</h1>
    ${errorSummary(form)} ${cart && notices(cart)}
    ${
      cart && cart.lines.length > 0
        ? html`${lines(cart, form, page)} ${coupon(cart, form)} ${totalsTable(cart, page)}
            <p class="onward"><a class="button" href="/checkout">Go to checkout</a></p>`
        : html`<p>There is nothing in your cart yet.</p>
            <p><a class="button" href="/">Look around in the shop</a></p>`
    }
    ${page.content}`;

/** What was taken away from the cart. That of a coupon stays until the shopper has read it. */
const notices = ({ notices: all }: CartContentsView): Html =>
  html`${all.map(
    ({ field, message }) =>
      html`<div class="notice" role="status">
        <p>${message}</p>
        ${
          field === 'coupon' &&
          html`<form method="post" action="/cart/coupons/removal">
            <button class="quiet">Hide this note</button>
          </form>`
        }
      </div>`,
  )}`;

const lines = (cart: CartContentsView, form: SentForm, page: Surroundings): Html =>
  html`<div class="scroll">
    <table class="lines">
      <caption class="hidden">
        What is in your cart
      </caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Price${taxNote(cart.prices_include_tax)}</th>
          <th scope="col">Quantity</th>
          <th scope="col">Together${taxNote(cart.prices_include_tax)}</th>
        </tr>
      </thead>
      <tbody>
        ${cart.lines.map((line) => row(line, cart, form, page))}
      </tbody>
    </table>
  </div>`;

const row = (line: LineView, cart: CartContentsView, form: SentForm, { money }: Surroundings): Html => {
  const note = taxNote(cart.prices_include_tax);
  return html`<tr>
    <th scope="row">
      ${lineName(line)} ${line.errors.map((error) => html`<span class="error">${error}</span>`)}
    </th>
    <td data-label="Price${note}">${money(line.unit_price, cart.currency)}</td>
    <td data-label="Quantity">${quantity(line, form)}</td>
    <td data-label="Together${note}">${money(line.total, cart.currency)}</td>
  </tr>`;
};

function quantity({ uuid, name, qty }: LineView, form: SentForm): Html {
  const field = `qty-${uuid}`;
  const error = form.errors.find(({ path }) => path === field)?.message;
  return html`<form class="quantity" method="post" action="/cart/items/${uuid}">
    <label class="hidden" for="field-${field}">Quantity of ${name}</label>
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
    ${error && html`<span class="error" id="field-${field}-error">${error}</span>`}
    <button class="quiet">Update<span class="hidden"> the quantity of ${name}</span></button>
    <button class="quiet" formaction="/cart/items/${uuid}/removal" formnovalidate>
      Remove<span class="hidden"> ${name}</span>
    </button>
  </form>`;
}

const coupon = ({ coupon: applied }: CartContentsView, form: SentForm): Html =>
  applied === null
    ? html`<form class="coupon" method="post" action="/cart/coupons">
        ${inputField({ name: 'coupon', label: 'Coupon code', autocomplete: 'off' }, form)}
        <button class="quiet">Apply</button>
      </form>`
    : html`<form class="coupon" method="post" action="/cart/coupons/removal">
        <p>Coupon <strong>${applied}</strong> is applied.</p>
        <input type="hidden" name="coupon" value="${applied}" />
        <button class="quiet">Remove<span class="hidden"> the coupon</span></button>
      </form>`;
