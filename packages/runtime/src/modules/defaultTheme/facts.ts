import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { AddressView } from './checkoutViews.ts';

/** Renders a description list entry: a name and a value. */
export const fact = (name: string, value: Html | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** Renders the lines of an address, omitting empty ones. */
export const addressText = (address: AddressView): Html => {
  const { full_name, address_1, address_2, postcode, city, province_name, country, telephone } = address;
  const lines = [
    full_name,
    address_1,
    address_2,
    `${postcode} ${city}`,
    `${province_name}, ${country}`,
    telephone && html`<bdi dir="ltr">${telephone}</bdi>`,
  ];
  return html`<address>
    ${lines.filter((line) => line !== null && line !== '').map((line) => html`${line}<br />`)}
  </address>`;
};
