import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { showFormAgain } from '../../../platform/http/forms/rejectedForm.ts';
import {
  beginExpress,
  checkExpressEnabled,
  expressNotAvailable,
  expressNotStarted,
  findCartOf,
  invalidCart,
  itemBody,
  keepInOwnCart,
  qty,
} from '../../carts/index.ts';
import { pathWithin } from '../../defaultTheme/index.ts';
import { recordStep } from '../../measurement/index.ts';
import { cartPage } from '../cart/cartPage.ts';
import { refusedAdd } from '../cart/refusedAdd.ts';
import { sentInputs } from '../cart/sentInputs.ts';
import { wantsJson } from '../page/pagePlan.ts';
import { formText, sentForm } from '../sentForm.ts';
import { expressFormPage } from './expressFormPage.ts';
import { expressReturn } from './expressReturn.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const CART = '/cart';
const params = z.object({ code: z.string() });

const body = z.object({
  /** The product of a product page, which the cart must have. Absent on other pages. */
  sku: itemBody.shape.sku.optional(),
  /** The number of units. Default: the least that the product allows. */
  qty: qty.optional(),
  /** The amount of a gift card and for whom it is, as its form sends them. */
  inputs: sentInputs.optional(),
  /** The path of the page with the button, to which a shopper who cancels returns. Default: the cart. */
  from: z.string().optional(),
});

/** Returns the path of the page with the button, if it is a path of the shop. */
const pageOf = (from: string | undefined): string =>
  from !== undefined && /^\/(?![/\\])/.test(from) ? (pathWithin(from) ?? CART) : CART;

/** Puts the product of a product page into the caller's cart, begins the payment of the cart, and redirects to the gateway. */
async function beginOwn(
  call: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  code: string,
  { sku, qty: units, inputs, from }: z.output<typeof body>,
): Promise<Reply> {
  const { app, db, request } = call;
  let { caller } = call;
  if (sku !== undefined) {
    await checkExpressEnabled(app, db, code);
    caller = await keepInOwnCart(call, { sku, qty: units, inputs });
    recordStep(call, { name: 'added_to_cart', path: CART, subject: sku });
  }
  const cartId = await findCartOf(db, caller);
  if (cartId === null) throw invalidCart();
  recordStep(call, { name: 'checkout_started', path: '/checkout' });
  try {
    const { signal } = request;
    const cancelPath = pageOf(from);
    const { redirectTo } = await beginExpress(app, { code, cartId, caller, cancelPath, signal });
    return reply.redirect(303, redirectTo);
  } catch (error) {
    if (!expressNotStarted.is(error) || wantsJson(request)) throw error;
    throw showFormAgain([app.texts()('storefront.error.expressNotStarted')]);
  }
}

/** The routes of express buttons. They work without JavaScript if the payment is approved at the gateway. */
export const expressRoutes = [
  defineRoute({
    id: 'storefrontBeginExpress',
    method: 'POST',
    path: '/checkout/express/{code}',
    ...PAGE,
    rateTier: 'order',
    params,
    body,
    handle: (call) => beginOwn(call, call.params.code, call.body),
    formPage: CART,
    refused: (form) =>
      formText(form, 'sku') === '' || expressNotAvailable.is(form.refusal) || form.refusal.status < 400
        ? cartPage(form, sentForm(form, []))
        : refusedAdd(form),
  }),

  defineRoute({
    id: 'storefrontExpressForm',
    method: 'GET',
    path: '/checkout/express/{code}',
    ...PAGE,
    params,
    /** `cart`: the UUID of the cart. `from`: the path of the page with the button. */
    query: z.looseObject({ cart: z.string().default(''), from: z.string().optional() }),
    handle: (call) =>
      expressFormPage(call, {
        code: call.params.code,
        cartId: call.query.cart,
        from: pageOf(call.query.from),
      }),
  }),

  defineRoute({
    id: 'storefrontExpressReturn',
    method: 'GET',
    path: '/checkout/express/{code}/return',
    ...PAGE,
    params,
    /** `cart`: the UUID of the cart. All other parameters come from the gateway. */
    query: z.looseObject({ cart: z.string().default('') }),
    handle(call) {
      const { cart, ...added } = call.query;
      const query = Object.fromEntries(
        Object.entries(added).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      );
      return expressReturn(call, call.params.code, { cartId: cart, query });
    },
  }),
];
