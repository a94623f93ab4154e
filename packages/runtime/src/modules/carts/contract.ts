import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import type { MetaData } from '../metafields/contract.ts';

export type { Cart } from './cart.ts';

/** The cart service, `app.carts`. */
export interface CartsService {
  /**
   * Reopens the cart of an order, so that the shopper can order again. The earlier order is canceled when the cart is ordered, unless it
   * was paid in the meantime. A cart that is open, or whose order was paid, does not change.
   */
  reactivate(db: Db, orderUuid: string): Promise<void>;
  /**
   * Reads the order metafield values stored on an open cart, by namespace and key. Returns none if the cart is not open. First check that
   * the caller may see the cart. One statement.
   */
  metafields(db: Db, cartUuid: string): Promise<MetaData>;
  /**
   * Writes one order metafield value to a cart, as the order field definition allows; a blank value removes it. The order receives the
   * values when it is placed. Call it before other writes in the transaction. Throws `INVALID_CART` (400) for a cart that is not open or
   * not the caller's, `METAFIELD_NOT_FOUND` (404), `METAFIELD_INVALID` and `METAFIELD_REQUIRED` (400).
   */
  writeMetafield(db: Db, field: CartMetafield, value: unknown): Promise<MetaData>;
}

/** Identifies the caller's cart and one metafield of its future order. */
export interface CartMetafield {
  /** The UUID of the cart. */
  readonly id: string;
  readonly caller: Caller;
  readonly namespace: string;
  readonly key: string;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly carts: CartsService;
  }
}
