import { defineRoute } from '../../platform/contracts/route.ts';
import { cartPatchBody } from './checkoutBodies.ts';
import { cartAnswer } from './cartAnswer.ts';
import { toCartAnswer } from './toCartAnswer.ts';
import { both, cartParams } from './cartPath.ts';
import { resolveCart } from './ownCart.ts';
import { updateCart } from './updateCart.ts';

/** The route that updates all checkout details in one request. */
export const updateCartRoute = defineRoute({
  id: 'updateCart',
  does: 'Sets contact, addresses, currency, coupon, shipping method, payment method and note of a cart, as far as the body contains them, in one change. Returns the cart with the methods available for it. Rejects what the single routes reject, and then changes nothing. A currency that is not on: `INVALID_CURRENCY`; another one while an order of the reopened cart can still be paid: `PAYMENT_IN_PROGRESS`.',
  method: 'PATCH',
  path: both(''),
  access: 'public',
  rateTier: 'coupon',
  triesCoupon: ({ body }) => typeof body.coupon === 'string',
  params: cartParams,
  body: cartPatchBody,
  response: cartAnswer,
  async handle(call) {
    const { app, db, body } = call;
    return toCartAnswer(app, await updateCart(app, db, await resolveCart(call), body));
  },
});
