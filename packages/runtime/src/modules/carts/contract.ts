import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import type { MetaData } from '../metafields/contract.ts';
import type { ExpressRequest, ExpressStart } from './express/expressTypes.ts';

export type { Cart } from './cart.ts';
export type * from './express/expressTypes.ts';

/** The cart service, `app.carts`. */
export interface CartsService {
  /**
   * Reopens the cart of an order, so that the shopper can order again. The earlier order is canceled when the cart is
   * ordered, unless the earlier order has been paid by then. The cart does not change if it is already open or its order
   * was paid.
   */
  reactivate(db: Db, orderUuid: string): Promise<void>;
  /**
   * Reads the order metafield values stored on an open cart, by namespace and key. Returns no values if the cart is not
   * open. The caller must first verify access to the cart. Runs one SQL statement.
   */
  metafields(db: Db, cartUuid: string): Promise<MetaData>;
  /**
   * Writes one order metafield value to a cart and validates it against the order metafield definition. A blank value
   * removes the stored value. The order receives the values when it is placed. Call this function before other writes in
   * the transaction. Throws `INVALID_CART` (400) if the cart is not open or the caller may not change it,
   * `METAFIELD_NOT_FOUND` (404), `METAFIELD_INVALID` and `METAFIELD_REQUIRED` (400).
   */
  writeMetafield(db: Db, field: CartMetafield, value: unknown): Promise<MetaData>;
  /**
   * Begins an express payment of a cart, as its button does: checks the cart, and calls `begin` of the express payment. Changes
   * nothing. Must not be called inside a transaction. Throws `INVALID_CART` and `EXPRESS_NOT_AVAILABLE` (400), and
   * `EXPRESS_NOT_STARTED` (502) if the gateway does not respond.
   */
  beginExpress(request: ExpressRequest): Promise<ExpressStart>;
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
