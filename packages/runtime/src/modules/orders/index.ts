export { canReadOrder } from './canReadOrder.ts';
export { confirmationUrl } from './confirmationUrl.ts';
export { customerOrders } from './customerOrders.ts';
export { shippingMethodRequired } from './errors.ts';
export { findOrder, findOrderOfCart, findWaitingOrder } from './order.repo.ts';
export type { Order } from './order.repo.ts';
export { isOrderToken, orderToken } from './orderToken.ts';
export { placeOrder } from './placeOrder.ts';
