import { refuse } from '../../platform/errors.ts';

/** An amount, weight or count that the shop's columns cannot hold. */
export const cartTooLarge = () => refuse(400, 'CART_TOO_LARGE', 'The total of the cart is too large');

/** A fault of an extension, not of the shopper: answered with 500 and named in the log. */
export const badStepValue = (key: string, subject: string, value: unknown) =>
  new Error(
    `The processors of ${key} made ${JSON.stringify(value) ?? String(value)} of the value of "${subject}", which the key does not allow`,
  );
