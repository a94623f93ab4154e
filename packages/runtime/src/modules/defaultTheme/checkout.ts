import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { CheckoutStepName, CheckoutView } from './checkoutViews.ts';
import { addressStep } from './checkoutAddress.ts';
import { paymentStep, shippingStep } from './checkoutSteps.ts';
import { reviewStep } from './reviewStep.ts';
import { boughtList, foldedSummary } from './contents.ts';
import { totalsTable } from './totalsTable.ts';
import { shownTotal } from './shownTotal.ts';
import type { TemplateContext } from './contract.ts';
import { couponPart } from './couponPart.ts';
import { emptyCart } from './emptyCart.ts';
import { taxNote } from './legal.ts';
import { expressCheckout } from './express.ts';
import { errorSummary } from './formFields.ts';
import { shownSteps, stepList, STEP_NAMES } from './stepList.ts';

/** Renders one checkout step with its form. */
export function checkoutTemplate(view: CheckoutView, page: TemplateContext): Html {
  const { cart, steps, step, form } = view;
  const { text } = page;
  if (!cart || !step) {
    return html`${errorSummary(form, text)} ${view.unpaid_order && waiting(view.unpaid_order, text)}
    ${emptyCart({ products: view.instead, offersSignIn: false }, page)} ${page.content}`;
  }
  return html`<h1 id="step">${text(STEP_NAMES[step.name])}</h1>
    ${stepList(shownSteps(steps, step), step.name, text)}
    ${hasFaultyLines(cart) ? null : errorSummary(form, text)} ${errorSummary(view.coupon_form, text)}
    ${changed(view, text)} ${notices(view, text)}
    <div class="till">
      <section aria-labelledby="step">
        ${step.name === 'address' && expressCheckout(view.express, page)} ${content(view, page)}
        <p><a href="/cart">${text('storefront.checkout.changeCart')}</a></p>
      </section>
      ${summary(view, cart, step.name, page)}
    </div>
    ${page.content}`;
}

/** Renders the order summary next to each step. Narrow screens show it collapsed, except in the review, which shows the total to pay. */
function summary(
  { coupon_form: coupon }: CheckoutView,
  cart: NonNullable<CheckoutView['cart']>,
  step: CheckoutStepName,
  page: TemplateContext,
): Html {
  const { money, text } = page;
  const total = shownTotal(cart);
  const contents = html`${boughtList(cart, page)} ${totalsTable(cart, page)}
  ${cart.tax_note && taxNote(cart.tax_note, page)} ${couponPart(cart, coupon, page, `/checkout?step=${step}`)}`;
  return step === 'review'
    ? html`<section class="summary first" aria-labelledby="summary">
        <h2 id="summary">${text('storefront.contents.summary')}</h2>
        ${contents}
      </section>`
    : foldedSummary({ total: money(total, cart.currency), isOpen: coupon.errors.length > 0 }, contents, text);
}

const waiting = (
  { order_number: number, payment_path: path }: NonNullable<CheckoutView['unpaid_order']>,
  text: Text,
): Html =>
  html`<div class="notice" role="status">
    <p>${text('storefront.checkout.unpaid', { number })}</p>
    ${path && html`<p><a class="button" href="${path}">${text('storefront.checkout.toPayment')}</a></p>`}
  </div>`;

/**
 * Reports whether the cart has a line that cannot be ordered as it is. The notice on the line states the reason, so the page does not
 * repeat it.
 */
const hasFaultyLines = (cart: NonNullable<CheckoutView['cart']>): boolean =>
  cart.lines.some(({ errors }) => errors.length > 0);

/** Renders what has changed since the shopper opened the review. */
const changed = ({ changes }: CheckoutView, text: Text): Html | null =>
  changes.length === 0
    ? null
    : html`<div class="notice" role="status">
        <h2>${text('storefront.changed.title')}</h2>
        <ul>
          ${changes.map((change) => html`<li>${change}</li>`)}
        </ul>
      </div>`;

const notices = ({ cart, unpaid_order: unpaid }: CheckoutView, text: Text): Html =>
  html`${
    unpaid &&
    html`<p class="notice" role="status">
      ${text(unpaid.is_final ? 'storefront.checkout.wasNotPaid' : 'storefront.checkout.noPaymentYet', {
        number: unpaid.order_number,
      })}
    </p>`
  }
  ${cart?.notices.map(({ message }) => html`<p class="notice" role="status">${message}</p>`)}
  ${cart?.lines.flatMap(({ uuid, name, errors }) =>
    errors.map(
      (notice) =>
        html`<div class="notice row" role="status">
          <p>${text('storefront.checkout.lineNotice', { product: name, notice })}</p>
          <form method="post" action="/cart/items/${uuid}/removal">
            <button class="quiet" aria-label="${text('storefront.cart.removeOf', { product: name })}">
              ${text('storefront.cart.remove')}
            </button>
          </form>
        </div>`,
    ),
  )}`;

function content(view: CheckoutView, page: TemplateContext): Html | null {
  const { step } = view;
  if (step?.name === 'address') return addressStep(step, view, page);
  if (step?.name === 'shipping') return shippingStep(step, view, page);
  if (step?.name === 'payment') return paymentStep(step, view, page);
  return reviewStep(view, page);
}
