import type { Db } from '../../platform/db/db.ts';
import { orderNotFound } from './errors.ts';
import { setOrderCustomer } from './order.repo.ts';

/**
 * Gives a guest's order to a customer. The order has to be of the session that placed it: an email that was typed proves nothing, and
 * the order's token travels in links. Runs inside a transaction. Throws `ORDER_NOT_FOUND` (404) for other orders, and for one that
 * has a customer.
 */
export async function attachOrder(
  tx: Db,
  uuid: string,
  owner: { readonly sessionId: string; readonly customerId: number },
): Promise<void> {
  if (!(await setOrderCustomer(tx, uuid, owner))) throw orderNotFound();
}
