import { refuse } from '../../platform/errors.ts';
import type { OpenOrder } from '../orders/index.ts';

/** The customer has orders with something left to ship, money to come or money to go back. The details name them. */
export const customerHasOpenOrders = (orders: readonly OpenOrder[]) =>
  refuse(
    409,
    'CUSTOMER_HAS_OPEN_ORDERS',
    'The customer has open orders. Their data can be erased when these have ended.',
    {
      details: orders.map(({ uuid, order_number }, index) => ({
        path: `orders.${index}`,
        rule: 'orderOpen',
        values: { order_number, uuid },
        message: `Order ${order_number} is open`,
      })),
    },
  );

/** The order belongs to an account, so that its owner is erased as a whole. */
export const orderHasAccount = () =>
  refuse(409, 'ORDER_HAS_ACCOUNT', 'The order belongs to an account. Erase its customer.');

export const exportNotFound = () => refuse(404, 'CUSTOMER_EXPORT_NOT_FOUND', 'Export not found');
export const exportNotReady = () =>
  refuse(409, 'NOT_READY', 'The export is being made. Try again in a moment.');
