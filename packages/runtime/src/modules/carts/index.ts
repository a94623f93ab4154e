export { addressColumns, lineColumns } from './cart.ts';
export type { Cart } from './cart.ts';
export { closeCart } from './cart.repo.ts';
export { notEnoughStock, paymentMethodNotAvailable, shippingAddressRequired } from './errors.ts';
export { checkoutBody } from './bodies.ts';
export { fillCart } from './fillCart.ts';
export { cartOfPath } from './mineCart.ts';
export { loadCart, readCart } from './readCart.ts';
