import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { PlainMessageKey, Text } from '../../platform/contracts/messages.ts';
import { boughtList, foldedSummary } from './contents.ts';
import type { TemplateContext } from './contract.ts';
import { dayRange } from './deliveryText.ts';
import { addressText, billingText, fact } from './facts.ts';
import { icon } from './icon.ts';
import type { ArrivalView, OrderDetailsView, OrderStepView } from './orderViews.ts';
import { afterSaleSection } from './afterSale.ts';
import { shipmentsSection } from './shipments.ts';
import { shownTotal } from './shownTotal.ts';
import { soldCardsSection } from './soldCards.ts';
import { totalsTable } from './totalsTable.ts';
import type { PaymentInstructionsView } from './confirmationViews.ts';

/** The parts that the confirmation page and the customer's order page share. */

const STEPS = {
  ordered: 'storefront.step.ordered',
  paid: 'storefront.step.paid',
  packed: 'storefront.step.packed',
  shipped: 'storefront.step.shipped',
  delivered: 'storefront.step.delivered',
  refunded: 'storefront.step.refunded',
  canceled: 'storefront.step.canceled',
} as const satisfies Readonly<Record<OrderStepView['name'], PlainMessageKey>>;

/** The labels of current steps that are still in progress. */
const UNDER_WAY: Partial<Record<OrderStepView['name'], PlainMessageKey>> = {
  paid: 'storefront.step.awaitingPayment',
  packed: 'storefront.step.packing',
};

/** The labels of steps that only a part of the order has reached. */
const PARTIAL: Partial<Record<OrderStepView['name'], PlainMessageKey>> = {
  shipped: 'storefront.step.partlyShipped',
  delivered: 'storefront.step.partlyDelivered',
  refunded: 'storefront.step.partlyRefunded',
};

/** Returns the label of an order step. */
export function stepLabel({ name, state, is_partial, at }: OrderStepView, text: Text): string {
  const isUnderWay = state === 'current' && at === null;
  return text((isUnderWay && UNDER_WAY[name]) || (is_partial && PARTIAL[name]) || STEPS[name]);
}

/** Renders the order's steps, with the current one marked. Renders nothing if there are no steps. */
export const progressList = (steps: readonly OrderStepView[], { text, day }: TemplateContext): Html | null =>
  steps.length === 0
    ? null
    : html`<ol class="progress" aria-label="${text('storefront.order.progress')}">
        ${steps.map(
          (step) =>
            html`<li class="${step.state}" ${step.state === 'current' && html`aria-current="step"`}>
              <span>${stepLabel(step, text)}</span>
              ${step.at !== null && html`<time datetime="${step.at}">${day(step.at)}</time>`}
            </li>`,
        )}
      </ol>`;

/** Renders the expected arrival of an order. Renders nothing if it is unknown. */
export function arrivalLine(arrival: ArrivalView | null, page: TemplateContext): Html | null {
  if (arrival === null) return null;
  const { first, last } = dayRange(arrival, page);
  const words =
    first === last
      ? page.text('storefront.order.arrivesOn', { day: first })
      : page.text('storefront.order.arrives', { first, last });
  return html`<p class="arrival">${icon('truck')}<strong>${words}</strong></p>`;
}

/** Renders the lines and totals of an order, collapsed on narrow screens. The lines have dates only if they arrive at different times. */
export function orderGoods(order: OrderDetailsView, page: TemplateContext): Html {
  const promised = order.lines.flatMap(({ delivery }) => delivery ?? []);
  const dates = new Set(promised.map(({ first, last }) => `${first} ${last}`));
  const isDated = order.arrival !== null && dates.size > 1;
  const lines = isDated ? order.lines : order.lines.map((line) => ({ ...line, delivery: null }));
  const total = page.money(shownTotal(order), order.currency);
  return foldedSummary(
    { total },
    html`${boughtList({ ...order, lines }, page)} ${totalsTable(order, page)}`,
    page.text,
  );
}

/** Renders the next steps: the arrival, the progress, how to pay, the sold gift cards, the shipments with their tracking pages, and the returns. */
export function orderNext(order: OrderDetailsView, page: TemplateContext): Html {
  const { arrival, steps, payment_instructions, gift_cards, shipments, after_sale } = order;
  return html`${
    (arrival !== null || steps.length > 0) &&
    html`<section class="next" aria-labelledby="next">
      <h2 id="next">${page.text('storefront.order.next')}</h2>
      ${arrivalLine(arrival, page)} ${progressList(steps, page)}
    </section>`
  }
  ${instructionsSection(payment_instructions, page.text)} ${soldCardsSection(gift_cards, page)}
  ${shipmentsSection(shipments, page)} ${afterSaleSection(after_sale, page)}`;
}

/** Renders an order's addresses and payment method, with a link to contact the shop about changes. */
export function orderFacts(order: OrderDetailsView, { text }: TemplateContext): Html {
  const { payment_method: method, payment_status: payment, shipping_address: shipping } = order;
  const billing = billingText(order, text);
  const status = text('storefront.order.methodAndStatus', { method, status: payment.label });
  return html`<section aria-labelledby="details">
    <h2 id="details">${text('storefront.order.details')}</h2>
    <dl class="facts">
      ${shipping && fact(text('storefront.checkout.shippingAddress'), addressText(shipping))}
      ${billing !== null && fact(text('storefront.checkout.billingAddress'), billing)}
      ${order.shipping_method && fact(text('storefront.order.shipping'), order.shipping_method)}
      ${fact(text('storefront.order.payment'), order.payment_instructions ? method : status)}
      ${fact(text('storefront.confirmation.email'), order.email)}
    </dl>
    ${
      order.invoice_path !== null &&
      html`<p>
        <a href="${order.invoice_path}">${text('storefront.order.invoice')}</a>
      </p>`
    }
    <p>
      ${text('storefront.order.questions')}
      <a href="/contact">${text('storefront.order.contact')}</a>
    </p>
  </section>`;
}

/** Renders the payment instructions of an order. */
const instructionsSection = (instructions: PaymentInstructionsView | null, text: Text): Html | null =>
  instructions &&
  html`<section aria-labelledby="how-to-pay">
    <h2 id="how-to-pay">${text('storefront.order.howToPay')}</h2>
    <p><bdi>${instructions.text}</bdi></p>
    ${
      instructions.details.length > 0 &&
      html`<dl class="facts">${instructions.details.map(({ label, value }) => fact(label, value))}</dl>`
    }
  </section>`;
