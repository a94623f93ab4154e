import type { ShopConfig } from '../../platform/config/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Order } from './order.repo.ts';
import { isOrderToken } from './orderToken.ts';

/** An order's data are personal: its customer, the session that placed it, an admin, or the bearer of its token. */
export const canReadOrder = (
  order: Pick<Order, 'uuid' | 'customer_id' | 'sid'>,
  caller: Caller,
  token: string | null,
  config: Pick<ShopConfig, 'secrets' | 'session'>,
): boolean =>
  caller.admin !== null ||
  (order.customer_id !== null && order.customer_id === caller.customer?.id) ||
  (order.sid !== null && order.sid === caller.sessionId) ||
  (token !== null && isOrderToken(config, order.uuid, token));
