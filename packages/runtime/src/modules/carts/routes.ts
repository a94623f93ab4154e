import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/http/route.ts';
import type { Call, Route } from '../../platform/http/route.ts';
import { withProvinceName } from '../provinces/index.ts';
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
import { cartOfPath } from './mineCart.ts';
import { selectOfferedMethod, selectShippingMethod } from './selectShippingMethod.ts';
import { setAddress, setContact, setShippingNote } from './setDetails.ts';
import { setPaymentMethod } from './setPaymentMethod.ts';

const cartParams = z.object({ id: z.string() });
const itemParams = z.object({ id: z.string(), itemId: z.string() });

/** Every route of a cart answers under both spellings, and `mine` stands for the caller's own. */
const both = (rest: string) => [`/api/cart/{id}${rest}`, `/api/carts/{id}${rest}`];

const itemsOf = (cart: Cart) => cart.items.map((item) => cartItemAnswer(cart.uuid, item));

/** What adding and changing items answer: all the lines. */
const linesAnswer = (cart: Cart) => ({ item: itemsOf(cart), count: cart.items.length, cartId: cart.uuid });

const newCartAnswer = (cart: Cart) => ({
  items: itemsOf(cart),
  count: cart.items.length,
  cartId: cart.uuid,
});

/** Keeps the answer to a change in the transaction that saves it, so that it is not made a second time. */
const keeping = ({ claim }: Pick<Call, 'claim'>, answer: (cart: Cart) => unknown) =>
  claim ? { onSaved: (tx: Db, cart: Cart) => claim.keep(tx, answer(cart)) } : {};

export const routes: readonly Route[] = [
  defineRoute({
    id: 'createCart',
    method: 'POST',
    path: '/api/carts',
    access: 'public',
    body: newCartBody,
    async handle(call) {
      const { app, db, body, caller, request } = call;
      const cart = await createCart(app, db, {
        items: body.items,
        email: body.customer_email,
        fullName: body.customer_full_name,
        caller,
        userIp: request.ip,
        ...keeping(call, newCartAnswer),
      });
      return newCartAnswer(cart);
    },
  }),

  defineRoute({
    id: 'addCartItem',
    method: 'POST',
    path: both('/items'),
    access: 'public',
    params: cartParams,
    body: itemBody,
    async handle(call) {
      const cart = { ...(await cartOfPath(call)), ...keeping(call, linesAnswer) };
      return linesAnswer(await addItem(call.app, call.db, cart, call.body));
    },
  }),

  defineRoute({
    id: 'updateCartItemQty',
    method: 'PATCH',
    path: both('/items/{itemId}'),
    access: 'public',
    params: itemParams,
    body: itemQtyBody,
    async handle(call) {
      const { action, qty } = call.body;
      const change = { action: action ?? 'set', qty } as const;
      const cart = { ...(await cartOfPath(call)), ...keeping(call, linesAnswer) };
      return linesAnswer(await changeItemQty(call.app, call.db, cart, call.params.itemId, change));
    },
  }),

  defineRoute({
    id: 'removeCartItem',
    method: 'DELETE',
    path: both('/items/{itemId}'),
    access: 'public',
    params: itemParams,
    async handle(call) {
      const { app, db, params } = call;
      const { cart, removed } = await removeItem(app, db, await cartOfPath(call), params.itemId);
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
    async handle(call) {
      const { email } = call.body;
      await setContact(call.app, call.db, await cartOfPath(call), email);
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
    async handle(call) {
      const { app, db, body } = call;
      const saved = await setAddress(app, db, await cartOfPath(call), body.type, body.address);
      const { type: _type, ...address } = saved;
      return withProvinceName(app.config.shop.locale, address);
    },
  }),

  defineRoute({
    id: 'addCartPaymentMethod',
    method: 'POST',
    path: both('/paymentMethods'),
    access: 'public',
    params: cartParams,
    body: paymentMethodBody,
    handle: async (call) => ({
      method: await setPaymentMethod(call.app, call.db, await cartOfPath(call), call.body.method_code),
    }),
  }),

  defineRoute({
    id: 'addCartShippingMethod',
    method: 'POST',
    path: both('/shippingMethods'),
    access: 'public',
    params: cartParams,
    body: shippingMethodBody,
    async handle(call) {
      const { app, db, body, request } = call;
      const { provider_code, method_code, method_name } = body;
      const isByName = method_name != null && request.path.startsWith('/api/cart/');
      if (provider_code == null && !isByName) throw fieldRequired('provider_code');
      if (method_code == null) throw fieldRequired('method_code');
      const cart = await cartOfPath(call);
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
    rateTier: 'coupon',
    params: cartParams,
    body: couponBody,
    async handle(call) {
      const { coupon } = call.body;
      const cart = { ...(await cartOfPath(call)), ...keeping(call, () => ({ coupon })) };
      await applyCoupon(call.app, call.db, cart, coupon);
      return { coupon };
    },
  }),

  defineRoute({
    id: 'couponRemove',
    method: 'DELETE',
    path: both('/coupons/{coupon}'),
    access: 'public',
    params: z.object({ id: z.string(), coupon: z.string() }),
    async handle(call) {
      const { coupon } = call.params;
      const cart = { ...(await cartOfPath(call)), ...keeping(call, () => ({ coupon })) };
      await removeCoupon(call.app, call.db, cart, coupon);
      return { coupon };
    },
  }),

  defineRoute({
    id: 'addShippingNote',
    method: 'POST',
    path: both('/shippingNotes'),
    access: 'public',
    params: cartParams,
    body: shippingNoteBody,
    async handle(call) {
      const { note } = call.body;
      await setShippingNote(call.app, call.db, await cartOfPath(call), note);
      return { note };
    },
  }),
];
