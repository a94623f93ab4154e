import type { AppContext } from '../../platform/context.ts';
import { holdsPermission } from '../../platform/http/caller.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Order } from './order.repo.ts';
import { isOrderToken } from './orderToken.ts';

/**
 * Whether the caller may see an order, whose data are personal: its customer, the session that placed it, the bearer of its
 * token, or an administrator who holds the permission.
 */
export const canReadOrder = (
  app: Pick<AppContext, 'config' | 'clock'>,
  order: Pick<Order, 'uuid' | 'customer_id' | 'sid'>,
  caller: Caller,
  token: string | null,
  permission = 'getOrder',
): boolean =>
  holdsPermission(caller, permission) ||
  (order.customer_id !== null && order.customer_id === caller.customer?.id) ||
  (order.sid !== null && order.sid === caller.sessionId) ||
  (token !== null && isOrderToken(app, order.uuid, token));
