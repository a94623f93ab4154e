import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { accountMenu } from './accountMenu.ts';
import type { AccountView, CreditEntryView, OrderSummary } from './accountViews.ts';
import type { TemplateContext } from './contract.ts';
import { noOrders, orderCard, stateText } from './orders.ts';

/** Renders the account overview: the last order with its next step, earlier orders, the store credit, and the button to sign out. */
export function accountTemplate(
  { title, path, customer, orders, credit, credit_entries: entries }: AccountView,
  page: TemplateContext,
): Html {
  const { text } = page;
  const [last, ...earlier] = orders;
  return html`<h1>${title}</h1>
    ${accountMenu(path, page)}
    <div class="who">
      <p>${text('storefront.account.loggedInAs', { name: customer.full_name, email: customer.email })}</p>
      <form method="post" action="/account/logout">
        <button class="link">${text('storefront.account.logOut')}</button>
      </form>
    </div>
    <div class="overview">
      ${
        last
          ? html`<section aria-labelledby="last-order">
              <h2 id="last-order">${text('storefront.account.lastOrder')}</h2>
              ${orderCard(last, page, 3)}
            </section>`
          : html`<div>${noOrders(text)}</div>`
      }
      ${earlier.length > 0 && earlierOrders(earlier, page)}
    </div>
    ${(credit.length > 0 || entries.length > 0) && creditPart(credit, entries, page)} ${page.content}`;
}

/** Renders the store credit with its changes, the newest first. */
const creditPart = (
  credit: AccountView['credit'],
  entries: AccountView['credit_entries'],
  page: TemplateContext,
): Html =>
  html`<section class="credit" aria-labelledby="credit">
    <h2 id="credit">${page.text('storedValue.credit.title')}</h2>
    ${credit.map(({ balance, currency }) => html`<p class="balance">${page.money(balance, currency)}</p>`)}
    ${
      entries.length > 0 &&
      html`<details class="fold">
        <summary>${page.text('storefront.account.creditHistory')}</summary>
        <ul class="rows">
          ${entries.map((entry) => creditRow(entry, page))}
        </ul>
      </details>`
    }
  </section>`;

const creditRow = (
  { kind, amount, currency, at, reason, order }: CreditEntryView,
  { text, money, day }: TemplateContext,
): Html =>
  html`<li>
    <span class="what"
      >${text('storefront.account.creditKind', { kind })}${
        order &&
        html` ·
          <a href="/account/orders/${order.uuid}"
            >${text('storefront.order.title', { number: order.number })}</a
          >`
      }</span
    >
    <span class="fine">${day(at)}${reason !== null && ` · ${reason}`}</span>
    <span class="amount">${money(amount, currency)}</span>
  </li>`;

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
