import { z } from 'zod';
import { isUuid } from '../../platform/db/ids.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { Call } from '../../platform/contracts/route.ts';
import { permissionMissing, unauthorized } from '../../platform/errors.ts';
import { orderNotFound } from './errors.ts';
import type { Order } from './order.ts';
import { findOrder } from './order.repo.ts';
import { canReadOrder } from './orderToken.ts';

/** The `token` with which callers outside of a session reach their order. */
export const orderTokenField = z
  .string()
  .max(255)
  .optional()
  .describe('The `orderToken` of the order, for callers outside the session that placed it.');

/** The query of routes that the bearer of an order's token may call. */
export const tokenQuery = z.object({ token: orderTokenField });

export interface OrderCall extends Pick<Call, 'app' | 'db' | 'caller'> {
  /** The query or the body with the order's token. */
  readonly query: { readonly token?: string | undefined };
}

/**
 * Checks that the caller may reach what belongs to an order. Throws 403 for an administrator without the permission, 401 without any
 * credentials, and `missing` (404) for another shopper or a wrong token.
 */
export function checkReader(
  { app, caller, query }: OrderCall,
  order: Order | null,
  { permission, missing }: { readonly permission: string; readonly missing: () => Error },
): asserts order is Order {
  const token = query.token ?? null;
  if (caller.admin && !holdsPermission(caller, permission)) throw permissionMissing(permission);
  if (order && canReadOrder(app, order, caller, token, permission)) return;
  const isNobody = !caller.admin && !caller.customer && caller.sessionId === null && token === null;
  throw isNobody ? unauthorized() : missing();
}

/** Finds an order for its owner, the bearer of its token, or an administrator with the permission. */
export async function readableOrder(call: OrderCall, id: string, permission: string): Promise<Order> {
  const order = isUuid(id) ? await findOrder(call.db, id) : null;
  checkReader(call, order, { permission, missing: orderNotFound });
  return order;
}
