export { orderNotFound } from './errors.ts';
export type { OrderFacts } from './events.ts';
export type { Order } from './order.repo.ts';
export { placeOrder } from './placeOrder.ts';
