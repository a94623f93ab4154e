import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { PaymentView } from './checkoutViews.ts';
import type { Surroundings } from './contract.ts';

/** Where an order is paid: the form of the payment method is the content of the page. */
export const paymentTemplate = ({ title, path, order, has_begun }: PaymentView, page: Surroundings): Html =>
  html`<h1>${title}</h1>
    <p>
      Order ${order.order_number}, ${order.payment_method}:
      <strong>${page.money(order.grand_total, order.currency)}</strong>
    </p>
    ${
      has_begun
        ? page.content
        : html`<div class="errors" role="alert">
            <p>The payment could not be begun. Nothing was charged.</p>
            <p><a href="${path}">Try again</a></p>
          </div>`
    }
    <form method="post" action="${path}/other">
      <button class="quiet">Pay in another way</button>
    </form>`;
