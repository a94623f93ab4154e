import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import type { StoredText } from '../../../platform/messages/storedText.ts';
import type { Author } from '../../auth/index.ts';
import { paymentInProgress } from '../errors.ts';
import { inventoryUpdated } from '../events.ts';
import { shipmentStatusOf } from '../fulfilment/shipmentStatus.ts';
import type { LineUnits, LockedOrder } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { restock } from '../orderStock.repo.ts';
import { findOpenAttempt } from '../payment/attempt.repo.ts';
import { transitionOrder } from '../transitionOrder.ts';
import { returnNotFound, wrongReturnState } from './errors.ts';
import { returnPayload } from './events.ts';
import { toReturnAnswer } from './return.ts';
import type { ReturnRow } from './return.ts';
import { findOrderOfReturn, findReturn } from './return.repo.ts';
import { adjustReturning, updateReturn } from './writeReturn.repo.ts';
import type { ReturnChange, UnitsChange } from './writeReturn.repo.ts';
import { countedUnits } from './returnItems.ts';
import { stateAfter } from './returnState.ts';
import type { ReturnStep } from './returnState.ts';

/** Lists the effects of a step besides the change of state. */
export interface StepEffects {
  readonly declinedReason?: string;
  readonly items?: NonNullable<ReturnChange['items']>;
  /** The changes in the units of the order's lines. */
  readonly units?: readonly UnitsChange[];
  /** The units that go back to stock. */
  readonly restocked?: readonly LineUnits[];
  readonly activity: StoredText;
}

interface StepRequest {
  readonly step: Exclude<ReturnStep, 'refund'>;
  readonly author: Author;
  /** Returns what the step does. Throws if the request does not fit the return. */
  readonly effects: (row: ReturnRow, order: LockedOrder) => StepEffects;
}

/**
 * Takes a return one step further, in one transaction that locks the order. Throws `RETURN_NOT_FOUND` (404), and 409 `RETURN_STATE` for a
 * step that its state does not allow, and `PAYMENT_IN_PROGRESS` while money of the order is being refunded.
 */
export const stepReturn = (
  app: AppContext,
  returnUuid: string,
  { step, author, effects }: StepRequest,
  claim: Claim | null,
): Promise<ReturnRow> =>
  app.db.transaction(async (tx) => {
    const { order, row } = await lockReturn(tx, returnUuid);
    const state = stateAfter(row.state, step);
    if (state === null) throw wrongReturnState(row.state);
    if ((await findOpenAttempt(tx, order.order_id))?.kind === 'refund') throw paymentInProgress();
    const { activity, units = [], restocked = [], ...change } = effects(row, order);
    await updateReturn(tx, row.return_request_id, { ...change, state }, app.clock.now());
    if (units.length > 0) await adjustReturning(tx, units);
    const changes = restocked.length > 0 ? await restock(tx, restocked) : [];
    const blocked = new Map(units.map((unit) => [unit.order_item_id, unit.blocked]));
    await transitionOrder(app, tx, order, {
      ...(units.length > 0 && { shipmentStatus: shipmentStatusOf(order, { blocked }) }),
      activities: [{ text: activity }],
      author,
    });
    const after = (await findReturn(tx, returnUuid)) as ReturnRow;
    await app.emit(
      tx,
      { name: 'return_updated', payload: { ...returnPayload(order, after), before: row.state } },
      ...changes.map(inventoryUpdated),
    );
    await claim?.keep(tx, toReturnAnswer(after));
    return after;
  });

/** Locks the order of a return, and reads both. Throws `RETURN_NOT_FOUND` (404). */
export async function lockReturn(
  tx: Db,
  returnUuid: string,
): Promise<{ readonly order: LockedOrder; readonly row: ReturnRow }> {
  const owner = await findOrderOfReturn(tx, returnUuid);
  const order = owner && (await lockOrder(tx, owner.uuid));
  const row = order && (await findReturn(tx, returnUuid));
  if (!order || !row) throw returnNotFound();
  return { order, row };
}

/** Frees all units of a return that ends without a refund. */
export const freedUnits = (row: ReturnRow): readonly UnitsChange[] =>
  row.items.map((item) => ({
    order_item_id: item.order_item_id,
    returning: -countedUnits(row, item),
    blocked: -item.unshipped,
  }));

/** Returns the SKU of an order line. */
export const skuOf = (order: LockedOrder, orderItemId: number): string =>
  order.items.find(({ order_item_id }) => order_item_id === orderItemId)?.product_sku ?? '';
