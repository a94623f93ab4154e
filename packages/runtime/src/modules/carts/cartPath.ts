import { z } from 'zod';

/** The cart in the path of a route. */
export const cartId = z
  .string()
  .describe(
    "The UUID of the cart, or `mine` for the caller's own cart, which POST creates if it does not exist.",
  );
export const cartParams = z.object({ id: cartId });

/** Returns both spellings of a cart path. */
export const both = (rest: string) => [`/api/cart/{id}${rest}`, `/api/carts/{id}${rest}`];
