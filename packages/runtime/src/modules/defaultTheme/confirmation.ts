import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { ConfirmationView } from './checkoutViews.ts';
import { orderSummary } from './contents.ts';
import type { TemplateContext } from './contract.ts';
import { addressText, fact } from './facts.ts';
import { instructionsSection } from './instructions.ts';
import { errorSummary } from './formFields.ts';
import { legalLine } from './legal.ts';
import { pathHref } from './pathHref.ts';
import { shipmentsSection } from './shipments.ts';
import { newPasswordField } from './signIn.ts';

/** Renders a thank-you message, the payment status and the complete order. */
export const confirmationTemplate = (view: ConfirmationView, page: TemplateContext): Html => {
  const { title, order, form } = view;
  const { text } = page;
  const payment = text('storefront.order.methodAndStatus', {
    method: order.payment_method,
    status: order.payment_status.label,
  });
  return html`<h1>${title}</h1>
    ${errorSummary(form, text)} ${statusText(order, text)}
    <div class="till">
      <div>
        ${instructionsSection(order.payment_instructions, text)} ${shipmentsSection(order.shipments, page)}
        <dl class="facts">
          ${fact(text('storefront.confirmation.order'), order.order_number)}
          ${fact(text('storefront.confirmation.email'), order.email)}
          ${order.shipping_address && fact(text('storefront.checkout.shipTo'), addressText(order.shipping_address))}
          ${order.billing_address && fact(text('storefront.checkout.billTo'), addressText(order.billing_address))}
          ${order.shipping_method && fact(text('storefront.order.shipping'), order.shipping_method)}
          ${fact(text('storefront.order.payment'), payment)}
        </dl>
        ${view.account === 'offered' && accountOffer(view, text)}
        ${
          view.account === 'made' &&
          notice(text('storefront.confirmation.accountMade'), {
            href: '/account',
            label: text('storefront.confirmation.toAccount'),
          })
        }
        ${legalLine(page, text('storefront.legal'))}
        <p><a class="button" href="/">${text('storefront.confirmation.back')}</a></p>
      </div>
      ${orderSummary(order, page)}
    </div>
    ${page.content}`;
};

/**
 * Renders the form that creates an account from a guest's order. The form includes the email address, so that password managers save the
 * password for that account.
 */
const accountOffer = ({ path, order, form }: ConfirmationView, text: Text): Html =>
  html`<section class="offer" aria-labelledby="account">
    <h2 id="account">${text('storefront.confirmation.account')}</h2>
    <p>${text('storefront.confirmation.accountIntro', { email: order.email })}</p>
    <form method="post" action="${path}/account">
      <input type="hidden" autocomplete="username" value="${order.email}" />
      ${newPasswordField(form, text)}
      <p><button class="quiet">${text('storefront.signIn.create')}</button></p>
    </form>
    <p>
      ${text('storefront.signIn.haveAccount')}
      <a href="${pathHref('/account/login', { to: path })}">${text('storefront.signIn.login')}</a>
    </p>
  </section>`;

/**
 * Renders the payment status. Shows the thank-you message only if the shop has accepted the order, and a failure only if the order can
 * no longer be paid.
 */
function statusText(order: ConfirmationView['order'], text: Text): Html {
  const { payment_path: path } = order;
  const { phase } = order.payment_status;
  if (order.is_waiting) return waiting(order, text);
  if (phase !== 'failed') return notice(text(statusKey(order)));
  const again = path === null ? null : { href: path, label: text('storefront.confirmation.orderAgain') };
  return notice(text('storefront.confirmation.failed'), again);
}

function statusKey({ is_placed, payment_status: { phase } }: ConfirmationView['order']) {
  if (phase === 'canceled') return 'storefront.confirmation.canceled';
  if (phase === 'refunded') return 'storefront.confirmation.refunded';
  if (phase === 'paid') return 'storefront.confirmation.paid';
  if (phase === 'authorized')
    return is_placed ? 'storefront.confirmation.authorized' : 'storefront.confirmation.inReview';
  return is_placed ? 'storefront.confirmation.received' : 'storefront.confirmation.unpaid';
}

const waiting = ({ payment_path, next_check, check_path }: ConfirmationView['order'], text: Text): Html =>
  html`<div class="notice waiting" role="status">
    <p>
      <strong>${text('storefront.confirmation.waiting')}</strong>
      ${text(
        next_check === null ? 'storefront.confirmation.waitingLong' : 'storefront.confirmation.waitingShort',
      )}
    </p>
    <p>
      <a href="${check_path}">${text('storefront.confirmation.checkAgain')}</a>
      ${payment_path && html`<a href="${payment_path}">${text('storefront.confirmation.notPaidYet')}</a>`}
    </p>
  </div>`;

const notice = (text: string, link: { readonly href: string; readonly label: string } | null = null): Html =>
  html`<div class="notice" role="status">
    <p>${text}</p>
    ${link && html`<p><a href="${link.href}">${link.label}</a></p>`}
  </div>`;
