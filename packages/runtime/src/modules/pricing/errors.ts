import { refuse } from '../../platform/errors.ts';

/** The refusal of an amount, weight or count that the shop's columns cannot hold. */
export const cartTooLarge = () => refuse(400, 'CART_TOO_LARGE', 'The total of the cart is too large');

/** The error of an extension whose processor returned a wrong value: answered with 500 and named in the log. */
export const badStepValue = (key: string, subject: string, value: unknown) =>
  new Error(
    `The processors of ${key} made ${JSON.stringify(value) ?? String(value)} of the value of "${subject}", which the key does not allow`,
  );
