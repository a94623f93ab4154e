import { z } from 'zod';
import { reply } from '../../../platform/http/reply.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import type { Call } from '../../../platform/http/route.ts';
import {
  addToOwnCart,
  applyCoupon,
  updateItemQty,
  couponBody,
  findCartOf,
  invalidCart,
  itemBody,
  qty,
  removeCoupon,
  removeItem,
} from '../../carts/index.ts';
import { recordAddedToCart } from '../../measurement/index.ts';
import { sentForm } from '../sentForm.ts';
import { cartPage } from './cartPage.ts';
import { pathWithin } from '../templates/pathHref.ts';

const itemParams = z.object({ itemId: z.string() });
const toCart = () => reply.redirect(303, '/cart');

/** Finds the caller's cart. Throws `INVALID_CART` (400) where there is none. */
async function ownCartRequest({ db, caller }: Pick<Call, 'db' | 'caller'>) {
  const id = await findCartOf(db, caller);
  if (id === null) throw invalidCart();
  return { id, caller };
}

const PAGE = { kind: 'page', access: 'public' } as const;

/** The pages of the visitor's cart, without a script: each change is a form that leads back to the cart. */
export const cartRoutes = [
  defineRoute({
    id: 'storefrontCart',
    method: 'GET',
    path: '/cart',
    ...PAGE,
    handle: (call) => cartPage(call),
  }),

  defineRoute({
    id: 'storefrontAddCartItem',
    method: 'POST',
    path: '/cart/items',
    ...PAGE,
    body: itemBody.extend({
      qty: qty.default(1),
      /** The path to go to afterwards. Default: the cart. */
      to: z.string().optional(),
    }),
    async handle(call) {
      const { sku, qty: units, to } = call.body;
      await addToOwnCart(call, { sku, qty: units });
      await recordAddedToCart(call, { sku, qty: units });
      return reply.redirect(303, pathWithin(to) ?? '/cart');
    },
    refused: (form) => cartPage(form, sentForm(form, [])),
  }),

  defineRoute({
    id: 'storefrontChangeCartItem',
    method: 'POST',
    path: '/cart/items/{itemId}',
    ...PAGE,
    params: itemParams,
    body: z.object({ qty }),
    async handle(call) {
      const { app, db, params, body } = call;
      const change = { action: 'set', qty: body.qty } as const;
      await updateItemQty(app, db, await ownCartRequest(call), params.itemId, change);
      return toCart();
    },
    refused(form) {
      const { values, errors } = sentForm(form, ['qty'], 'qty');
      const field = `qty-${form.params.itemId}`;
      const ofLine = errors.map(({ message }) => ({ path: field, message }));
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
      await removeItem(call.app, call.db, await ownCartRequest(call), call.params.itemId);
      return toCart();
    },
    refused: (form) => cartPage(form, sentForm(form, [])),
  }),

  defineRoute({
    id: 'storefrontApplyCoupon',
    method: 'POST',
    path: '/cart/coupons',
    ...PAGE,
    rateTier: 'coupon',
    body: couponBody,
    async handle(call) {
      await applyCoupon(call.app, call.db, await ownCartRequest(call), call.body.coupon.trim());
      return toCart();
    },
    refused: (form) => cartPage(form, sentForm(form, ['coupon'], 'coupon')),
  }),

  defineRoute({
    id: 'storefrontRemoveCoupon',
    method: 'POST',
    path: '/cart/coupons/removal',
    ...PAGE,
    /** Without a coupon, the notice about a removed coupon is dismissed. */
    body: z.object({ coupon: z.string().default('') }),
    async handle(call) {
      await removeCoupon(call.app, call.db, await ownCartRequest(call), call.body.coupon);
      return toCart();
    },
    refused: (form) => cartPage(form, sentForm(form, [])),
  }),
];
