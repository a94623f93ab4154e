import { sum, toMinor } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';
import { absoluteUrl } from '../selling/absoluteUrl.ts';
import { cleanText } from '../selling/cleanText.ts';
import { orderStory } from '../selling/orderStory.ts';
import type { LineStory, OrderStory, StoryUnits } from '../selling/orderStory.ts';
import { lineId, pricedOf } from '../selling/priced.ts';
import type { SettledSession } from '../selling/settlePayment.ts';
import { lineParts } from '../selling/totalParts.ts';
import { totalEntry, totalsOf } from './totals.ts';

/** Returns the state of a line. */
function statusOf({ current, fulfilled }: Pick<LineStory, 'current' | 'fulfilled'>): string {
  if (current === 0) return 'removed';
  if (fulfilled === current) return 'fulfilled';
  return fulfilled > 0 ? 'partial' : 'processing';
}

/** Returns the state of an order. It follows from its lines and its shipments. */
function orderStatus({ lines, steps }: OrderStory, isCanceled: boolean): string {
  if (isCanceled) return 'canceled';
  const open = lines.filter(({ current }) => current > 0);
  if (!lines.some(({ fulfilled }) => fulfilled > 0)) return 'created';
  if (!open.every(({ current, fulfilled }) => fulfilled === current)) return 'processing';
  const states = new Map(steps.map(({ shipment }) => [shipment.uuid, shipment.status]));
  const sent = [...states.values()].filter((status) => status !== 'canceled');
  return sent.length > 0 && sent.every((status) => status === 'delivered') ? 'completed' : 'shipped';
}

const unitsOf = (units: readonly StoryUnits[]) =>
  units.map(({ line, qty }) => ({ id: lineId(line), quantity: qty }));

/** Returns the shipments, each with what happened to it. */
const fulfillmentsOf = ({ steps }: OrderStory) =>
  Map.groupBy(steps, ({ shipment }) => shipment.uuid)
    .values()
    .map((own) => {
      const [{ shipment, units }] = own as [(typeof own)[number]];
      const { uuid, status, carrier, trackingNumber, trackingUrl } = shipment;
      return {
        id: uuid,
        type: 'shipping' as const,
        status,
        line_items: unitsOf(units),
        ...(carrier && { carrier: cleanText(carrier) }),
        ...(trackingNumber && { tracking_number: trackingNumber }),
        ...(trackingUrl && { tracking_url: trackingUrl }),
        events: own.map(({ id, step, at }) => ({ id, type: step, occurred_at: new Date(at).toISOString() })),
      };
    })
    .toArray();

const adjustmentsOf = ({ changes }: OrderStory, currency: string) =>
  changes.map(({ id, kind, at, state, amount, units }) => ({
    id,
    type: kind,
    occurred_at: new Date(at).toISOString(),
    status: state,
    ...(units.length > 0 && { line_items: unitsOf(units) }),
    ...(amount !== null && { amount: toMinor(amount, currency), currency: currency.toLowerCase() }),
  }));

/** Returns an order as the protocol tells it: all lines of the purchase in their present state. The total stays what was charged. */
export async function orderAnswer(app: AppContext, db: Db, { session, order }: SettledSession) {
  const { currency } = order;
  const { is_gross: isGross } = session;
  const story = await orderStory(app, db, order);
  const refunded = sum(
    story.changes.map(({ kind, state, amount }) =>
      kind === 'refund' && state === 'completed' && amount !== null ? toMinor(amount, currency) : 0,
    ),
  );
  const terms = { isGross, isTaxKnown: true, isShipped: order.shipping_method_data !== null };
  return {
    type: 'order' as const,
    id: order.uuid,
    checkout_session_id: session.id,
    order_number: order.order_number,
    permalink_url: app.orders.link(order.uuid),
    status: orderStatus(story, order.canceled_at !== null),
    line_items: story.lines.map(({ line, ordered, current, fulfilled }) => ({
      id: lineId(line),
      title: cleanText(line.product_name),
      ...(line.thumbnail !== null && { image_url: absoluteUrl(app, line.thumbnail) }),
      quantity: { ordered, current, fulfilled },
      unit_price: toMinor(isGross ? line.final_price_incl_tax : line.final_price, currency),
      subtotal: lineParts(line, currency, isGross).total,
      status: statusOf({ current, fulfilled }),
    })),
    fulfillments: fulfillmentsOf(story),
    adjustments: adjustmentsOf(story, currency),
    totals: [
      ...totalsOf(app, pricedOf(order), terms),
      ...(refunded > 0 ? [totalEntry(app, 'amount_refunded', refunded)] : []),
    ],
  };
}
