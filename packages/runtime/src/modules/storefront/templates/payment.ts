import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { PaymentView } from './checkoutViews.ts';
import type { Surroundings } from './contract.ts';

/** Where an order is paid: the form of the payment method is the content of the page, with all other ways to pay below. */
export const paymentTemplate = (view: PaymentView, page: Surroundings): Html =>
  html`<h1>${view.title}</h1>
    <p>
      Order ${view.order.order_number}:
      <strong>${page.money(view.order.grand_total, view.order.currency)}</strong>
    </p>
    ${view.is_unknown && unknown} ${current(view, page)} ${otherWays(view)}`;

const unknown = html`<div class="errors" role="alert">
  <p>
    We could not find out whether this order has been paid, so we did not open another way to pay. Please try
    again in a moment.
  </p>
</div>`;

function current({ path, token, order, has_begun, continue_path }: PaymentView, page: Surroundings): Html {
  const again = `${path}?token=${token}`;
  if (!has_begun)
    return html`<div class="errors" role="alert">
      <p>The payment could not be begun. Nothing was charged.</p>
      <p><a href="${again}">Try again</a></p>
    </div>`;
  return html`<section class="pay" aria-labelledby="pay-with">
    <h2 id="pay-with">${order.payment_method}</h2>
    ${
      continue_path === null
        ? page.content
        : html`<p>You have not paid yet. You pay on the page of the provider, and come back here.</p>
            <p><a class="button" href="${continue_path}">Continue with ${order.payment_method}</a></p>
            ${page.content}`
    }
  </section>`;
}

const otherWays = ({ path, token, other_methods: methods }: PaymentView): Html =>
  html`<section class="pay" aria-labelledby="pay-otherwise">
    <h2 id="pay-otherwise">Pay in another way</h2>
    <form class="ways" method="post" action="${path}/other">
      <input type="hidden" name="token" value="${token}" />
      ${
        methods.length === 0
          ? html`<button class="quiet">Change the order or pay in another way</button>`
          : methods.map(
              ({ code, name }) =>
                html`<button class="quiet" name="method" value="${code}">Pay with ${name}</button>`,
            )
      }
    </form>
  </section>`;
