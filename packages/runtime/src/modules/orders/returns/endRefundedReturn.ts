import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import { addActivity } from '../activity.ts';
import type { LineUnits, LockedOrder } from '../order.ts';
import type { AttemptRow } from '../payment/attempt.ts';
import { returnPayload } from './events.ts';
import { findReturn } from './return.repo.ts';
import { updateReturn } from './writeReturn.repo.ts';
import type { UnitsChange } from './writeReturn.repo.ts';
import { countedUnits } from './returnItems.ts';

/** Lists the changes that the refund of a return makes to the order. */
export interface RefundedUnits {
  readonly units: readonly UnitsChange[];
  /** The units that go back to stock. */
  readonly restocked: readonly LineUnits[];
}

/**
 * Ends a return whose refund has succeeded. Its refunded units count as refunded, and its other units are free again. Withdrawn units that
 * were not shipped go back to stock; those that came back did when they were received. Runs in the transaction that locks the order.
 */
export async function endRefundedReturn(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  { request }: Pick<AttemptRow, 'request'>,
): Promise<RefundedUnits | null> {
  const row = request.return_uuid ? await findReturn(tx, request.return_uuid) : null;
  if (!row) return null;
  const refunded = new Map((request.items ?? []).map((item) => [item.order_item_id, item]));
  const ofReturn = row.items.map((item) => {
    const qty = refunded.get(item.order_item_id)?.qty ?? 0;
    return { item, qty, unshipped: Math.min(item.unshipped, qty) };
  });
  const others = [...refunded.values()].filter(({ order_item_id }) =>
    row.items.every((item) => item.order_item_id !== order_item_id),
  );
  await updateReturn(tx, row.return_request_id, { state: 'refunded' }, app.clock.now());
  await addActivity(
    app,
    tx,
    order.uuid,
    { text: storedText('orders.return.activity.refunded', { number: row.number }) },
    { author: request.author ?? null },
  );
  const after = { ...row, state: 'refunded' as const };
  await app.emit(tx, {
    name: 'return_updated',
    payload: { ...returnPayload(order, after), before: row.state },
  });
  return {
    units: [
      ...ofReturn.map(({ item, qty, unshipped }) => ({
        order_item_id: item.order_item_id,
        returning: -countedUnits(row, item),
        blocked: -item.unshipped,
        refunded: qty,
        returned: qty - unshipped,
      })),
      ...others.map(({ order_item_id, qty }) => ({
        order_item_id,
        returning: 0,
        blocked: 0,
        refunded: qty,
        returned: 0,
      })),
    ],
    restocked: [
      ...ofReturn.map(({ item, unshipped }) => ({ order_item_id: item.order_item_id, qty: unshipped })),
      ...others.filter(({ restock }) => restock),
    ].filter(({ qty }) => qty > 0),
  };
}
