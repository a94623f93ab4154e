import { notFound } from '../../../platform/errors.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import {
  expressNotAvailable,
  expressReturnUrl,
  findCart,
  logExpressFault,
  usableExpress,
} from '../../carts/index.ts';
import type { Cart, ExpressPayment, OfferedExpress } from '../../carts/index.ts';
import type { ExpressFormView } from '../../defaultTheme/index.ts';
import { formOf } from '../../payments/index.ts';
import type { CheckoutForm } from '../../payments/index.ts';
import { listServedCountries } from '../../shipping/index.ts';
import { cartPage } from '../cart/cartPage.ts';
import { readCartContents } from '../cart/cartContents.ts';
import { answerPage } from '../page/answerPage.ts';
import { readFrame } from '../page/pageFrame.ts';
import type { OrderCall } from './ownOrder.ts';
import { shopperCountry } from './tillLaw.ts';

interface FormRequest {
  readonly code: string;
  readonly cartId: string;
  /** The path of the page with the button. */
  readonly from: string;
}

/**
 * Responds with the page on which a shopper approves an express payment: the form of the payment, and the cart beside it. A cart that was
 * ordered or cannot be paid this way anymore is shown instead, and so is the cart if the form could not be made.
 */
export async function expressFormPage(call: OrderCall, { code, cartId, from }: FormRequest): Promise<Reply> {
  const { app, db, caller } = call;
  const registered = app.registry('expressPayments').get(code);
  if (!registered?.form) throw notFound();
  const cart = await findCart(app, db, cartId, caller);
  if (!cart) return reply.redirect(303, '/cart');
  const offered = await offeredFor(call, code, cartId);
  if (!offered) return showCart(call, 'storefront.error.expressNotAvailable');
  const form = await requestForm(call, offered.express, cart);
  if (form === null) return showCart(call, 'storefront.error.expressNotStarted');
  if ('redirectTo' in form) return reply.redirect(303, form.redirectTo);
  const text = app.texts();
  const frame = await readFrame(app, db);
  const rules = frame.menus.legal.rulesFor(shopperCountry(cart));
  const view: ExpressFormView = {
    kind: 'express',
    route: 'checkout',
    urn: null,
    path: `/checkout/express/${encodeURIComponent(code)}`,
    title: offered.label ?? text('storefront.express.payWith', { name: offered.name }),
    description: null,
    contents: await readCartContents(app, db, { cart, next: () => [], shipsFree: () => true }, rules),
    cancel_path: from,
  };
  const { markup, scripts, sources } = form;
  return answerPage(call, 'express', view, {
    isPrivate: true,
    frame,
    body: markup,
    ...(scripts && { scripts }),
    ...(sources && { sources }),
  });
}

const showCart = (
  call: OrderCall,
  key: 'storefront.error.expressNotAvailable' | 'storefront.error.expressNotStarted',
): Promise<Reply> => cartPage(call, { values: {}, errors: [{ path: '', message: call.app.texts()(key) }] });

/** Finds the express payment if it is offered for the cart. Returns null if it is not. */
async function offeredFor(
  { app, db, caller }: OrderCall,
  code: string,
  cartId: string,
): Promise<OfferedExpress | null> {
  try {
    return await usableExpress(app, db, { code, cartId, caller });
  } catch (error) {
    if (expressNotAvailable.is(error)) return null;
    throw error;
  }
}

/** Requests the form. Returns null if it could not be made. */
async function requestForm(
  { app, db, request }: OrderCall,
  express: ExpressPayment,
  cart: Cart,
): Promise<CheckoutForm | null> {
  const countries = cart.no_shipping_required ? [] : await listServedCountries(db);
  const returnUrl = expressReturnUrl(app, express.code, cart);
  try {
    return formOf(
      await withDeadline(app.config.deadlines.answerMs, request.signal, async (signal) =>
        express.form?.({ app, cart, returnUrl, countries, signal }),
      ),
    );
  } catch (error) {
    if (!request.signal.aborted) logExpressFault(app, express.code, 'form', error);
    return null;
  }
}
