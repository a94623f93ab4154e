import type { Db } from '../../platform/db/db.ts';
import { orderNotFound } from './errors.ts';
import { setOrderCustomer } from './orderState.repo.ts';

/**
 * Assigns a guest order to a customer. The session must be the one that placed the order: an entered email proves nothing,
 * and shared links contain the order token. Runs inside a transaction. Throws `ORDER_NOT_FOUND` (404) if another session
 * placed the order or the order already has a customer.
 */
export async function attachOrder(
  tx: Db,
  uuid: string,
  owner: { readonly sessionId: string; readonly customerId: number },
): Promise<void> {
  if (!(await setOrderCustomer(tx, uuid, owner))) throw orderNotFound();
}
