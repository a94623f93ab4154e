import { z } from 'zod';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { Call } from '../../platform/contracts/route.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { permissionMissing, unauthorized } from '../../platform/errors.ts';
import { orderNotFound } from './errors.ts';
import type { Order } from './order.ts';
import { findOrder } from './order.repo.ts';
import { canReadOrder } from './orderToken.ts';

/** The query parameter of routes that the bearer of an order's token may call. */
export const tokenQuery = z.object({
  token: z
    .string()
    .max(255)
    .optional()
    .describe('The `orderToken` of the order, for callers outside the session that placed it.'),
});

export interface Reader {
  /** The order token that the request brought. Null if it brought none. */
  readonly token: string | null;
  /** The permission with which an administrator may read the order. */
  readonly permission: string;
}

/**
 * Checks that the caller may read an order and what belongs to it. Throws 403 for an administrator without the permission, 401 without any
 * credentials, and `missing` (404) for another shopper or a wrong token.
 */
export function checkReader(
  { app, caller }: Pick<Call, 'app' | 'caller'>,
  order: Order | null,
  { token, permission, missing }: Reader & { readonly missing: () => Error },
): asserts order is Order {
  if (caller.admin && !holdsPermission(caller, permission)) throw permissionMissing(permission);
  if (order && canReadOrder(app, order, caller, token, permission)) return;
  const isNobody = !caller.admin && !caller.customer && caller.sessionId === null && token === null;
  throw isNobody ? unauthorized() : missing();
}

/**
 * Finds an order for its owner, the bearer of its token, or an administrator with the permission. Throws `ORDER_NOT_FOUND` (404) for other
 * shoppers, 403 for other administrators, and 401 without any credentials.
 */
export async function readableOrder(
  call: Pick<Call, 'app' | 'db' | 'caller'>,
  id: string,
  reader: Reader,
): Promise<Order> {
  const order = isUuid(id) ? await findOrder(call.db, id) : null;
  checkReader(call, order, { ...reader, missing: orderNotFound });
  return order;
}

/** Finds an order as `readableOrder` does, but throws `ORDER_NOT_FOUND` (404) for all who may not read it. */
export async function hiddenOrder(
  { app, db, caller }: Pick<Call, 'app' | 'db' | 'caller'>,
  id: string,
  { token, permission }: Reader,
): Promise<Order> {
  const order = isUuid(id) ? await findOrder(db, id) : null;
  if (!order || !canReadOrder(app, order, caller, token, permission)) throw orderNotFound();
  return order;
}
