import { refuse } from '../../platform/errors.ts';

/** Creates the rejection of an amount, weight or count that does not fit the shop's columns. */
export const cartTooLarge = () => refuse(400, 'CART_TOO_LARGE', 'The cart total is too large');
