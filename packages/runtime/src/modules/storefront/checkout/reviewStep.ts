import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { approvedReference, reviewDigest } from '../../carts/index.ts';
import type { Cart } from '../../carts/index.ts';
import { paymentMethodName } from '../../payments/index.ts';
import type { CartContentsView, CheckoutStep } from '../../defaultTheme/index.ts';
import { seenText } from './reviewChanges.ts';
import { hasToPay } from './steps.ts';
import { reviewLaw, shopperCountry } from './tillLaw.ts';
import { chosenMethod, shippingMethods } from './shippingStep.ts';
import type { StepInputs, OpenStep } from './stepOf.ts';

export async function reviewStep(
  app: AppContext,
  db: Db,
  cart: Cart,
  { legal, contents }: Pick<StepInputs, 'legal' | 'contents'>,
): Promise<OpenStep> {
  const [{ terms, namesObligation }, express] = await Promise.all([
    reviewLaw(app, db, cart, legal),
    approvedExpress(app, db, cart, contents),
  ]);
  return {
    step: {
      name: 'review',
      reviewed: reviewDigest(cart),
      seen: seenText(contents),
      terms,
      guarantee: cart.no_shipping_required ? null : legal.guaranteeFor(shopperCountry(cart)),
      button: namesObligation ? 'obligation' : isPaidNext(app, cart) ? 'pay' : 'order',
      express,
    },
    values: chosenMethod(cart, []),
  };
}

/** Returns the express payment that the shopper approved, with the shipping methods of the cart. Null for a cart that is paid as usual. */
async function approvedExpress(
  app: AppContext,
  db: Db,
  cart: Cart,
  contents: CartContentsView,
): Promise<Extract<CheckoutStep, { name: 'review' }>['express']> {
  const { payment_method: code, payment_method_name: name } = cart;
  if (code === null || approvedReference(app, cart, code) === null) return null;
  return {
    name: paymentMethodName(app, app.texts(), code, name ?? code),
    methods: cart.no_shipping_required ? [] : await shippingMethods(app, db, cart, contents),
  };
}

/** Reports whether the shopper pays immediately after ordering, on a page of the payment method. An approved payment is paid by ordering. */
const isPaidNext = (app: AppContext, cart: Cart): boolean =>
  hasToPay(cart) &&
  approvedReference(app, cart, cart.payment_method) === null &&
  app.registry('paymentMethods').get(cart.payment_method ?? '')?.checkoutForm !== undefined;
