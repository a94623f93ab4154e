import type { Db } from '../../../platform/db/db.ts';
import { toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Order } from '../order.ts';
import { returnCeilingExceeded, returnNotFound, wrongReturnState } from './errors.ts';
import { findReturn } from './return.repo.ts';
import { refundedUnits, returnCeiling } from './returnCeiling.ts';
import { countedUnits } from './returnItems.ts';
import { isOpenState, stateAfter } from './returnState.ts';

/** A return that a refund names, with what the refund may give back. */
export interface RefundedReturn {
  /** The integer ID, stored in `refund.return_id`. */
  readonly return_id: number;
  readonly uuid: string;
  /** The highest amount of the refund, in minor units. More is refused with `RETURN_CEILING`. */
  readonly ceiling: Minor;
  /** The units that are refunded if the request names none. Those that go back to stock do so with the return. */
  readonly items: readonly {
    readonly order_item_id: number;
    readonly qty: number;
    readonly restock: boolean;
  }[];
  /** The units of each order line that the return holds, by `order_item_id`. */
  readonly units: ReadonlyMap<number, number>;
  /** The part of the shipping fee that is refunded if the request names none, including tax. */
  readonly shipping: Minor;
}

/**
 * Finds the return that a refund names. The order is locked by the transaction, unless a refund is only previewed. Throws
 * `RETURN_NOT_FOUND` (404) if the order has no such return, `RETURN_STATE` (409) if it has ended, and `RETURN_CEILING` (400) before
 * anything of it was received.
 */
export async function refundedReturn(db: Db, order: Order, returnUuid: string): Promise<RefundedReturn> {
  const row = await findReturn(db, returnUuid);
  if (!row || row.order_id !== order.order_id) throw returnNotFound();
  if (!isOpenState(row.state)) throw wrongReturnState(row.state);
  if (stateAfter(row.state, 'refund') === null) throw returnCeilingExceeded();
  return {
    return_id: row.return_request_id,
    uuid: row.uuid,
    ceiling: returnCeiling(row),
    items: row.items
      .map((item) => ({
        order_item_id: item.order_item_id,
        qty: refundedUnits(row, item),
        restock: false,
      }))
      .filter(({ qty }) => qty > 0),
    units: new Map(row.items.map((item) => [item.order_item_id, countedUnits(row, item)])),
    shipping: row.is_whole ? toMinor(order.shipping_fee_incl_tax, order.currency) : 0,
  };
}
