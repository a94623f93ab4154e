import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { addressFields, defaultButton } from './addressFields.ts';
import type { AccountView, AddressesView, OrdersView, OrderSummary, OrderView } from './accountViews.ts';
import type { AddressView } from './checkoutViews.ts';
import { linesTable, totalsTable } from './contents.ts';
import type { Surroundings } from './contract.ts';
import { errorSummary } from './formFields.ts';
import { pathHref } from './pathHref.ts';

const ORDER_STATUS: Readonly<Record<string, string>> = {
  new: 'New',
  processing: 'In progress',
  completed: 'Completed',
  closed: 'Closed',
  canceled: 'Canceled',
};

/** In the words of orders, whose spelling is the interface's. */
const SHIPMENT_STATUS: Readonly<Record<string, string>> = {
  unfullfilled: 'not sent yet',
  partially_shipped: 'sent in part',
  shipped: 'sent',
  partially_delivered: 'delivered in part',
  delivered: 'delivered',
  canceled: 'canceled',
};

const shipmentOf = ({ shipment_status: status }: OrderView['order']): string =>
  SHIPMENT_STATUS[status] ?? status;

const accountMenu = (): Html =>
  html`<nav class="account" aria-label="Account">
    <ul class="row">
      <li><a href="/account">Overview</a></li>
      <li><a href="/account/orders">Orders</a></li>
      <li><a href="/account/addresses">Addresses</a></li>
      <li>
        <form method="post" action="/account/logout"><button class="quiet">Log out</button></form>
      </li>
    </ul>
  </nav>`;

export const accountTemplate = ({ title, customer, orders }: AccountView, page: Surroundings): Html =>
  html`<h1>${title}</h1>
    ${accountMenu()}
    <p>You are logged in as ${customer.full_name} (${customer.email}).</p>
    <h2>Latest orders</h2>
    ${orderTable(orders, page)} ${page.content}`;

export const ordersTemplate = ({ title, path, orders, next }: OrdersView, page: Surroundings): Html =>
  html`<h1>${title}</h1>
    ${accountMenu()} ${orderTable(orders, page)}
    ${next && html`<p><a href="${pathHref(path, { after: next })}" rel="next">Older orders</a></p>`}
    ${page.content}`;

function orderTable(orders: readonly OrderSummary[], page: Surroundings): Html {
  if (orders.length === 0) return html`<p>There are no orders yet.</p>`;
  const row = ({ uuid, order_number, created_at, status, grand_total, currency }: OrderSummary) =>
    html`<tr>
      <th scope="row"><a href="/account/orders/${uuid}">${order_number}</a></th>
      <td><time datetime="${created_at}">${page.day(created_at)}</time></td>
      <td>${ORDER_STATUS[status] ?? status}</td>
      <td class="amount">${page.money(grand_total, currency)}</td>
    </tr>`;
  return html`<div class="scroll">
    <table>
      <caption class="hidden">
        Orders
      </caption>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Date</th>
          <th scope="col">Status</th>
          <th scope="col" class="amount">Total</th>
        </tr>
      </thead>
      <tbody>
        ${orders.map(row)}
      </tbody>
    </table>
  </div>`;
}

export const orderTemplate = ({ title, order }: OrderView, page: Surroundings): Html =>
  html`<h1>${title}</h1>
    ${accountMenu()}
    <dl>
      ${fact('Date', page.day(order.created_at))}
      ${fact('Status', ORDER_STATUS[order.status] ?? order.status)}
      ${fact('Payment', `${order.payment_method}: ${order.payment_status.label}`)}
      ${order.shipping_method && fact('Shipping', `${order.shipping_method}: ${shipmentOf(order)}`)}
    </dl>
    ${order.payment_path && html`<p><a class="button" href="${pathHref(order.payment_path)}">Pay now</a></p>`}
    ${linesTable(order, page)} ${totalsTable(order, page)}
    ${addressBlock('Shipping address', order.shipping_address)}
    ${addressBlock('Billing address', order.billing_address)} ${page.content}`;

const fact = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const addressBlock = (heading: string, address: AddressView | null): Html | null =>
  address &&
  html`<h2>${heading}</h2>
    ${addressLines(address)}`;

const addressLines = (address: AddressView): Html => {
  const { full_name, address_1, address_2, postcode, city, province_name, country, telephone } = address;
  const lines = [
    full_name,
    address_1,
    address_2,
    `${postcode} ${city}`,
    `${province_name}, ${country}`,
    telephone,
  ];
  return html`<address>
    ${lines.filter((line) => line !== null && line !== '').map((line) => html`${line}<br />`)}
  </address>`;
};

export const addressesTemplate = (view: AddressesView, page: Surroundings): Html =>
  html`<h1>${view.title}</h1>
    ${accountMenu()} ${errorSummary(view.form)}
    ${
      view.addresses.length === 0
        ? html`<p>There are no addresses yet.</p>`
        : html`<ul class="addresses">
            ${view.addresses.map(
              (address) =>
                html`<li>
                  ${addressLines(address)} ${address.is_default && html`<p class="fine">Default address</p>`}
                  <form method="post" action="/account/addresses/${address.uuid}/removal">
                    <button class="quiet">
                      Remove<span class="hidden"> the address of ${address.full_name}</span>
                    </button>
                  </form>
                </li>`,
            )}
          </ul>`
    }
    ${newAddress(view)} ${page.content}`;

const newAddress = ({ countries, provinces, form }: AddressesView): Html =>
  html`<h2>Add an address</h2>
    <form method="post" action="/account/addresses">
      ${defaultButton}
      ${addressFields(
        { prefix: '', section: '', countries, provinces, countryPath: '/account/addresses/country' },
        form,
      )}
      <p>
        <label>
          <input type="checkbox" name="is_default" value="1" ${form.values['is_default'] && html`checked`} />
          Use it by default
        </label>
      </p>
      <button>Add</button>
    </form>`;
