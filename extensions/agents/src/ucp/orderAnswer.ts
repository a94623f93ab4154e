import type { Order } from '@shop/runtime/extension';
import { shortProvince } from '@shop/runtime/extension';
import type { SettledSession } from '../selling/settlePayment.ts';
import { ucpOf } from './capabilities.ts';
import type { Answering } from './checkoutAnswer.ts';
import { itemOf } from './lineItems.ts';
import { lineId, pricedOf } from '../selling/priced.ts';
import { lineTotals, totalsOf } from './totals.ts';

type OrderLine = Order['items'][number];

/** Returns how many units of a line there are, and how many have been sent. Canceled and refunded units that never shipped are gone. */
function quantityOf(line: OrderLine, isCanceled: boolean) {
  const gone = Math.max(0, line.refunded_qty - line.returned_qty);
  const total = isCanceled ? line.shipped_qty : Math.max(line.shipped_qty, line.qty - gone);
  return { original: line.qty, total, fulfilled: Math.min(line.shipped_qty, total) };
}

function statusOf({ total, fulfilled }: { readonly total: number; readonly fulfilled: number }) {
  if (total === 0) return 'removed';
  if (fulfilled === total) return 'fulfilled';
  return fulfilled > 0 ? 'partial' : 'processing';
}

/** Returns an order as the protocol tells it: all lines of the purchase in their present state. */
export function orderAnswer({ app, identity }: Answering, { session, order }: SettledSession) {
  const { currency } = order;
  const { is_gross: isGross } = session;
  const isCanceled = order.canceled_at !== null;
  return {
    ucp: ucpOf(identity.capabilities, 'order'),
    id: order.uuid,
    label: order.order_number,
    checkout_id: session.id,
    permalink_url: app.orders.link(order.uuid),
    currency,
    line_items: order.items.map((line) => {
      const quantity = quantityOf(line, isCanceled);
      return {
        id: lineId(line),
        item: itemOf(app, line, currency, isGross),
        quantity,
        totals: lineTotals(line, currency, isGross),
        status: statusOf(quantity),
      };
    }),
    totals: totalsOf(app, pricedOf(order), {
      isGross,
      isTaxKnown: true,
      isShipped: order.shipping_method_data !== null,
    }),
    fulfillment: { expectations: expectationsOf(order), events: [] },
    ...(order.canceled_at !== null && { adjustments: [cancellationOf(order, order.canceled_at)] }),
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

const cancellationOf = (order: Order, at: string) => ({
  id: 'cancellation',
  type: 'cancellation',
  occurred_at: new Date(at).toISOString(),
  status: 'completed' as const,
  line_items: order.items
    .filter((line) => line.qty > line.shipped_qty)
    .map((line) => ({ id: lineId(line), quantity: line.shipped_qty - line.qty })),
});
