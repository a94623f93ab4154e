import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { commaOf } from '../../platform/languages/writing.ts';
import type { ShipmentView } from './confirmationViews.ts';
import type { TemplateContext } from './contract.ts';

/** Renders an order's shipments, each with a tracking link. Renders nothing if there are no shipments. */
export function shipmentsSection(shipments: readonly ShipmentView[], page: TemplateContext): Html | null {
  if (shipments.length === 0) return null;
  return html`<section aria-labelledby="shipments">
    <h2 id="shipments">${page.text('storefront.order.shipments')}</h2>
    <ul class="shipments">
      ${shipments.map((shipment) => html`<li>${shipmentText(shipment, page)}</li>`)}
    </ul>
  </section>`;
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
  return html`<span>${facts.join(commaOf(shop.locale))}</span> ${
      href &&
      html`<a class="${is_delivered ? 'button plain' : 'button'}" href="${href}" rel="noopener noreferrer"
        >${text('storefront.order.track')}</a
      >`
    }`;
}
