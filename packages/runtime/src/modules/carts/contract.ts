import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import type { MetaData } from '../metafields/contract.ts';

export type { Cart } from './cart.ts';

/** The service of carts, `app.carts`. */
export interface CartsService {
  /**
   * Reopens the cart of an order, so that the shopper can order it once more: the earlier order is then canceled, unless it was
   * paid meanwhile. A cart that is open, or whose order was paid, does not change.
   */
  reactivate(db: Db, orderUuid: string): Promise<void>;
  /**
   * Reads the values that an open cart keeps for the metafields of its order, by namespace and key; none of a cart that is not open.
   * Check before that the caller may see the cart. One statement.
   */
  metafields(db: Db, cartUuid: string): Promise<MetaData>;
  /**
   * Writes one value that a cart keeps for its order, as the definition of that field of orders allows it; a blank value removes it.
   * The order gets the values when it is placed. Call it before other writes of the transaction. Throws `INVALID_CART` (400) for a
   * cart that is not open or not the caller's, `METAFIELD_NOT_FOUND` (404), `METAFIELD_INVALID` and `METAFIELD_REQUIRED` (400).
   */
  writeMetafield(db: Db, field: CartMetafield, value: unknown): Promise<MetaData>;
}

/** Names the caller's cart, and one field of the order that it becomes. */
export interface CartMetafield {
  /** The uuid of the cart. */
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
