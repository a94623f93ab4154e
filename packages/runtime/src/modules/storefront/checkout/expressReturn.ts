import { isUuid } from '../../../platform/db/ids.ts';
import { notFound } from '../../../platform/errors.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import { approvalFault, findCart, logExpressFault } from '../../carts/index.ts';
import type { Cart, ExpressApproval, ExpressPayment } from '../../carts/index.ts';
import { canReadOrder, findOrderOfCart } from '../../orders/index.ts';
import { cartPage } from '../cart/cartPage.ts';
import type { OrderCall } from './ownOrder.ts';
import { afterPlacing } from './placeReviewedCart.ts';
import { takeApproval } from './takeApproval.ts';

interface Return {
  readonly cartId: string;
  /** The query parameters added by the gateway. */
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Handles a shopper's return from a wallet after the approval: takes email and address into the cart, and redirects to the review. If the
 * cart was ordered in the meantime, redirects to its order. If the gateway does not respond or the payment is not approved, shows the cart,
 * which has not changed. Returning twice has the same result.
 */
export async function expressReturn(
  call: OrderCall,
  code: string,
  { cartId, query }: Return,
): Promise<Reply> {
  const { app, db, caller } = call;
  const express = app.registry('expressPayments').get(code);
  if (!express) throw notFound();
  const cart = await findCart(app, db, cartId, caller);
  if (!cart) return reply.redirect(303, await afterOrder(call, cartId));
  const approval = await approvalOf(call, express, cart, query);
  if (approval) return takeApproval(call, express, cart, approval);
  const key = approval === null ? 'storefront.express.notApproved' : 'storefront.express.noAnswer';
  return cartPage(call, { values: {}, errors: [{ path: '', message: app.texts()(key) }] });
}

/** Returns the path of the order that the cart became. Returns the cart's path if the caller may not read an order of it. */
async function afterOrder({ app, db, caller }: OrderCall, cartId: string): Promise<string> {
  const order = isUuid(cartId) ? await findOrderOfCart(db, cartId) : null;
  return order && canReadOrder(app, order, caller, null) ? afterPlacing(app, order) : '/cart';
}

/** Reads the approval at the gateway. Returns null if there is none, and undefined if the gateway does not respond. */
async function approvalOf(
  { app, request }: OrderCall,
  express: ExpressPayment,
  cart: Cart,
  query: Return['query'],
): Promise<ExpressApproval | null | undefined> {
  try {
    const answer: unknown = await withDeadline(
      app.config.deadlines.answerMs,
      request.signal,
      async (signal) => express.approval({ app, cart, query, signal }),
    );
    const fault = approvalFault(answer);
    if (fault === null) return answer as ExpressApproval | null;
    throw new Error(`Express payment "${express.code}" ${fault}`);
  } catch (error) {
    if (!request.signal.aborted) logExpressFault(app, express.code, 'approval', error);
    return undefined;
  }
}
