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
import { afterPayment, payableOrder } from './paymentPage.ts';
import type { OrderCall } from './paymentPage.ts';

interface Return {
  /** The token of the order, for visitors without its cookie. */
  readonly token: string | null;
  /** The query that the gateway added. */
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Serves shoppers who come back from a gateway: the payment is finished, and leads on to the front end that started it, or to the
 * confirmation; after a payment that did not go through, to all ways to pay. A gateway that does not answer leads on as well: the
 * confirmation waits for the payment, and a front end finishes it once more.
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

/** Finishes the payment. Null: the gateway does not say what became of it. */
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
