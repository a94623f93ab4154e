import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { sum, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { refundToStoredValue } from '../../storedValue/index.ts';
import type { LockedOrder } from '../order.ts';
import type { AttemptRow } from '../payment/attempt.ts';
import { closeShares, listSharesToGive } from './orderTender.repo.ts';

/**
 * Gives gift cards and credit their shares of a refund, once, in the transaction that ends its attempt. Returns their sum in minor units. A
 * refund of an order that nothing stored paid has no shares, unless all of it goes to credit.
 */
export async function giveShares(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  attempt: AttemptRow,
): Promise<Minor> {
  const { currency, order_id: orderId } = order;
  if (toMinor(order.stored_amount, currency) === 0 && attempt.request.to_credit !== true) return 0;
  const shares = await listSharesToGive(tx, attempt.payment_attempt_id);
  const [first] = shares;
  if (!first) return 0;
  await closeShares(tx, attempt.payment_attempt_id, first.is_done);
  if (!first.is_done) return 0;
  const byValue = Map.groupBy(shares, (share) => share.stored_value_id);
  const amountOf = (rows: typeof shares): Minor => sum(rows.map(({ amount }) => toMinor(amount, currency)));
  for (const [storedValueId, rows] of [...byValue].sort(([one], [other]) => one - other)) {
    await refundToStoredValue(tx, {
      storedValueId,
      orderId,
      attemptUuid: attempt.uuid,
      amount: amountOf(rows),
      now: app.clock.now(),
      author: attempt.request.author ?? null,
    });
  }
  return amountOf(shares);
}
