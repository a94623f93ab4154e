import { refuse } from '../../platform/errors.ts';

export const orderNotFound = () => refuse(404, 'ORDER_NOT_FOUND', 'Order not found');
export const cartIsEmpty = () => refuse(400, 'CART_EMPTY', 'Cart is empty');
/** What the cart says of the line, in its words. */
export const lineNotOrderable = ({ code, message }: { readonly code: string; readonly message: string }) =>
  refuse(400, code, message);
export const contactRequired = () => refuse(400, 'CONTACT_REQUIRED', 'Contact email is required');
export const shippingMethodRequired = () =>
  refuse(400, 'SHIPPING_METHOD_REQUIRED', 'Shipping method is required');
export const billingAddressRequired = () =>
  refuse(400, 'BILLING_ADDRESS_REQUIRED', 'Billing address is required');
export const paymentMethodRequired = () =>
  refuse(400, 'PAYMENT_METHOD_REQUIRED', 'Payment method is required');
export const refusedByExtension = (text: string) => refuse(400, 'ORDER_REFUSED', text);
export const cartChanged = () =>
  refuse(409, 'CART_CHANGED', 'The cart has changed, please check it and place the order again');
