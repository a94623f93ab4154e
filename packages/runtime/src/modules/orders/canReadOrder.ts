import type { AppContext } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Order } from './order.repo.ts';
import { isOrderToken } from './orderToken.ts';

/** An order's data are personal: its customer, the session that placed it, an admin, or the bearer of its token. */
export const canReadOrder = (
  app: Pick<AppContext, 'config' | 'clock'>,
  order: Pick<Order, 'uuid' | 'customer_id' | 'sid'>,
  caller: Caller,
  token: string | null,
): boolean =>
  caller.admin !== null ||
  (order.customer_id !== null && order.customer_id === caller.customer?.id) ||
  (order.sid !== null && order.sid === caller.sessionId) ||
  (token !== null && isOrderToken(app, order.uuid, token));
