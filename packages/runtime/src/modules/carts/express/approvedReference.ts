import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Cart } from '../cart.ts';

/**
 * Returns the gateway's ID of the express payment that the shopper approved for a cart. Null if there is none, or the cart is paid with
 * another payment method.
 */
export function approvedReference(
  app: AppContext,
  { express }: Pick<Cart, 'express'>,
  paymentMethod: string | null,
): string | null {
  if (express === null) return null;
  const method = app.registry('expressPayments').get(express.code)?.method;
  return method === paymentMethod ? express.reference : null;
}
