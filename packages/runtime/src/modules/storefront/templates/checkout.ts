import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { CheckoutStepName, CheckoutStepView, CheckoutView } from './checkoutViews.ts';
import { addressStep } from './checkoutAddress.ts';
import { paymentStep, reviewStep, shippingStep } from './checkoutSteps.ts';
import { totalsTable } from './contents.ts';
import type { Surroundings } from './contract.ts';
import { errorSummary } from './formFields.ts';

const NAMES: Readonly<Record<CheckoutStepName, string>> = {
  address: 'Address',
  shipping: 'Shipping',
  payment: 'Payment',
  review: 'Review',
};

/** One step of the way to an order, with a form of its own. */
export function checkoutTemplate(view: CheckoutView, page: Surroundings): Html {
  const { title, cart, steps, step, form } = view;
  if (!cart || !step) {
    return html`<h1>${title}</h1>
      ${errorSummary(form)} ${view.unpaid_order && waiting(view.unpaid_order)}
      <p>There is nothing in your cart that could be ordered.</p>
      <p><a class="button" href="/">Look around in the shop</a></p>
      ${page.content}`;
  }
  return html`<h1>${title}</h1>
    ${stepList(steps, step.name)} ${errorSummary(form)} ${notices(view)}
    <h2>${NAMES[step.name]}</h2>
    ${content(view, page)} ${step.name === 'review' ? null : totalsTable(cart, page)}
    <p><a href="/cart">Change the cart</a></p>
    ${page.content}`;
}

const waiting = ({
  order_number: number,
  payment_path: path,
}: NonNullable<CheckoutView['unpaid_order']>): Html =>
  html`<div class="notice" role="status">
    <p>Order ${number} waits to be paid.</p>
    ${path && html`<p><a class="button" href="${path}">Go on to the payment</a></p>`}
  </div>`;

const stepList = (steps: readonly CheckoutStepView[], shown: CheckoutStepName): Html =>
  html`<nav class="steps" aria-label="Steps of the checkout">
    <ol>
      ${steps.map(
        ({ name, path, is_done }) =>
          html`<li>
            ${
              name === shown
                ? html`<span aria-current="step">${NAMES[name]}</span>`
                : path === null
                  ? NAMES[name]
                  : html`<a href="${path}"
                      >${NAMES[name]}${is_done && html`<span class="hidden">, done</span>`}</a
                    >`
            }
          </li>`,
      )}
    </ol>
  </nav>`;

const notices = ({ cart, unpaid_order: unpaid }: CheckoutView): Html =>
  html`${
    unpaid &&
    html`<p class="notice" role="status">
      ${unpaid.is_final ? html`Order ${unpaid.order_number} was not paid.` : html`We have not received a payment for order ${unpaid.order_number}.`}
      Your cart is as it was: you can choose how to pay, and order again.
    </p>`
  }
  ${cart?.notices.map(({ message }) => html`<p class="notice" role="status">${message}</p>`)}
  ${cart?.lines.flatMap(({ name, errors }) =>
    errors.map((error) => html`<p class="notice" role="status">${name}: ${error}</p>`),
  )}`;

function content(view: CheckoutView, page: Surroundings): Html | null {
  const { step, form } = view;
  if (step?.name === 'address') return addressStep(step, form);
  if (step?.name === 'shipping') return shippingStep(step, view, page);
  if (step?.name === 'payment') return paymentStep(step, form);
  return reviewStep(view, page);
}
