import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toNumber } from '../../../platform/money.ts';
import { lineOptions } from '../../carts/index.ts';
import type { AfterSaleView, ReturnView, WithdrawalRightView } from '../../defaultTheme/index.ts';
import { listReturnsOfOrders, orderToken, returnCeiling, sendBackBy } from '../../orders/index.ts';
import type { LineRight, Order, ReturnRights, ReturnRow } from '../../orders/index.ts';
import { paymentStatusOf } from '../../payments/index.ts';

/** Returns the path of a page about an order's returns. It has the order's token, because the order may have been opened with one. */
export const returnsPath = (app: AppContext, orderUuid: string, page: string): string =>
  `/orders/${orderUuid}/${page}?token=${orderToken(app, orderUuid)}`;

/** Creates the view of an order's returns and of what the shopper can still do. Runs one SQL statement if the order has returns. */
export async function afterSaleOf(
  app: AppContext,
  db: Db,
  order: Order,
  { withdrawal, returns, hasReturns }: ReturnRights & { readonly hasReturns: boolean },
): Promise<AfterSaleView> {
  const rows = hasReturns ? await listReturnsOfOrders(db, [order.order_id]) : [];
  return {
    withdrawal: withdrawal && withdrawalView(app, order, withdrawal),
    returns: returns && {
      path: returns.state === 'open' ? returnsPath(app, order.uuid, 'return') : null,
      last_day: lastDay(returns.end),
    },
    list: rows.map((row) => returnView(app, order, row)),
  };
}

/** Returns the last moment of a period, from the moment at which it has ended. */
export const lastDay = (end: Date | null): string | null => end && new Date(end.getTime() - 1).toISOString();

/** Creates the view of the right to withdraw. */
export const withdrawalView = (
  app: AppContext,
  { uuid }: Pick<Order, 'uuid'>,
  { state, days, end, lines }: NonNullable<ReturnRights['withdrawal']>,
): WithdrawalRightView => ({
  state,
  path: state === 'open' ? returnsPath(app, uuid, 'withdraw') : null,
  days,
  last_day: lastDay(end),
  excluded: lines.flatMap(({ line, excluded }: LineRight) =>
    excluded === null ? [] : [{ name: line.product_name, reason: excluded }],
  ),
});

/**
 * Creates the view of a return. `reasons` has the names of the shop's reasons by their codes. A reason that is not in it is shown as it is.
 */
export function returnView(
  app: AppContext,
  order: Order,
  row: ReturnRow,
  reasons: ReadonlyMap<string, string> = new Map(),
): ReturnView {
  const isPaid = paymentStatusOf(app, order.payment_status).phase === 'paid';
  return {
    uuid: row.uuid,
    number: row.number,
    origin: row.origin,
    state: row.state,
    path: returnsPath(app, order.uuid, `returns/${row.uuid}`),
    lines: row.items.flatMap(({ order_item_id, requested, reason }) => {
      const line = order.items.find((item) => item.order_item_id === order_item_id);
      if (!line) return [];
      return {
        name: line.product_name,
        image: line.thumbnail,
        options: lineOptions(line.variant_options),
        qty: requested,
        reason: reason === null ? null : (reasons.get(reason) ?? reason),
      };
    }),
    created_at: row.created_at,
    declined_reason: row.declined_reason,
    is_shipping_stopped: row.items.some(({ unshipped }) => unshipped > 0),
    send_back_by: row.origin === 'withdrawal' ? sendBackBy(order, row) : null,
    refund: isPaid ? toNumber(returnCeiling(row), order.currency) : null,
    currency: order.currency,
    refund_due_at: row.refund_due_at,
    is_order_canceled: row.origin === 'withdrawal' && order.canceled_at !== null,
  };
}
