import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import type { Author } from '../../auth/index.ts';
import type { LockedOrder } from '../order.ts';
import { nothingApproved, tooManyToApprove } from './errors.ts';
import type { ReturnRow } from './return.ts';
import { sumsByItem } from './returnItems.ts';
import type { ItemUnits } from './returnItems.ts';
import { skuOf, stepReturn } from './stepReturn.ts';
import type { StepEffects } from './stepReturn.ts';

/**
 * Approves a requested return: all of it, or the given units. Units that are not approved are free again. Throws as `stepReturn`, and 400
 * `RETURN_ITEM_NOT_FOUND` and `RETURN_QTY`.
 */
export const approveReturn = (
  app: AppContext,
  returnUuid: string,
  { items, author }: { readonly items: readonly ItemUnits[] | null; readonly author: Author },
  claim: Claim | null,
): Promise<ReturnRow> =>
  stepReturn(
    app,
    returnUuid,
    { step: 'approve', author, effects: (row, order) => approval(row, order, items) },
    claim,
  );

function approval(row: ReturnRow, order: LockedOrder, items: readonly ItemUnits[] | null): StepEffects {
  const given = items && sumsByItem(row, items);
  const approved = row.items.map((item) => {
    const qty = given ? (given.get(item.uuid) ?? 0) : item.requested;
    if (qty > item.requested) throw tooManyToApprove(skuOf(order, item.order_item_id), qty, item.requested);
    return { item, qty };
  });
  if (approved.every(({ qty }) => qty === 0)) throw nothingApproved();
  return {
    items: approved.map(({ item, qty }) => ({ uuid: item.uuid, approved: qty })),
    units: approved
      .filter(({ item, qty }) => qty < item.requested)
      .map(({ item, qty }) => ({
        order_item_id: item.order_item_id,
        returning: qty - item.requested,
        blocked: 0,
      })),
    activity: storedText('orders.return.activity.approved', { number: row.number }),
  };
}
