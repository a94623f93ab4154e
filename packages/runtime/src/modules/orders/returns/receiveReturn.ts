import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import type { Author } from '../../auth/index.ts';
import type { LockedOrder } from '../order.ts';
import { tooManyReceived } from './errors.ts';
import type { ReturnRow } from './return.ts';
import { returnItemOf, sumsByItem } from './returnItems.ts';
import type { ItemUnits } from './returnItems.ts';
import { skuOf, stepReturn } from './stepReturn.ts';
import type { StepEffects } from './stepReturn.ts';

export interface ReceivedUnits extends ItemUnits {
  readonly condition: string | null;
  /** True if the units go back to stock. */
  readonly restock: boolean;
}

/**
 * Records units of a return that came back. Units received before are added to. Moves no money: the refund is a command of its own. Throws
 * as `stepReturn`, and 400 `RETURN_ITEM_NOT_FOUND` and `RETURN_QTY`.
 */
export const receiveReturn = (
  app: AppContext,
  returnUuid: string,
  { items, author }: { readonly items: readonly ReceivedUnits[]; readonly author: Author },
  claim: Claim | null,
): Promise<ReturnRow> =>
  stepReturn(
    app,
    returnUuid,
    { step: 'receive', author, effects: (row, order) => receipt(row, order, items) },
    claim,
  );

function receipt(row: ReturnRow, order: LockedOrder, units: readonly ReceivedUnits[]): StepEffects {
  const received = sumsByItem(row, units);
  const restocked = sumsByItem(
    row,
    units.filter((unit) => unit.restock),
  );
  const conditions = new Map(
    units.map(({ id, condition }) => [returnItemOf(row, id).uuid, condition] as const),
  );
  const arrived = row.items.filter(({ uuid }) => received.has(uuid));
  for (const item of arrived) {
    const qty = received.get(item.uuid) ?? 0;
    const left = item.approved - item.unshipped - item.received;
    if (qty > left) throw tooManyReceived(skuOf(order, item.order_item_id), qty, left);
  }
  return {
    items: arrived.map(({ uuid }) => ({
      uuid,
      received: received.get(uuid) ?? 0,
      restocked: restocked.get(uuid) ?? 0,
      condition: conditions.get(uuid) ?? null,
    })),
    restocked: arrived
      .filter(({ uuid }) => restocked.has(uuid))
      .map(({ uuid, order_item_id }) => ({ order_item_id, qty: restocked.get(uuid) ?? 0 })),
    activity: storedText('orders.return.activity.received', {
      number: row.number,
      count: [...received.values()].reduce((sum, qty) => sum + qty, 0),
    }),
  };
}
