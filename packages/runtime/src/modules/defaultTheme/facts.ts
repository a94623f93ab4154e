import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { AddressView } from './checkoutViews.ts';

/** Renders a description list entry: a name and a value. */
export const fact = (name: string, value: Html | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** Renders the lines of an address and its phone number. Each line has the direction of its own script. */
export const addressText = ({ lines, telephone }: AddressView): Html =>
  html`<address>
    ${lines.map((line) => html`<bdi>${line}</bdi><br />`)}
    ${telephone !== '' && html`<bdi dir="ltr">${telephone}</bdi><br />`}
  </address>`;
