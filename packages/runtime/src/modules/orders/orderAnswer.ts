import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { linksField } from '../../platform/http/answer/links.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { CART_AMOUNTS } from '../pricing/index.ts';
import { withProvinceName } from '../provinces/index.ts';
import { couponsOf, orderAddressRow, orderItemRow, orderRow, wholeOrder } from './order.ts';
import type { Order, OrderAddressRow } from './order.ts';
import { orderToken } from './orderToken.ts';

export const orderParams = z.object({ id: z.string().describe('The UUID of the order.') });

const TOTALS = [...CART_AMOUNTS, 'total_weight'] as const;
type TotalName = (typeof TOTALS)[number];

const totalFields = Object.fromEntries(
  TOTALS.map((name) => [name, z.number().meta(orderRow.shape[name].meta() ?? {})]),
) as Readonly<Record<TotalName, z.ZodNumber>>;

const addressAnswer = orderAddressRow.extend({
  province_name: z.string().describe('The name of the province, such as `California`.'),
});

const itemAnswer = orderItemRow.extend({
  total: z
    .number()
    .meta(kind('money', 'The line total, including tax and before discounts, in the currency of the order.')),
});

/** The schema of an order in the REST API. */
export const orderAnswer = orderRow
  .omit({
    superseded_at: true,
    payment_ended_at: true,
    payment_return_url: true,
    placed_at: true,
    canceled_at: true,
    cancel_reason: true,
    stored_amount: true,
  })
  .extend({
    ...totalFields,
    base_rate: z
      .number()
      .nullable()
      .describe(orderRow.shape.base_rate.description ?? ''),
    base_total: z
      .number()
      .nullable()
      .meta(kind('money', orderRow.shape.base_total.description ?? '')),
    shipping_method: z
      .string()
      .nullable()
      .describe('The code of the shipping method. Null if nothing is shipped.'),
    shipping_method_name: z.string().nullable().describe('The name of the shipping method.'),
    shipping_address: addressAnswer.nullable().describe('The shipping address.'),
    billing_address: addressAnswer.nullable().describe('The billing address.'),
    items: z.array(itemAnswer).describe('The lines of the order.'),
    tenders: wholeOrder.shape.tenders,
    links: linksField,
  });

/** The response for a placed order, as sent to shoppers. */
export const placedOrderAnswer = orderAnswer
  .omit({ invoice_number: true, invoiced_at: true, origin: true, origin_who: true, origin_session: true })
  .extend({
    orderToken: z
      .string()
      .describe(
        'Gives its bearer access to the order for 90 days: `order(uuid, token)` in GraphQL, and the order page.',
      ),
  });

/** Returns an order that was just placed as the REST API represents it for shoppers. */
export function toPlacedOrderAnswer(app: AppContext, order: Order): z.output<typeof placedOrderAnswer> {
  const {
    invoice_number: _number,
    invoiced_at: _at,
    origin: _origin,
    origin_who: _who,
    origin_session: _session,
    ...shown
  } = toOrderAnswer(app, order);
  return { ...shown, orderToken: orderToken(app, order.uuid) };
}

/** Returns an order as the REST API represents it, with totals as JSON numbers and addresses with province names. */
export function toOrderAnswer({ locale }: AppContext, order: Order): z.output<typeof orderAnswer> {
  const named = (address: OrderAddressRow | null) => address && withProvinceName(locale, address);
  const {
    superseded_at: _superseded,
    payment_ended_at: _ended,
    payment_return_url: _return,
    placed_at: _placed,
    canceled_at: _canceled,
    cancel_reason: _reason,
    stored_amount: _stored,
    ...shown
  } = order;
  return {
    ...shown,
    coupons: couponsOf(order),
    ...(Object.fromEntries(TOTALS.map((name) => [name, Number(order[name])])) as Record<TotalName, number>),
    base_rate: order.base_rate === null ? null : Number(order.base_rate),
    base_total: order.base_total === null ? null : Number(order.base_total),
    shipping_method: order.shipping_method_data?.method_code ?? null,
    shipping_method_name: order.shipping_method_data?.snapshot.name ?? null,
    shipping_address: named(order.shipping_address),
    billing_address: named(order.billing_address),
    items: order.items.map((item) => ({ ...item, total: item.line_total_incl_tax })),
    links: [
      { rel: 'orderGrid', href: '/admin/orders', action: 'GET', types: ['text/xml'] },
      { rel: 'edit', href: `/admin/order/edit/${order.uuid}`, action: 'GET', types: ['text/xml'] },
    ],
  };
}
