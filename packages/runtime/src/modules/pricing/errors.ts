import { refuse } from '../../platform/errors.ts';

/** The refusal of an amount, weight or count that the shop's columns cannot hold. */
export const cartTooLarge = () => refuse(400, 'CART_TOO_LARGE', 'The cart total is too large');
