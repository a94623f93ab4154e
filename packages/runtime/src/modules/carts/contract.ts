import type { Db } from '../../platform/db/db.ts';

export type { Cart } from './cart.ts';

/** The service of carts, `app.carts`. */
export interface CartsService {
  /**
   * Reopens the cart of an order, so that the shopper can order it once more: the earlier order is then canceled, unless it was
   * paid meanwhile. A cart that is open, or whose order was paid, does not change.
   */
  reactivate(db: Db, orderUuid: string): Promise<void>;
}

declare module '../../platform/context.ts' {
  interface AppContext {
    readonly carts: CartsService;
  }
}
