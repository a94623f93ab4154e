import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { PlainMessageKey, Text } from '../../platform/contracts/messages.ts';
import type { ConfirmationState, ConfirmationView } from './confirmationViews.ts';
import type { TemplateContext } from './contract.ts';
import { errorSummary } from './formFields.ts';
import { legalLine } from './legal.ts';
import { orderFacts, orderGoods, orderNext } from './orderParts.ts';
import { pathHref } from './pathHref.ts';
import { newPasswordField } from './signIn.ts';

/** Renders an order's status, items, next steps and addresses, followed by the offer to create an account. */
export const confirmationTemplate = (view: ConfirmationView, page: TemplateContext): Html => {
  const { title, order, form } = view;
  const { text } = page;
  return html`<h1>${title}</h1>
    ${errorSummary(form, text)} ${standing(order, text)}
    <div class="till placed">
      ${orderGoods(order, page)}
      <div>
        ${orderNext(order, page)} ${orderFacts(order, page)}
        <p><a class="button plain" href="/">${text('storefront.confirmation.back')}</a></p>
        ${view.account === 'offered' && accountOffer(view, text)}
        ${
          view.account === 'made' &&
          notice(text('storefront.confirmation.accountMade'), {
            href: '/account',
            label: text('storefront.confirmation.toAccount'),
          })
        }
        ${legalLine(page, text('storefront.legal'))}
      </div>
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

const SENTENCES = {
  unpaid: 'storefront.confirmation.unpaid',
  failed: 'storefront.confirmation.failed',
  canceled: 'storefront.confirmation.canceled',
  refunded: 'storefront.confirmation.refunded',
  in_review: 'storefront.confirmation.inReview',
  authorized: 'storefront.confirmation.authorized',
  paid: 'storefront.confirmation.paid',
  received: 'storefront.confirmation.received',
} as const satisfies Readonly<Record<Exclude<ConfirmationState, 'waiting'>, PlainMessageKey>>;

/** The messages for an accepted order that has shipped, by its current step. */
const ON_ITS_WAY = {
  shipped: ['storefront.confirmation.onItsWay', 'storefront.confirmation.partOnItsWay'],
  delivered: ['storefront.confirmation.arrived', 'storefront.confirmation.partArrived'],
} as const;

/** Renders an order's status. Calls a payment failed only if the order can no longer be paid. */
function standing(order: ConfirmationView['order'], text: Text): Html {
  const { state, payment_path: path, steps } = order;
  if (state === 'waiting') return waiting(order, text);
  if (state === 'failed') {
    const again = path === null ? null : { href: path, label: text('storefront.confirmation.orderAgain') };
    return notice(text(SENTENCES.failed), again);
  }
  const step = steps.find((one) => one.state === 'current');
  if (step?.name === 'shipped' || step?.name === 'delivered')
    return lead(text(ON_ITS_WAY[step.name][step.is_partial ? 1 : 0]), order, text);
  return order.is_placed && !isOver(state)
    ? lead(text(SENTENCES[state]), order, text)
    : notice(text(SENTENCES[state]));
}

const isOver = (state: ConfirmationState): boolean => state === 'canceled' || state === 'refunded';

/** Renders the status of an accepted order, and the email address to which its confirmation was sent. */
const lead = (sentence: string, order: ConfirmationView['order'], text: Text): Html =>
  html`<p class="standing" role="status">
    ${sentence}
    ${
      order.is_confirmed_by_email &&
      html`<br />${text('storefront.confirmation.sentTo', { email: order.email })}`
    }
  </p>`;

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
