import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { accountMenu } from './accountMenu.ts';
import type { AccountView, OrderSummary } from './accountViews.ts';
import type { TemplateContext } from './contract.ts';
import { noOrders, orderCard, stateText } from './orders.ts';

/** Renders the account overview: the last order with its next step, earlier orders, and links to addresses and details. */
export function accountTemplate(
  { title, path, customer, orders, credit }: AccountView,
  page: TemplateContext,
): Html {
  const { text } = page;
  const [last, ...earlier] = orders;
  return html`<h1>${title}</h1>
    ${accountMenu(path, page)}
    <p>${text('storefront.account.loggedInAs', { name: customer.full_name, email: customer.email })}</p>
    <div class="overview">
      <section aria-labelledby="last-order">
        <h2 id="last-order">${text('storefront.account.lastOrder')}</h2>
        ${last ? orderCard(last, page, 3) : noOrders(text)}
      </section>
      ${earlier.length > 0 && earlierOrders(earlier, page)}
    </div>
    ${
      credit.length > 0 &&
      html`<section aria-labelledby="credit">
        <h2 id="credit">${text('storedValue.credit.title')}</h2>
        ${credit.map(({ balance, currency }) => html`<p>${page.money(balance, currency)}</p>`)}
      </section>`
    }
    <ul class="shortcuts">
      <li>
        <a href="/account/addresses">${text('storefront.account.addresses')}</a>
        <p class="fine">${text('storefront.account.addressesHint')}</p>
      </li>
      <li>
        <a href="/account/profile">${text('storefront.account.profile')}</a>
        <p class="fine">${text('storefront.account.profileHint')}</p>
      </li>
    </ul>
    ${page.content}`;
}

const earlierOrders = (orders: readonly OrderSummary[], page: TemplateContext): Html =>
  html`<section aria-labelledby="earlier-orders">
    <h2 id="earlier-orders">${page.text('storefront.account.earlierOrders')}</h2>
    <ul class="rows">
      ${orders.map(
        (order) =>
          html`<li>
            <a href="/account/orders/${order.uuid}"
              >${page.text('storefront.order.title', { number: order.order_number })}</a
            >
            <span class="fine">${page.day(order.created_at)} · ${stateText(order.step, page.text)}</span>
            <span class="amount">${page.money(order.grand_total, order.currency)}</span>
          </li>`,
      )}
    </ul>
    <p><a href="/account/orders">${page.text('storefront.account.allOrders')}</a></p>
  </section>`;
