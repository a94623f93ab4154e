import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { toMinor } from '../../platform/money.ts';
import { offeredPaymentMethods } from '../payments/index.ts';
import type { OfferedPaymentMethod } from '../payments/index.ts';
import type { Cart } from './cart.ts';
import { changeCart } from './changeCart.ts';
import type { CartRequest } from './changeCart.ts';
import { paymentMethodNotAvailable } from './errors.ts';
import { readCart } from './readCart.ts';

/** The payment methods that a cart may choose. One statement for the settings. */
export const paymentMethodsOf = (
  app: AppContext,
  db: Db,
  { currency, grand_total }: Pick<Cart, 'currency' | 'grand_total'>,
): Promise<readonly OfferedPaymentMethod[]> =>
  offeredPaymentMethods(app, db, { currency, grandTotal: toMinor(grand_total, currency) });

/** Chooses a payment method that the cart is offered. It is stored with the name that the shop gives it. */
export async function setPaymentMethod(
  app: AppContext,
  db: Db,
  request: CartRequest,
  code: string,
): Promise<OfferedPaymentMethod> {
  const cart = await readCart(app, db, request.id, request.caller);
  const method = (await paymentMethodsOf(app, db, cart)).find((offered) => offered.code === code);
  if (!method) throw paymentMethodNotAvailable(code);
  await changeCart(app, db, request, (draft) => ({
    ...draft,
    payment_method: method.code,
    payment_method_name: method.name,
  }));
  return method;
}
