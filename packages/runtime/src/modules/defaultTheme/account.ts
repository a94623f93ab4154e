import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { PlainMessageKey, Text } from '../../platform/contracts/messages.ts';
import { addressFields, defaultButton } from './addressFields.ts';
import type { AccountView, AddressesView, OrdersView, OrderSummary, OrderView } from './accountViews.ts';
import { orderSummary } from './contents.ts';
import type { TemplateContext } from './contract.ts';
import { addressText, fact } from './facts.ts';
import { checkField, errorSummary } from './formFields.ts';
import { instructionsSection } from './instructions.ts';
import { pathHref } from './pathHref.ts';
import { shipmentsSection } from './shipments.ts';
import { textOfCode } from './textOfCode.ts';

const ORDER_STATUS: Readonly<Record<string, PlainMessageKey>> = {
  new: 'storefront.order.new',
  processing: 'storefront.order.processing',
  completed: 'storefront.order.completed',
  closed: 'storefront.order.closed',
  canceled: 'storefront.order.canceled',
};

/** Message keys of the shipment statuses. The API fixes the spelling of the statuses. */
const SHIPMENT_STATUS: Readonly<Record<string, PlainMessageKey>> = {
  unfullfilled: 'storefront.shipment.unfulfilled',
  partially_shipped: 'storefront.shipment.partiallyShipped',
  shipped: 'storefront.shipment.shipped',
  partially_delivered: 'storefront.shipment.partiallyDelivered',
  delivered: 'storefront.shipment.delivered',
  canceled: 'storefront.shipment.canceled',
};

/** Renders the links to the account pages. */
export const accountMenu = (text: Text): Html =>
  html`<nav class="account" aria-label="${text('storefront.account.menu')}">
    <ul class="row">
      <li><a href="/account">${text('storefront.account.overview')}</a></li>
      <li><a href="/account/orders">${text('storefront.account.orders')}</a></li>
      <li><a href="/account/addresses">${text('storefront.account.addresses')}</a></li>
      <li><a href="/account/profile">${text('storefront.account.profile')}</a></li>
      <li>
        <form method="post" action="/account/logout">
          <button class="quiet">${text('storefront.account.logOut')}</button>
        </form>
      </li>
    </ul>
  </nav>`;

export const accountTemplate = ({ title, customer, orders }: AccountView, page: TemplateContext): Html =>
  html`<h1>${title}</h1>
    ${accountMenu(page.text)}
    <p>${page.text('storefront.account.loggedInAs', { name: customer.full_name, email: customer.email })}</p>
    <h2>${page.text('storefront.account.latestOrders')}</h2>
    ${orderTable(orders, page)} ${page.content}`;

export const ordersTemplate = ({ title, path, orders, next }: OrdersView, page: TemplateContext): Html =>
  html`<h1>${title}</h1>
    ${accountMenu(page.text)} ${orderTable(orders, page)}
    ${
      next &&
      html`<p>
        <a href="${pathHref(path, { after: next })}" rel="next">${page.text('storefront.orders.older')}</a>
      </p>`
    }
    ${page.content}`;

function orderTable(orders: readonly OrderSummary[], page: TemplateContext): Html {
  const { text } = page;
  if (orders.length === 0) return html`<p>${text('storefront.orders.none')}</p>`;
  const row = ({ uuid, order_number, created_at, status, grand_total, currency }: OrderSummary) =>
    html`<tr>
      <th scope="row"><a href="/account/orders/${uuid}">${order_number}</a></th>
      <td><time datetime="${created_at}">${page.day(created_at)}</time></td>
      <td>${textOfCode(ORDER_STATUS, status, text)}</td>
      <td class="amount">${page.money(grand_total, currency)}</td>
    </tr>`;
  return html`<div class="scroll">
    <table>
      <caption class="hidden">
        ${text('storefront.account.orders')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${text('storefront.orders.number')}</th>
          <th scope="col">${text('storefront.orders.date')}</th>
          <th scope="col">${text('storefront.orders.status')}</th>
          <th scope="col" class="amount">${text('storefront.orders.total')}</th>
        </tr>
      </thead>
      <tbody>
        ${orders.map(row)}
      </tbody>
    </table>
  </div>`;
}

export const orderTemplate = ({ title, order }: OrderView, page: TemplateContext): Html => {
  const { text } = page;
  const { payment_method, payment_status, shipping_method, shipment_status, payment_path } = order;
  const withStatus = (method: string, status: string) =>
    text('storefront.order.methodAndStatus', { method, status });
  const shipment = textOfCode(SHIPMENT_STATUS, shipment_status, text);
  return html`<h1>${title}</h1>
    ${accountMenu(text)}
    <div class="till">
      <div>
        ${
          payment_path &&
          html`<p>
            <a class="button" href="${pathHref(payment_path)}">${text('storefront.order.payNow')}</a>
          </p>`
        }
        ${instructionsSection(order.payment_instructions, text)} ${shipmentsSection(order.shipments, page)}
        <dl class="facts">
          ${fact(text('storefront.orders.date'), page.day(order.created_at))}
          ${fact(text('storefront.orders.status'), textOfCode(ORDER_STATUS, order.status, text))}
          ${fact(text('storefront.order.payment'), withStatus(payment_method, payment_status.label))}
          ${shipping_method && fact(text('storefront.order.shipping'), withStatus(shipping_method, shipment))}
          ${order.shipping_address && fact(text('storefront.checkout.shipTo'), addressText(order.shipping_address))}
          ${order.billing_address && fact(text('storefront.checkout.billTo'), addressText(order.billing_address))}
        </dl>
        <form method="post" action="/account/orders/${order.uuid}/reorder">
          <button class="quiet">${text('storefront.order.buyAgain')}</button>
        </form>
      </div>
      ${orderSummary(order, page)}
    </div>
    ${page.content}`;
};

export const addressesTemplate = (view: AddressesView, { text, content }: TemplateContext): Html =>
  html`<h1>${view.title}</h1>
    ${accountMenu(text)} ${errorSummary(view.form, text)}
    ${
      view.addresses.length === 0
        ? html`<p>${text('storefront.addresses.none')}</p>`
        : html`<ul class="addresses">
            ${view.addresses.map(
              (address) =>
                html`<li>
                  ${addressText(address)}
                  ${address.is_default && html`<p class="fine">${text('storefront.addresses.default')}</p>`}
                  <form method="post" action="/account/addresses/${address.uuid}/removal">
                    <a
                      href="/account/addresses/${address.uuid}"
                      aria-label="${text('storefront.addresses.changeOf', { name: address.full_name })}"
                      >${text('storefront.addresses.change')}</a
                    >
                    <button
                      class="quiet"
                      aria-label="${text('storefront.addresses.removeOf', { name: address.full_name })}"
                    >
                      ${text('storefront.addresses.remove')}
                    </button>
                  </form>
                </li>`,
            )}
          </ul>`
    }
    ${addressForm(view, text)} ${content}`;

function addressForm({ editing, countries, provinces, parts, form }: AddressesView, text: Text): Html {
  const action = editing === null ? '/account/addresses' : `/account/addresses/${editing}`;
  return html`<h2>${text(editing === null ? 'storefront.addresses.add' : 'storefront.addresses.edit')}</h2>
    <form method="post" action="${action}">
      ${defaultButton}
      ${addressFields(
        { prefix: '', section: '', countries, provinces, parts, countryPath: `${action}/country` },
        form,
        text,
      )}
      ${checkField({ name: 'is_default', label: text('storefront.addresses.useByDefault') }, form)}
      <button>${text('storefront.addresses.save')}</button>
      ${editing !== null && html`<a href="/account/addresses">${text('storefront.addresses.discard')}</a>`}
    </form>`;
}
