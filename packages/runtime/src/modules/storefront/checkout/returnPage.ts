import { Refusal } from '../../../platform/errors.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import {
  confirmationUrl,
  finishPayment,
  frontEndAddress,
  isPayable,
  paymentPath,
} from '../../orders/index.ts';
import type { Order } from '../../orders/index.ts';
import { afterPayment, payableOrder } from './ownOrder.ts';
import type { OrderCall } from './ownOrder.ts';

interface Return {
  /** The order token, for visitors without the cookie of the session that placed the order. */
  readonly token: string | null;
  /** The query parameters added by the gateway. */
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Handles a shopper's return from a gateway. Finishes the payment, and redirects to the front end that started it or to the
 * confirmation. After an unsuccessful payment, redirects to the page with all payment methods. If the gateway does not respond, also
 * redirects, because the confirmation waits for the payment and a front end can finish the payment later.
 */
export async function returnPage(call: OrderCall, uuid: string, { token, query }: Return): Promise<Reply> {
  const { app, request } = call;
  const order = await payableOrder(call, uuid, token);
  const now = await finished(call, order, { query, signal: request.signal });
  const frontEnd = frontEndAddress(app, order);
  if (frontEnd !== null) return reply.redirect(303, frontEnd);
  if (now === null) return reply.redirect(303, confirmationUrl(app, order.uuid, token));
  return reply.redirect(303, isPayable(app, now) ? paymentPath(app, now) : await afterPayment(call, now));
}

/** Finishes the payment. Returns null if the gateway does not report the outcome. */
async function finished(
  { app }: OrderCall,
  order: Order,
  request: Parameters<typeof finishPayment>[2],
): Promise<Order | null> {
  try {
    return await finishPayment(app, order, request);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
