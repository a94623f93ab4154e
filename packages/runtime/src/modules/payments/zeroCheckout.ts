/** The code of the payment method of orders with a total of 0. */
export const ZERO_CHECKOUT = 'zero_checkout';
