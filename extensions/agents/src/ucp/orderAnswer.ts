import type { Order } from '@shop/runtime/extension';
import { shortProvince, toMinor } from '@shop/runtime/extension';
import { orderStory } from '../selling/orderStory.ts';
import type { LineStory, OrderChange, ShipmentStep } from '../selling/orderStory.ts';
import type { SettledSession } from '../selling/settlePayment.ts';
import { ucpOf } from './capabilities.ts';
import type { Answering } from './checkoutAnswer.ts';
import { cleanText } from '../selling/cleanText.ts';
import { itemOf } from './lineItems.ts';
import { lineId, pricedOf } from '../selling/priced.ts';
import { lineTotals, totalsOf } from './totals.ts';

function statusOf({ current, fulfilled }: LineStory): string {
  if (current === 0) return 'removed';
  if (fulfilled === current) return 'fulfilled';
  return fulfilled > 0 ? 'partial' : 'processing';
}

/** Returns an order as the protocol tells it: all lines of the purchase in their present state. */
export async function orderAnswer({ app, identity }: Answering, { session, order }: SettledSession) {
  const { currency } = order;
  const { is_gross: isGross } = session;
  const { lines, steps, changes } = await orderStory(app, app.db, order);
  return {
    ucp: ucpOf(identity.capabilities, 'order'),
    id: order.uuid,
    label: order.order_number,
    checkout_id: session.id,
    permalink_url: app.orders.link(order.uuid),
    currency,
    line_items: lines.map((story) => ({
      id: lineId(story.line),
      item: itemOf(app, story.line, currency, isGross),
      quantity: { original: story.ordered, total: story.current, fulfilled: story.fulfilled },
      totals: lineTotals(story.line, currency, isGross),
      status: statusOf(story),
    })),
    totals: totalsOf(app, pricedOf(order), {
      isGross,
      isTaxKnown: true,
      isShipped: order.shipping_method_data !== null,
    }),
    fulfillment: { expectations: expectationsOf(order), events: steps.map(eventOf) },
    ...(changes.length > 0 && { adjustments: changes.map((change) => adjustmentOf(change, currency)) }),
  };
}

/** Returns what was promised: the goods that ship together, and those that do not ship. */
function expectationsOf(order: Order) {
  const linesOf = (isDigital: boolean) =>
    order.items
      .filter((line) => line.no_shipping_required === isDigital)
      .map((line) => ({ id: lineId(line), quantity: line.qty }));
  const expected = [
    { id: 'shipping', method_type: 'shipping' as const, line_items: linesOf(false) },
    { id: 'digital', method_type: 'digital' as const, line_items: linesOf(true) },
  ];
  return expected
    .filter(({ line_items: lines }) => lines.length > 0)
    .map((one) => ({
      ...one,
      destination: one.method_type === 'shipping' ? destinationOf(order.shipping_address) : {},
    }));
}

function destinationOf(address: Order['shipping_address']) {
  if (!address) return {};
  const { country, province, postcode, city, address_1: street, address_2: extended } = address;
  const region = province ? shortProvince({ country: country ?? '', province }) : null;
  return Object.fromEntries(
    Object.entries({
      street_address: street,
      extended_address: extended,
      address_locality: city,
      address_region: region,
      address_country: country,
      postal_code: postcode,
    }).filter(([, part]) => part != null && part !== ''),
  );
}

const timeOf = (at: string): string => new Date(at).toISOString();

/** Returns what happened to a shipment. */
function eventOf({ id, step, at, shipment, units }: ShipmentStep) {
  const { carrier, trackingNumber, trackingUrl } = shipment;
  return {
    id,
    type: step,
    occurred_at: timeOf(at),
    line_items: units.map(({ line, qty }) => ({ id: lineId(line), quantity: qty })),
    ...(trackingNumber && { tracking_number: trackingNumber }),
    ...(trackingUrl && { tracking_url: trackingUrl }),
    ...(carrier && { carrier: cleanText(carrier) }),
  };
}

/** Returns what changed an order besides shipments. What is taken away is below 0. */
const adjustmentOf = ({ id, kind, at, state, amount, units }: OrderChange, currency: string) => ({
  id,
  type: kind,
  occurred_at: timeOf(at),
  status: state,
  ...(units.length > 0 && {
    line_items: units.map(({ line, qty }) => ({ id: lineId(line), quantity: -qty })),
  }),
  ...(amount !== null && { totals: [{ type: 'total', amount: -toMinor(amount, currency) }] }),
});
