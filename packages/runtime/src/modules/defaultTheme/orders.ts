import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { accountMenu } from './accountMenu.ts';
import type { OrdersView, OrderSummary, OrderView } from './accountViews.ts';
import type { TemplateContext } from './contract.ts';
import { arrivalLine, orderFacts, orderGoods, orderNext, stepLabel } from './orderParts.ts';
import type { OrderStepView } from './orderViews.ts';
import { pathHref } from './pathHref.ts';

/** The number of images that an order shows in a list. */
const IMAGES = 4;

/** Returns the text for an order's current step. An order without steps has a failed payment. */
export const stateText = (step: OrderStepView | null, text: Text): string =>
  step === null ? text('storefront.step.failed') : stepLabel(step, text);

/**
 * Renders a card with an order's images, state and total, and the links and buttons to track, pay or repeat it. `level` is the level of its
 * heading.
 */
export function orderCard(order: OrderSummary, page: TemplateContext, level: 2 | 3 = 2): Html {
  const { text, day } = page;
  const { uuid, order_number: number, created_at, step } = order;
  const link = html`<a href="/account/orders/${uuid}">${text('storefront.order.title', { number })}</a>`;
  return html`<article class="order-card" aria-labelledby="order-${uuid}">
    ${level === 2 ? html`<h2 id="order-${uuid}">${link}</h2>` : html`<h3 id="order-${uuid}">${link}</h3>`}
    <p class="fine">
      <time datetime="${created_at}">${day(created_at)}</time> ·
      ${text('storefront.orders.items', { count: order.lines.reduce((sum, { qty }) => sum + qty, 0) })} ·
      <span class="sum">${page.money(order.grand_total, order.currency)}</span>
    </p>
    <p class="state">
      <strong>${stateText(step, text)}</strong>
      ${
        step?.at &&
        step.name !== 'ordered' &&
        html`<time class="fine" datetime="${step.at}">${day(step.at)}</time>`
      }
    </p>
    ${arrivalLine(order.arrival, page)} ${images(order, page)} ${actions(order, text)}
  </article>`;
}

function images({ lines }: OrderSummary, { text }: TemplateContext): Html {
  const shown = lines.slice(0, IMAGES);
  return html`<ul class="images">
    ${shown.map(({ name, image }) => {
      const src = image && safeHref(image);
      return html`<li>
        ${
          src
            ? html`<img src="${src}" alt="${name}" width="80" height="100" loading="lazy" />`
            : html`<span class="fine">${name}</span>`
        }
      </li>`;
    })}
    ${lines.length > IMAGES && html`<li class="rest">${text('storefront.orders.more', { count: lines.length - IMAGES })}</li>`}
  </ul>`;
}

/** Renders the actions available for an order. The most urgent action is a primary button. */
function actions({ uuid, order_number: number, payment_path, tracking }: OrderSummary, text: Text): Html {
  const named = (action: string) => text('storefront.orders.actionOf', { action, number });
  const pay = text('storefront.order.payNow');
  const track = text('storefront.order.track');
  const view = text('storefront.order.view');
  const again = text('storefront.order.buyAgain');
  const href = tracking && safeHref(tracking.url);
  return html`<div class="actions">
    ${payment_path && html`<a class="button" href="${payment_path}" aria-label="${named(pay)}">${pay}</a>`}
    ${
      href &&
      html`<a class="button" href="${href}" rel="noopener noreferrer" aria-label="${named(track)}"
        >${track}</a
      >`
    }
    <a class="button plain" href="/account/orders/${uuid}" aria-label="${named(view)}">${view}</a>
    <form method="post" action="/account/orders/${uuid}/reorder">
      <button class="quiet" aria-label="${named(again)}">${again}</button>
    </form>
  </div>`;
}

/** Renders the text and the button of an account without orders. */
export const noOrders = (text: Text): Html =>
  html`<p>${text('storefront.orders.none')}</p>
    <p><a class="button" href="/">${text('storefront.orders.start')}</a></p>`;

export const ordersTemplate = ({ title, path, orders, next }: OrdersView, page: TemplateContext): Html =>
  html`<h1>${title}</h1>
    ${accountMenu(path, page)}
    ${
      orders.length === 0
        ? noOrders(page.text)
        : html`<div class="order-cards">${orders.map((order) => orderCard(order, page))}</div>`
    }
    ${
      next &&
      html`<p>
        <a href="${pathHref(path, { after: next })}" rel="next">${page.text('storefront.orders.older')}</a>
      </p>`
    }
    ${page.content}`;

/** Renders the page of a customer's order, with the parts of the confirmation page. Its progress tells the state, unless the payment failed. */
export const orderTemplate = ({ title, path, order }: OrderView, page: TemplateContext): Html => {
  const { text } = page;
  const { payment_path, steps } = order;
  return html`<h1>${title}</h1>
    ${accountMenu(path, page)}
    <div class="order-head">
      ${
        steps.length === 0 &&
        html`<p class="state">
          <strong>${stateText(null, text)}</strong>
          <span class="fine">${text('storefront.orders.placedOn', { day: page.day(order.created_at) })}</span>
        </p>`
      }
      <div class="actions">
        ${
          payment_path &&
          html`<a class="button" href="${pathHref(payment_path)}">${text('storefront.order.payNow')}</a>`
        }
        <form method="post" action="/account/orders/${order.uuid}/reorder">
          <button class="quiet">${text('storefront.order.buyAgain')}</button>
        </form>
      </div>
    </div>
    <div class="till placed">
      ${orderGoods(order, page)}
      <div>${orderNext(order, page)} ${orderFacts(order, page)}</div>
    </div>
    ${page.content}`;
};
