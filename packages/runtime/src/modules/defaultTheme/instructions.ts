import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { PaymentInstructionsView } from './checkoutViews.ts';
import { fact } from './facts.ts';

/** Renders the payment instructions of an order. */
export const instructionsSection = (instructions: PaymentInstructionsView | null, text: Text): Html | null =>
  instructions &&
  html`<section aria-labelledby="how-to-pay">
    <h2 id="how-to-pay">${text('storefront.order.howToPay')}</h2>
    <p><bdi>${instructions.text}</bdi></p>
    ${
      instructions.details.length > 0 &&
      html`<dl class="facts">${instructions.details.map(({ label, value }) => fact(label, value))}</dl>`
    }
  </section>`;
