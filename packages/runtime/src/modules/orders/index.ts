export { attachOrder } from './attachOrder.ts';
export { customerOrders } from './customerOrders.ts';
export { gatewayUnavailable, shippingMethodRequired } from './errors.ts';
export type { AcceptedTerms } from './insertOrder.repo.ts';
export type { Order } from './order.ts';
export { findOrder, findOrderOfCart, findWaitingOrder } from './order.repo.ts';
export { canReadOrder, confirmationUrl, isOrderToken, orderToken } from './orderToken.ts';
export { shipmentsOf } from './fulfilment/trackedShipments.ts';
export { placeOrder } from './placeOrder.ts';
