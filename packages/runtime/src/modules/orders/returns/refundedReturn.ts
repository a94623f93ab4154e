import type { Db } from '../../../platform/db/db.ts';
import type { Minor } from '../../../platform/money.ts';
import { returnNotFound } from '../errors.ts';
import type { Order } from '../order.ts';

/** A return that a refund names, with what the refund may give back. */
export interface RefundedReturn {
  /** The integer ID, stored in `refund.return_id`. */
  readonly return_id: number;
  readonly uuid: string;
  /** The highest amount of the refund, in minor units. More is refused with `RETURN_CEILING`. */
  readonly ceiling: Minor;
  /** The units that are refunded if the request names none. */
  readonly items: readonly {
    readonly order_item_id: number;
    readonly qty: number;
    readonly restock: boolean;
  }[];
  /** The part of the shipping fee that is refunded if the request names none, including tax. */
  readonly shipping: Minor;
}

/**
 * Finds the return that a refund names. The order is locked by the transaction, unless a refund is only previewed. Throws
 * `RETURN_NOT_FOUND` (404) if the order has no such return.
 */
export function refundedReturn(_db: Db, _order: Order, _returnUuid: string): Promise<RefundedReturn> {
  throw returnNotFound();
}
