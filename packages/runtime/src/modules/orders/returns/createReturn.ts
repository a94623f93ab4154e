import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import type { Author } from '../../auth/index.ts';
import { orderNotFound } from '../errors.ts';
import { listShipments } from '../fulfilment/shipment.repo.ts';
import type { LockedOrder } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { transitionOrder } from '../transitionOrder.ts';
import { returnExcluded, returnTooLate, returnsOff, tooManyToReturn } from './errors.ts';
import { returnPayload } from './events.ts';
import { toReturnAnswer } from './return.ts';
import type { ReturnRow } from './return.ts';
import { findReturn, listReturnTerms } from './return.repo.ts';
import { insertReturn } from './writeReturn.repo.ts';
import { chosenLines, linesOf } from './returnLines.ts';
import type { ChosenLine, RequestedUnits } from './returnLines.ts';
import { FIRST_STATE } from './returnState.ts';
import { checkReturnLines } from './returnableLines.ts';
import type { CheckedReturnLine } from './returnableLines.ts';

export interface ReturnOrder {
  readonly items: readonly RequestedUnits[];
  readonly comment: string | null;
  readonly author: Author;
  /** True if the merchant makes the return: it is approved at once, and not held to the period. */
  readonly isMerchant: boolean;
}

/**
 * Creates a return of shipped units of an order, in one transaction that locks the order. Throws `ORDER_NOT_FOUND` (404), 400
 * `ORDER_ITEM_NOT_FOUND`, `RETURN_EXCLUDED` and `RETURN_QTY`, and 409 `RETURNS_OFF` and `RETURN_TOO_LATE`.
 */
export const createReturn = (
  app: AppContext,
  orderUuid: string,
  request: ReturnOrder,
  claim: Claim | null,
): Promise<ReturnRow> =>
  app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    const chosen = chosenLines(await linesOf(tx, order), request.items);
    await checkReturnable(app, tx, order, chosen, request.isMerchant);
    const origin = request.isMerchant ? 'merchant' : 'shopper';
    const { uuid } = await insertReturn(tx, {
      orderId: order.order_id,
      origin,
      state: FIRST_STATE[origin],
      comment: request.comment,
      declaredAt: null,
      refundDueAt: null,
      isWhole: false,
      items: chosen.map(({ line, qty, reason }) => ({
        order_item_id: line.order_item_id,
        qty,
        reason,
        unshipped: 0,
      })),
      now: app.clock.now(),
    });
    const created = (await findReturn(tx, uuid)) as ReturnRow;
    const { number } = created;
    await transitionOrder(app, tx, order, {
      activities: [
        {
          text: request.isMerchant
            ? storedText('orders.return.activity.created', { number })
            : storedText('orders.return.activity.requested', { number }),
        },
      ],
      author: request.author,
    });
    await app.emit(tx, { name: 'return_created', payload: returnPayload(order, created) });
    await claim?.keep(tx, toReturnAnswer(created));
    return created;
  });

async function checkReturnable(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  chosen: readonly ChosenLine[],
  isMerchant: boolean,
): Promise<void> {
  const days = await app.setting('returnDays', tx);
  if (days === 0 && !isMerchant) throw returnsOff();
  const parcels = await listShipments(tx, [order.order_id]);
  const terms = await listReturnTerms(tx, order.order_id);
  const checked = new Map(
    checkReturnLines(
      order,
      chosen.map(({ line }) => line),
      {
        days,
        parcels: parcels.filter(({ canceled_at }) => canceled_at === null),
        terms,
        timezone: app.config.shop.timezone,
        at: app.clock.now(),
      },
    ).map((one) => [one.line, one]),
  );
  for (const { line, qty } of chosen) {
    const { isExcluded, isOver, left } = checked.get(line) as CheckedReturnLine;
    if (isExcluded) throw returnExcluded(line.product_sku);
    if (qty > left) throw tooManyToReturn(line.product_sku, qty, left);
    if (isOver && !isMerchant) throw returnTooLate(line.product_sku);
  }
}
