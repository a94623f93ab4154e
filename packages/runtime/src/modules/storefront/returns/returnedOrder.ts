import { Refusal } from '../../../platform/errors.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { lineOptions } from '../../carts/index.ts';
import { WITHDRAWAL_PATH } from '../../defaultTheme/index.ts';
import type { ChoosableLineView, ReturnedOrderView } from '../../defaultTheme/index.ts';
import { orderToken } from '../../orders/index.ts';
import type { LineRight, Order } from '../../orders/index.ts';
import { ownOrder } from '../checkout/ownOrder.ts';
import type { OrderCall } from '../checkout/ownOrder.ts';
import { wantsJson } from '../page/pagePlan.ts';

/** Creates the view of an order for the pages about its returns. */
export function returnedOrder({ app, caller }: OrderCall, order: Order): ReturnedOrderView {
  const { uuid, shipping_address, billing_address } = order;
  const isOwn = order.customer_id !== null && order.customer_id === caller.customer?.id;
  return {
    uuid,
    order_number: order.order_number,
    created_at: order.created_at,
    email: order.customer_email,
    name: order.customer_full_name ?? (shipping_address ?? billing_address)?.full_name ?? null,
    path: isOwn ? `/account/orders/${uuid}` : `/checkout/success/${uuid}?token=${orderToken(app, uuid)}`,
  };
}

interface OrderRequest {
  readonly uuid: string;
  /** The order's token. Null if the request brought none. */
  readonly token: string | null;
  /** The permission with which an administrator may do what the request asks for. Default: to read the order. */
  readonly permission?: string;
}

/**
 * Responds with a page about an order for its shopper and for whoever has its token. Redirects others to the page that mails a new link,
 * which looks the same whether or not there is such an order. Throws 404 for requests for JSON.
 */
export async function forOrder(
  call: OrderCall,
  { uuid, token, permission }: OrderRequest,
  page: (order: Order) => Promise<Reply>,
): Promise<Reply> {
  const order = await ownOrder(call, uuid, token, permission).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404 && !wantsJson(call.request)) return null;
    throw error;
  });
  return order === null ? reply.redirect(303, `${WITHDRAWAL_PATH}?over`) : page(order);
}

/** Creates the views of the lines of which units can be chosen. `chosenOf` tells how many of a line are chosen. */
export const choosable = (
  lines: readonly LineRight[],
  chosenOf: (right: LineRight) => number,
): readonly ChoosableLineView[] =>
  lines
    .filter(({ units }) => units > 0)
    .map((right) => ({
      uuid: right.line.uuid,
      name: right.line.product_name,
      image: right.line.thumbnail,
      options: lineOptions(right.line.variant_options),
      units: right.units,
      chosen: chosenOf(right),
    }));
