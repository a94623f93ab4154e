export type { Cart, CartAddressRow, CartError, CartItem, ShippingSelection } from './cart.ts';
export { closeCart } from './cart.repo.ts';
export { invalidCart } from './errors.ts';
export { loadCart, readCart } from './readCart.ts';
