import type { ShopConfig } from '../../platform/config/schema.ts';
import { holdsPermission } from '../../platform/http/caller.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Order } from './order.repo.ts';
import { isOrderToken } from './orderToken.ts';

/**
 * Whether the caller may see an order, whose data are personal: its customer, the session that placed it, the bearer of its
 * token, or an administrator who holds the permission.
 */
export const canReadOrder = (
  order: Pick<Order, 'uuid' | 'customer_id' | 'sid'>,
  caller: Caller,
  token: string | null,
  config: Pick<ShopConfig, 'secrets' | 'session'>,
  permission = 'getOrder',
): boolean =>
  holdsPermission(caller, permission) ||
  (order.customer_id !== null && order.customer_id === caller.customer?.id) ||
  (order.sid !== null && order.sid === caller.sessionId) ||
  (token !== null && isOrderToken(config, order.uuid, token));
