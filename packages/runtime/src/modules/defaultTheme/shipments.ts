import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { commaOf } from '../../platform/languages/writing.ts';
import type { ShipmentView } from './checkoutViews.ts';
import type { TemplateContext } from './contract.ts';

/** Renders an order's shipments, each with a tracking link. Renders nothing if there are no shipments. */
export function shipmentsSection(shipments: readonly ShipmentView[], page: TemplateContext): Html | null {
  if (shipments.length === 0) return null;
  return html`<h2>${page.text('storefront.order.shipments')}</h2>
    <ul>
      ${shipments.map((shipment) => html`<li>${shipmentText(shipment, page)}</li>`)}
    </ul>`;
}

function shipmentText(shipment: ShipmentView, { text, day, shop }: TemplateContext): Html {
  const { carrier, tracking_number: number, tracking_url: url, shipped_at, is_delivered } = shipment;
  const facts = [
    text(is_delivered ? 'storefront.order.shipmentDelivered' : 'storefront.order.shipmentSent', {
      day: day(shipped_at),
    }),
    ...(carrier ? [carrier] : []),
    ...(number ? [text('storefront.order.trackingNumber', { number })] : []),
  ];
  const href = url && safeHref(url);
  return html`${facts.join(commaOf(shop.locale))}
  ${href && html`<a href="${href}" rel="noopener noreferrer">${text('storefront.order.track')}</a>`}`;
}
