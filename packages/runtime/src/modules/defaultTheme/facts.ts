import { isDeepStrictEqual } from 'node:util';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { AddressView } from './addressViews.ts';

/** Renders a description list entry: a name and a value. */
export const fact = (name: string, value: Html | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** Renders the lines of an address and its phone number. Each line has the text direction of its own script. */
export const addressText = ({ lines, telephone }: AddressView): Html =>
  html`<address>
    ${lines.map((line) => html`<bdi>${line}</bdi><br />`)}
    ${telephone !== '' && html`<bdi dir="ltr">${telephone}</bdi><br />`}
  </address>`;

/** Renders a billing address, or a note that it is the same as the shipping address. Returns null if there is no billing address. */
export function billingText(
  {
    shipping_address,
    billing_address,
  }: Readonly<Record<'shipping_address' | 'billing_address', AddressView | null>>,
  text: Text,
): Html | string | null {
  if (billing_address === null) return null;
  return isDeepStrictEqual(billing_address, shipping_address)
    ? text('storefront.order.sameAddress')
    : addressText(billing_address);
}
