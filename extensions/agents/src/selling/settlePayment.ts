import type { Order } from '@shop/runtime/extension';
import { changePayment, placeSession, savePaid } from '../session.ts';
import type { AgentSession, TriedPayment } from '../session.ts';
import type { Selling } from './sale.ts';

/** A session with its order, and with what became of its payment. */
export interface SettledSession {
  readonly session: AgentSession;
  readonly order: Order;
}

/** Finds out what became of a payment that a session does not know the end of. Returns null if the order is gone. */
export async function settlePayment(
  { app, buyer }: Selling,
  session: AgentSession,
): Promise<SettledSession | null> {
  const { order_uuid: uuid } = session;
  if (uuid === null) return null;
  const order = await app.orders.find(app.db, { uuid });
  return order ? settled({ app, buyer }, session, order) : null;
}

/** Returns the session of an order with what became of its payment. */
async function settled(
  { app, buyer }: Pick<Selling, 'app' | 'buyer'>,
  session: AgentSession,
  found: Order,
): Promise<SettledSession> {
  const { uuid } = found;
  if (session.status === 'completed') return { session, order: found };
  if (found.placed_at !== null) return { session: await completed(session), order: found };
  const tried = session.payment;
  if (tried === null || tried.outcome === 'declined') return { session, order: found };
  // A buyer who pays at the page of the shop does so until the order ends.
  if (tried.attempt === null) return { session, order: found };
  const charge = await app.payments.findCharge(buyer, uuid, tried.attempt);
  if (!charge.ok) return { session, order: found };
  if (charge.value?.outcome === 'paid') {
    const order = (await app.orders.find(app.db, { uuid })) ?? found;
    return { session: await completed(session), order };
  }
  const payment = charge.value === null ? null : triedOf(tried.attempt, charge.value);
  if (JSON.stringify(payment) !== JSON.stringify(tried)) await changePayment(app.db, session, payment);
  return { session: { ...session, payment }, order: found };

  async function completed(one: AgentSession): Promise<AgentSession> {
    await savePaid(app.db, one.id, found.uuid);
    return { ...one, status: 'completed', payment: null };
  }
}

/**
 * Finds the order of an open session whose cart became one elsewhere: a person went on in the shop, or another request was faster. Returns null
 * if there is none.
 */
export async function adoptOrder(selling: Selling, session: AgentSession): Promise<SettledSession | null> {
  const { app } = selling;
  const order = await app.orders.find(app.db, { cart: session.cart });
  if (!order) return null;
  const isOver = order.placed_at !== null;
  await placeSession(app.db, { id: session.id, order: order.uuid, isOver, payment: null });
  const status = isOver ? 'completed' : 'placed';
  return settlePayment(selling, { ...session, status, order_uuid: order.uuid });
}

type Charge = { readonly outcome: string; readonly url?: string; readonly message?: string };

/** Returns what a session keeps of a charge that did not pay. */
export const triedOf = (attempt: string, charge: Charge): TriedPayment => ({
  attempt,
  outcome: charge.outcome === 'declined' || charge.outcome === 'action' ? charge.outcome : 'unknown',
  url: charge.url ?? null,
  message: charge.message ?? null,
});
