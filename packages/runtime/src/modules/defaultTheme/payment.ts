import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { PaymentView } from './confirmationViews.ts';
import { boughtList, foldedSummary } from './contents.ts';
import { totalsTable } from './totalsTable.ts';
import type { TemplateContext } from './contract.ts';
import { icon } from './icon.ts';
import { stepList } from './stepList.ts';

/** Renders an order's payment page: the payment method's form, all other payment methods, and the order beside them. */
export const paymentTemplate = (view: PaymentView, page: TemplateContext): Html =>
  html`<h1>${view.title}</h1>
    ${stepList(stepsTaken(view), 'pay', page.text)}
    <p>
      ${page.text('storefront.payment.order', { number: view.order.order_number })}
      <strong>${page.money(view.order.grand_total, view.order.currency)}</strong>
    </p>
    ${view.is_unknown && unknown(page.text)}
    <div class="till">
      <div>${current(view, page)} ${otherWays(view, page.text)}</div>
      ${summary(view, page)}
    </div>`;

/** Returns the steps of the checkout before the payment. None can be opened, because the order is placed. */
const stepsTaken = ({ steps }: PaymentView) =>
  [...steps, 'pay' as const].map((name) => ({ name, path: null, is_done: name !== 'pay' }));

/** Renders the order. Narrow screens show it collapsed, with its total. */
const summary = ({ contents, order }: PaymentView, page: TemplateContext): Html =>
  foldedSummary(
    { total: page.money(order.grand_total, order.currency) },
    html`${boughtList(contents, page)} ${totalsTable(contents, page)}`,
    page.text,
  );

const unknown = (text: Text): Html =>
  html`<div class="errors" role="alert">
    <p>${text('storefront.payment.unknown')}</p>
  </div>`;

function current({ path, token, order, has_begun, continue_path }: PaymentView, page: TemplateContext): Html {
  const { text } = page;
  const again = `${path}?token=${token}`;
  const method = order.payment_method;
  if (!has_begun)
    return html`<div class="errors" role="alert">
      <p>${text('storefront.payment.notBegun')}</p>
      <p><a href="${again}">${text('storefront.payment.tryAgain')}</a></p>
    </div>`;
  return html`<section class="pay" aria-labelledby="pay-with">
    <h2 id="pay-with">${method}</h2>
    <p class="secure">${icon('lock')}${text('storefront.payment.secure')}</p>
    ${
      continue_path === null
        ? page.content
        : html`<p>${text('storefront.payment.elsewhere')}</p>
            <p>
              <a class="button" href="${continue_path}"
                >${text('storefront.payment.continueWith', { method })}</a
              >
            </p>
            ${page.content}`
    }
  </section>`;
}

const otherWays = ({ path, token, other_methods: methods }: PaymentView, text: Text): Html =>
  html`<section class="pay" aria-labelledby="pay-otherwise">
    <h2 id="pay-otherwise">${text('storefront.payment.otherWays')}</h2>
    <form class="ways" method="post" action="${path}/other">
      <input type="hidden" name="token" value="${token}" />
      ${
        methods.length === 0
          ? html`<button class="quiet">${text('storefront.payment.changeOrder')}</button>`
          : methods.map(
              ({ code, name }) => html`<button class="quiet" name="method" value="${code}">${name}</button>`,
            )
      }
    </form>
  </section>`;
