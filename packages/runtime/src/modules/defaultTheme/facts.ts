import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { AddressView } from './checkoutViews.ts';

/** Renders one entry of a list of facts: its name and its value. */
export const fact = (name: string, value: Html | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** Renders an address in lines; empty ones are left out. */
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
