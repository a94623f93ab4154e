import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import {
  addToOwnCart,
  applyCode,
  updateItemQty,
  couponBody,
  findCartOf,
  invalidCart,
  itemBody,
  qty,
  removeCoupon,
  removeGiftCard,
  removeItem,
} from '../../carts/index.ts';
import { recordStep } from '../../measurement/index.ts';
import { checkoutPage } from '../checkout/checkoutPage.ts';
import { formText, sentForm } from '../sentForm.ts';
import { emptyForm, pathWithin } from '../../defaultTheme/index.ts';
import { lineFault, refusedAdd } from './refusedAdd.ts';
import { cartPage } from './cartPage.ts';

const itemParams = z.object({ itemId: z.string() });
/** The schema of an optional query parameter of the cart page, which describes the last change. */
const skuOf = z.string().optional().catch(undefined);
const CART = '/cart';
const toCart = (to?: string) => reply.redirect(303, pathWithin(to) ?? CART);
/** The path to continue at after a coupon change. Default: the cart page. */
const toField = { to: z.string().optional() };
/** Returns the checkout step at a path. Null for other paths. */
const checkoutStepAt = (path: string): string | null => /^\/checkout\?step=(\w+)$/.exec(path)?.[1] ?? null;

/** Finds the caller's cart. Throws `INVALID_CART` (400) if there is none. */
async function ownCartRequest({ db, caller }: Pick<Call, 'db' | 'caller'>) {
  const id = await findCartOf(db, caller);
  if (id === null) throw invalidCart();
  return { id, caller };
}

const PAGE = { kind: 'page', access: 'public' } as const;

/** The routes of the visitor's cart. They work without JavaScript, because each change is a form that redirects to the cart. */
export const cartRoutes = [
  defineRoute({
    id: 'storefrontCart',
    method: 'GET',
    path: CART,
    ...PAGE,
    query: z.object({ added: skuOf, removed: skuOf, units: skuOf }),
    handle: (call) => cartPage(call, emptyForm, call.query),
  }),

  defineRoute({
    id: 'storefrontAddCartItem',
    method: 'POST',
    path: '/cart/items',
    ...PAGE,
    body: itemBody.extend({
      /** The number of units. Default: the least that the product allows. */
      qty: qty.optional(),
      /** The path to redirect to after the change. Default: the cart page. */
      to: z.string().optional(),
    }),
    async handle(call) {
      const { sku, qty: units, to } = call.body;
      await addToOwnCart(call, { sku, qty: units });
      recordStep(call, { name: 'added_to_cart', path: '/cart', subject: sku });
      return reply.redirect(303, pathWithin(to) ?? `/cart?added=${encodeURIComponent(sku)}`);
    },
    formPage: CART,
    refused: refusedAdd,
  }),

  defineRoute({
    id: 'storefrontChangeCartItem',
    method: 'POST',
    path: '/cart/items/{itemId}',
    ...PAGE,
    params: itemParams,
    /** `step`: changes the quantity to the next allowed one. */
    body: z.object({ qty, step: z.enum(['increase', 'decrease'], 'Qty is invalid').optional() }),
    async handle(call) {
      const { app, db, params, body } = call;
      const { qty: units, step } = body;
      const change = step ? ({ action: step } as const) : ({ action: 'set', qty: units } as const);
      await updateItemQty(app, db, await ownCartRequest(call), params.itemId, change);
      return toCart();
    },
    formPage: CART,
    async refused(form) {
      const { values, errors } = sentForm(form, ['qty'], 'qty');
      const { itemId } = form.params;
      const field = `qty-${itemId}`;
      const fault = await lineFault(form, itemId);
      const ofLine = errors.map(({ message }) => ({ path: field, message: fault ?? message }));
      return cartPage(form, { values: { [field]: values['qty'] ?? '' }, errors: ofLine });
    },
  }),

  defineRoute({
    id: 'storefrontRemoveCartItem',
    method: 'POST',
    path: '/cart/items/{itemId}/removal',
    ...PAGE,
    params: itemParams,
    body: z.object({}),
    async handle(call) {
      const { removed } = await removeItem(call.app, call.db, await ownCartRequest(call), call.params.itemId);
      const sku = encodeURIComponent(removed.product_sku);
      return reply.redirect(303, `/cart?removed=${sku}&units=${removed.qty}`);
    },
    formPage: CART,
    refused: (form) => cartPage(form, sentForm(form, [])),
  }),

  defineRoute({
    id: 'storefrontApplyCoupon',
    method: 'POST',
    path: '/cart/coupons',
    ...PAGE,
    rateTier: 'coupon',
    body: couponBody.extend(toField),
    async handle(call) {
      await applyCode(call.app, call.db, await ownCartRequest(call), call.body.coupon.trim());
      return toCart(call.body.to);
    },
    formPage: CART,
    refused(form) {
      const shown = sentForm(form, ['coupon'], 'coupon');
      const step = checkoutStepAt(formText(form, 'to'));
      return step === null ? cartPage(form, shown) : checkoutPage(form, { step, coupon: shown });
    },
  }),

  defineRoute({
    id: 'storefrontRemoveCoupon',
    method: 'POST',
    path: '/cart/coupons/removal',
    ...PAGE,
    /** An empty coupon code dismisses the notice about a removed coupon. */
    body: z.object({ coupon: z.string().default(''), ...toField }),
    async handle(call) {
      await removeCoupon(call.app, call.db, await ownCartRequest(call), call.body.coupon);
      return toCart(call.body.to);
    },
    formPage: CART,
    refused: (form) => cartPage(form, sentForm(form, [])),
  }),

  defineRoute({
    id: 'storefrontRemoveGiftCard',
    method: 'POST',
    path: '/cart/gift-cards/removal',
    ...PAGE,
    body: z.object({ gift_card: z.string().max(36), ...toField }),
    async handle(call) {
      await removeGiftCard(call.app, call.db, await ownCartRequest(call), call.body.gift_card);
      return toCart(call.body.to);
    },
    formPage: CART,
    refused: (form) => cartPage(form, sentForm(form, [])),
  }),
];
