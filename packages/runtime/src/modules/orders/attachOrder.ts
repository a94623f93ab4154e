import type { Db } from '../../platform/db/db.ts';
import { orderNotFound } from './errors.ts';
import { setOrderCustomer } from './order.repo.ts';

/**
 * Assigns a guest order to a customer. The order must belong to the session that placed it: an entered email proves nothing,
 * and the order token is part of shared links. Runs inside a transaction. Throws `ORDER_NOT_FOUND` (404) for other orders
 * and for an order that already has a customer.
 */
export async function attachOrder(
  tx: Db,
  uuid: string,
  owner: { readonly sessionId: string; readonly customerId: number },
): Promise<void> {
  if (!(await setOrderCustomer(tx, uuid, owner))) throw orderNotFound();
}
