import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import {
  addressBody,
  contactBody,
  couponBody,
  itemBody,
  itemQtyBody,
  newCartBody,
  paymentMethodBody,
  shippingMethodBody,
  shippingNoteBody,
} from './bodies.ts';
import type { Cart } from './cart.ts';
import { cartItemAnswer } from './cartItemAnswer.ts';
import { addItem, changeItemQty, removeItem } from './changeItems.ts';
import { applyCoupon, removeCoupon } from './changeCoupon.ts';
import { createCart } from './createCart.ts';
import { fieldRequired } from './errors.ts';
import { selectOfferedMethod, selectShippingMethod } from './selectShippingMethod.ts';
import { setAddress, setContact, setShippingNote } from './setDetails.ts';
import { setPaymentMethod } from './setPaymentMethod.ts';

const cartParams = z.object({ id: z.string() });
const itemParams = z.object({ id: z.string(), itemId: z.string() });

/** Every route of a cart answers under both spellings. */
const both = (rest: string) => [`/api/cart/{id}${rest}`, `/api/carts/{id}${rest}`];

const itemsOf = (cart: Cart) => cart.items.map((item) => cartItemAnswer(cart.uuid, item));

/** What adding and changing items answer: all the lines. */
const linesAnswer = (cart: Cart) => ({ item: itemsOf(cart), count: cart.items.length, cartId: cart.uuid });

export const routes: readonly Route[] = [
  defineRoute({
    id: 'createCart',
    method: 'POST',
    path: '/api/carts',
    access: 'public',
    body: newCartBody,
    async handle({ app, db, body, caller, request }) {
      const cart = await createCart(app, db, {
        items: body.items,
        email: body.customer_email,
        fullName: body.customer_full_name,
        caller,
        userIp: request.ip,
      });
      return { items: itemsOf(cart), count: cart.items.length, cartId: cart.uuid };
    },
  }),

  defineRoute({
    id: 'addCartItem',
    method: 'POST',
    path: both('/items'),
    access: 'public',
    params: cartParams,
    body: itemBody,
    handle: async ({ app, db, params, body, caller }) =>
      linesAnswer(await addItem(app, db, { id: params.id, caller }, body)),
  }),

  defineRoute({
    id: 'updateCartItemQty',
    method: 'PATCH',
    path: both('/items/{itemId}'),
    access: 'public',
    params: itemParams,
    body: itemQtyBody,
    async handle({ app, db, params, body: { action, qty }, caller }) {
      const change = { action: action ?? 'set', qty } as const;
      return linesAnswer(await changeItemQty(app, db, { id: params.id, caller }, params.itemId, change));
    },
  }),

  defineRoute({
    id: 'removeCartItem',
    method: 'DELETE',
    path: both('/items/{itemId}'),
    access: 'public',
    params: itemParams,
    async handle({ app, db, params, caller }) {
      const { cart, removed } = await removeItem(app, db, { id: params.id, caller }, params.itemId);
      return { item: cartItemAnswer(cart.uuid, removed), count: cart.items.length, cartId: cart.uuid };
    },
  }),

  defineRoute({
    id: 'addCartContactInfo',
    method: 'POST',
    path: both('/contacts'),
    access: 'public',
    params: cartParams,
    body: contactBody,
    async handle({ app, db, params, body: { email }, caller }) {
      await setContact(app, db, { id: params.id, caller }, email);
      return { email };
    },
  }),

  defineRoute({
    id: 'addCartAddress',
    method: 'POST',
    path: both('/addresses'),
    access: 'public',
    params: cartParams,
    body: addressBody,
    async handle({ app, db, params, body, caller }) {
      const { type: _type, ...address } = await setAddress(
        app,
        db,
        { id: params.id, caller },
        body.type,
        body.address,
      );
      return address;
    },
  }),

  defineRoute({
    id: 'addCartPaymentMethod',
    method: 'POST',
    path: both('/paymentMethods'),
    access: 'public',
    params: cartParams,
    body: paymentMethodBody,
    handle: async ({ app, db, params, body, caller }) => ({
      method: await setPaymentMethod(app, db, { id: params.id, caller }, body.method_code),
    }),
  }),

  defineRoute({
    id: 'addCartShippingMethod',
    method: 'POST',
    path: both('/shippingMethods'),
    access: 'public',
    params: cartParams,
    body: shippingMethodBody,
    async handle({ app, db, params, body: { provider_code, method_code, method_name }, caller, request }) {
      const cart = { id: params.id, caller };
      const isByName = method_name != null && request.path.startsWith('/api/cart/');
      if (provider_code == null && !isByName) throw fieldRequired('provider_code');
      if (method_code == null) throw fieldRequired('method_code');
      if (provider_code != null) {
        await selectShippingMethod(app, db, cart, { provider_code, method_code });
        return { method: { code: method_code, provider_code } };
      }
      const { snapshot } = await selectOfferedMethod(app, db, cart, method_code);
      return { method: { code: snapshot.code, name: snapshot.name } };
    },
  }),

  defineRoute({
    id: 'listCartShippingMethods',
    method: 'GET',
    path: both('/shippingMethods'),
    access: 'public',
    params: cartParams,
    /** Removed in favour of GraphQL. Without this route the path would answer 405, because it takes POST. */
    handle() {
      throw notFound();
    },
  }),

  defineRoute({
    id: 'couponApply',
    method: 'POST',
    path: both('/coupons'),
    access: 'public',
    params: cartParams,
    body: couponBody,
    async handle({ app, db, params, body: { coupon }, caller }) {
      await applyCoupon(app, db, { id: params.id, caller }, coupon);
      return { coupon };
    },
  }),

  defineRoute({
    id: 'couponRemove',
    method: 'DELETE',
    path: both('/coupons/{coupon}'),
    access: 'public',
    params: z.object({ id: z.string(), coupon: z.string() }),
    async handle({ app, db, params, caller }) {
      await removeCoupon(app, db, { id: params.id, caller }, params.coupon);
      return { coupon: params.coupon };
    },
  }),

  defineRoute({
    id: 'addShippingNote',
    method: 'POST',
    path: both('/shippingNotes'),
    access: 'public',
    params: cartParams,
    body: shippingNoteBody,
    async handle({ app, db, params, body: { note }, caller }) {
      await setShippingNote(app, db, { id: params.id, caller }, note);
      return { note };
    },
  }),
];
