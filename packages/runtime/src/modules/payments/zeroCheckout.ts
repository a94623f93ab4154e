/** The code of what a total of 0 is paid with. */
export const ZERO_CHECKOUT = 'zero_checkout';
