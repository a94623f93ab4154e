import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { LockedOrder } from '../order.ts';
import { returnPayload } from './events.ts';
import { dropUnshipped } from './writeReturn.repo.ts';

/**
 * Ends what was withdrawn of an order that is being canceled. Units that were not shipped leave their withdrawals, and withdrawals of
 * nothing else are closed. Goods that are with the shopper stay in their returns. Runs in the transaction that locks the order, and does
 * nothing if no unit is blocked.
 */
export async function endWithdrawn(app: AppContext, tx: Db, order: LockedOrder): Promise<void> {
  if (order.items.every(({ blocked_qty }) => blocked_qty === 0)) return;
  const closed = await dropUnshipped(tx, order.order_id, app.clock.now());
  await app.emit(
    tx,
    ...closed.map(({ before, ...row }) => ({
      name: 'return_updated' as const,
      payload: { ...returnPayload(order, { ...row, state: 'closed' }), before },
    })),
  );
}
