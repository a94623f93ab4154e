import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { Call, Route } from '../../platform/contracts/route.ts';
import { withProvinceName } from '../provinces/index.ts';
import { itemBody, itemQtyBody, newCartBody } from './bodies.ts';
import {
  addressBody,
  contactBody,
  couponBody,
  paymentMethodBody,
  shippingMethodBody,
  shippingNoteBody,
} from './checkoutBodies.ts';
import type { Cart } from './cart.ts';
import {
  cartAddressAnswer,
  linesAnswer,
  newCartAnswer,
  paymentMethodAnswer,
  removedAnswer,
  shippingMethodAnswer,
  toItemAnswer,
  toItemAnswers,
  toNewCart,
} from './cartAnswers.ts';
import { both, cartId, cartParams } from './cartPath.ts';
import { addItem, updateItemQty, removeItem } from './changeItems.ts';
import { applyCoupon, removeCoupon } from './changeCoupon.ts';
import type { EnteredCoupon } from './changeCoupon.ts';
import { createCart } from './createCart.ts';
import { fieldRequired } from './errors.ts';
import { applyKeptCode, hasKeptCode } from './offers/keptCode.ts';
import { resolveCart } from './ownCart.ts';
import { itemsAt } from './replaceItems.ts';
import { setAddress, setContact, setShippingNote } from './updateCheckoutDetails.ts';
import { selectOfferedMethod, selectShippingMethod, setPaymentMethod } from './selectMethods.ts';
import { updateCartRoute } from './updateCartRoute.ts';

const itemParams = z.object({
  id: cartId,
  itemId: z.string().describe('The UUID or the integer ID of the line.'),
});

/** Creates the response for an added or changed line. */
const toLines = (cart: Cart) => ({ item: toItemAnswers(cart), count: cart.items.length, cartId: cart.uuid });

/** Stores the response for a change in the transaction that saves the change, so that a repeated request does not change the cart again. */
const keeping = ({ claim }: Pick<Call, 'claim'>, answer: (cart: Cart) => unknown) =>
  claim ? { onSaved: (tx: Db, cart: Cart) => claim.keep(tx, answer(cart)) } : {};

const couponAnswer = z.object({ coupon: z.string().describe('The coupon code, as stored.') });
const enteredAnswer = couponAnswer.extend({
  replaced: z.string().nullable().describe('The code that it replaced. Null if it replaced none.'),
});

export const routes: readonly Route[] = [
  defineRoute({
    id: 'createCart',
    does: 'Creates a cart, with lines if the body contains some. Returns its UUID and its lines. Takes the code of a discount link that the visitor followed. Rejects products that cannot be bought, as `addCartItem` does.',
    method: 'POST',
    path: '/api/carts',
    access: 'public',
    body: newCartBody,
    response: newCartAnswer,
    async handle(call) {
      const { app, db, body, caller, request } = call;
      const cart = await createCart(app, db, {
        items: itemsAt(body.items),
        email: body.customer_email,
        fullName: body.customer_full_name,
        currency: body.currency,
        caller,
        userIp: request.ip,
        ...keeping(call, toNewCart),
      });
      if (hasKeptCode()) await applyKeptCode(app, db, { id: cart.uuid, caller });
      return toNewCart(cart);
    },
  }),

  updateCartRoute,

  defineRoute({
    id: 'addCartItem',
    does: 'Adds units of a product to a cart. If the product already has a line, its quantity increases. Returns the lines. Rejects unknown and disabled products, more units than are in stock (`OUT_OF_STOCK`, `NOT_ENOUGH_STOCK`), a quantity of the line that the product does not allow (`QTY_NOT_ALLOWED`), and more lines or units than a cart may have.',
    method: 'POST',
    path: both('/items'),
    access: 'public',
    params: cartParams,
    body: itemBody,
    response: linesAnswer,
    async handle(call) {
      const cart = { ...(await resolveCart(call)), ...keeping(call, toLines) };
      return toLines(await addItem(call.app, call.db, cart, call.body));
    },
  }),

  defineRoute({
    id: 'updateCartItemQty',
    does: 'Sets, increases or decreases the quantity of a line. A decrease to zero or below removes the line. Rejects more units than are in stock (`NOT_ENOUGH_STOCK`), more units than a line may have (`TOO_MANY_UNITS`) and a quantity that the product does not allow (`QTY_NOT_ALLOWED`).',
    method: 'PATCH',
    path: both('/items/{itemId}'),
    access: 'public',
    sdk: { method: 'setItemQty' },
    params: itemParams,
    body: itemQtyBody,
    response: linesAnswer,
    async handle(call) {
      const { action, qty } = call.body;
      const change = { action: action ?? 'set', qty } as const;
      const cart = { ...(await resolveCart(call)), ...keeping(call, toLines) };
      return toLines(await updateItemQty(call.app, call.db, cart, call.params.itemId, change));
    },
  }),

  defineRoute({
    id: 'removeCartItem',
    does: 'Removes a line of a cart and returns it as it was. Fails with `ITEM_NOT_FOUND` if the line does not exist.',
    method: 'DELETE',
    path: both('/items/{itemId}'),
    access: 'public',
    params: itemParams,
    response: removedAnswer,
    async handle(call) {
      const { app, db, params } = call;
      const { cart, removed } = await removeItem(app, db, await resolveCart(call), params.itemId);
      return { item: toItemAnswer(cart.uuid, removed), count: cart.items.length, cartId: cart.uuid };
    },
  }),

  defineRoute({
    id: 'addCartContactInfo',
    does: 'Sets the email of a cart and returns it. Rejects a cart that is not open or not yours: `INVALID_CART`.',
    method: 'POST',
    path: both('/contacts'),
    access: 'public',
    sdk: { method: 'setContact' },
    params: cartParams,
    body: contactBody,
    response: z.object({ email: z.string().describe('The email address, as sent.') }),
    async handle(call) {
      const { email } = call.body;
      await setContact(call.app, call.db, await resolveCart(call), email);
      return { email };
    },
  }),

  defineRoute({
    id: 'addCartAddress',
    does: 'Sets the shipping or billing address of a cart. With a new shipping address, the selected shipping method is quoted again. Rejects an unknown province of a country with provinces (`INVALID_PROVINCE`), a malformed VAT ID (`INVALID_VAT_ID`) and a cart that is not open or not yours (`INVALID_CART`).',
    method: 'POST',
    path: both('/addresses'),
    access: 'public',
    sdk: { method: 'setAddress' },
    params: cartParams,
    body: addressBody,
    response: cartAddressAnswer,
    async handle(call) {
      const { app, db, body } = call;
      const saved = await setAddress(app, db, await resolveCart(call), body.type, body.address);
      const { type: _type, ...address } = saved;
      return withProvinceName(app.locale, address);
    },
  }),

  defineRoute({
    id: 'addCartPaymentMethod',
    does: 'Selects the payment method of a cart. Rejects a method that is not offered for the cart (`PAYMENT_METHOD_NOT_AVAILABLE`) and a cart that is not open or not yours (`INVALID_CART`).',
    method: 'POST',
    path: both('/paymentMethods'),
    access: 'public',
    sdk: { method: 'setPaymentMethod' },
    params: cartParams,
    body: paymentMethodBody,
    response: paymentMethodAnswer,
    async handle(call) {
      const { method_code: code } = call.body;
      const cart = await setPaymentMethod(call.app, call.db, await resolveCart(call), code);
      return { method: { code, name: cart.payment_method_name ?? code } };
    },
  }),

  defineRoute({
    id: 'addCartShippingMethod',
    does: 'Selects a shipping method by provider and code, quoted for the current cart. Rejects a cart without a shipping address (`SHIPPING_ADDRESS_REQUIRED`), an unknown provider (`SHIPPING_PROVIDER_NOT_REGISTERED`), and methods that the quote rejects.',
    method: 'POST',
    path: both('/shippingMethods'),
    access: 'public',
    sdk: { method: 'setShippingMethod' },
    params: cartParams,
    body: shippingMethodBody,
    response: shippingMethodAnswer,
    async handle(call) {
      const { app, db, body, request } = call;
      const { provider_code, method_code, method_name } = body;
      const isByName = method_name != null && request.path.startsWith('/api/cart/');
      if (provider_code == null && !isByName) throw fieldRequired('provider_code');
      if (method_code == null) throw fieldRequired('method_code');
      const cart = await resolveCart(call);
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
    does: 'Always returns 404: the GraphQL API lists the shipping methods of a cart.',
    method: 'GET',
    path: both('/shippingMethods'),
    access: 'public',
    sdk: false,
    params: cartParams,
    response: z.never().describe('Never returned: the route always responds with 404.'),
    /**
     * Responds with 404, because GraphQL lists the methods. Without this route, the path would respond with 405, because it accepts POST.
     */
    handle() {
      throw notFound();
    },
  }),

  defineRoute({
    id: 'couponApply',
    does: 'Enters a code of a coupon or a promotion on a cart, and returns it as it was made. Where a cart may have one code (setting `couponsPerCart`), it replaces the current one; else one too many is rejected (`COUPON_LIMIT`). Rejects a coupon that does not apply, with the reason as the error code: `COUPON_NOT_FOUND`, `COUPON_EXPIRED`, `COUPON_NOT_STARTED`, `COUPON_LOGIN_REQUIRED` or `COUPON_CONDITION`. A code of a promotion whose conditions do not hold yet stays on the cart.',
    method: 'POST',
    path: both('/coupons'),
    access: 'public',
    sdk: { method: 'applyCoupon' },
    rateTier: 'coupon',
    params: cartParams,
    body: couponBody,
    response: enteredAnswer,
    async handle(call) {
      const { app, db, body, claim } = call;
      const keep = claim ? (tx: Db, answer: EnteredCoupon) => claim.keep(tx, answer) : undefined;
      return applyCoupon(app, db, await resolveCart(call), body.coupon, keep);
    },
  }),

  defineRoute({
    id: 'couponRemove',
    does: 'Removes the coupon of a cart and returns its code. Rejects a coupon that is not on the cart: `COUPON_NOT_ON_CART`.',
    method: 'DELETE',
    path: both('/coupons/{coupon}'),
    access: 'public',
    sdk: { method: 'removeCoupon' },
    params: z.object({ id: cartId, coupon: z.string().describe('The code of the coupon.') }),
    response: couponAnswer,
    async handle(call) {
      const { coupon } = call.params;
      const cart = { ...(await resolveCart(call)), ...keeping(call, () => ({ coupon })) };
      await removeCoupon(call.app, call.db, cart, coupon);
      return { coupon };
    },
  }),

  defineRoute({
    id: 'addShippingNote',
    does: 'Sets the delivery note of a cart and returns it. Rejects a cart that is not open or not yours: `INVALID_CART`.',
    method: 'POST',
    path: both('/shippingNotes'),
    access: 'public',
    sdk: { method: 'setShippingNote' },
    params: cartParams,
    body: shippingNoteBody,
    response: z.object({ note: z.string().describe('The note, as sent.') }),
    async handle(call) {
      const { note } = call.body;
      await setShippingNote(call.app, call.db, await resolveCart(call), note);
      return { note };
    },
  }),
];
