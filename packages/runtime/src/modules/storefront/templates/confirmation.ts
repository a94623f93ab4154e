import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { addressText } from './checkoutAddress.ts';
import type { ConfirmationView } from './checkoutViews.ts';
import { linesTable, totalsTable } from './contents.ts';
import type { Surroundings } from './contract.ts';

/** Thanks, what becomes of the payment, and all that was ordered. */
export const confirmationTemplate = ({ title, order }: ConfirmationView, page: Surroundings): Html =>
  html`<h1>${title}</h1>
    ${standing(order)} ${linesTable(order, page)} ${totalsTable(order, page)}
    <dl class="facts">
      ${fact('Order', order.order_number)} ${fact('E-mail', order.email)}
      ${order.shipping_address && fact('Goes to', addressText(order.shipping_address))}
      ${order.billing_address && fact('Bill to', addressText(order.billing_address))}
      ${order.shipping_method && fact('Shipping', order.shipping_method)}
      ${fact('Payment', `${order.payment_method}: ${order.payment_status.label}`)}
    </dl>
    ${page.content}
    <p><a class="button" href="/">Back to the shop</a></p>`;

const fact = (name: string, value: Html | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const THANKS = 'Thank you for your order. We have received it.';

/** Honest about the money: an order is not thanked for before it is promised, and has not failed while it may be paid. */
function standing(order: ConfirmationView['order']): Html {
  const { is_placed, payment_path } = order;
  const { phase } = order.payment_status;
  if (order.is_waiting) return waiting(order);
  if (phase === 'canceled') return says('This order was canceled.');
  if (phase === 'refunded') return says('The payment of this order was given back.');
  if (phase === 'failed')
    return says(
      'The payment of this order did not go through.',
      payment_path === null ? null : { href: payment_path, text: 'Order your cart again' },
    );
  if (phase === 'paid') return says(`${THANKS} It is paid.`);
  if (is_placed) return says(phase === 'authorized' ? `${THANKS} Its payment is authorized.` : THANKS);
  if (phase === 'authorized')
    return says(
      'We have received your order. Its payment is being reviewed: we write to you when it is done.',
    );
  return says('We have received your order. It waits for its payment.');
}

const waiting = ({ payment_path, next_check, check_path }: ConfirmationView['order']): Html =>
  html`<div class="notice waiting" role="status">
    <p>
      <strong>We are waiting for the confirmation of your payment.</strong>
      ${
        next_check === null
          ? 'It takes longer than usual. If you have paid, there is no need to pay again: we write to you when it is confirmed.'
          : 'This takes a few moments. The page checks again by itself.'
      }
    </p>
    <p>
      <a href="${check_path}">Check again</a>
      ${payment_path && html`<a href="${payment_path}">I have not paid yet</a>`}
    </p>
  </div>`;

const says = (text: string, link: { readonly href: string; readonly text: string } | null = null): Html =>
  html`<div class="notice" role="status">
    <p>${text}</p>
    ${link && html`<p><a href="${link.href}">${link.text}</a></p>`}
  </div>`;
