import type { Order } from '@shop/runtime/extension';
import { savePayment } from '../session.ts';
import type { AgentSession, TriedPayment } from '../session.ts';
import type { Selling } from './sale.ts';

/** A session with its order, and with what became of its payment. */
export interface SettledSession {
  readonly session: AgentSession;
  readonly order: Order;
  readonly isGross: boolean;
}

/** Finds out what became of a payment that a session does not know the end of. Returns null if the order is gone. */
export async function settlePayment(
  { app, buyer }: Selling,
  session: AgentSession,
): Promise<SettledSession | null> {
  const { order_uuid: uuid } = session;
  if (uuid === null) return null;
  const [found, { priceIncludingTax: isGross }] = await Promise.all([
    app.orders.find(app.db, { uuid }),
    app.settings(['priceIncludingTax']),
  ]);
  if (!found) return null;
  if (session.status === 'completed') return { session, order: found, isGross };
  if (found.placed_at !== null) return { session: await completed(session), order: found, isGross };
  const tried = session.payment;
  if (tried === null || tried.outcome === 'declined') return { session, order: found, isGross };
  const charge = await app.payments.findCharge(buyer, uuid, tried.attempt);
  if (!charge.ok) return { session, order: found, isGross };
  if (charge.value?.outcome === 'paid') {
    const order = (await app.orders.find(app.db, { uuid })) ?? found;
    return { session: await completed(session), order, isGross };
  }
  const payment = charge.value === null ? null : triedOf(tried.attempt, charge.value);
  if (JSON.stringify(payment) !== JSON.stringify(tried))
    await savePayment(app.db, session.id, payment, 'placed');
  return { session: { ...session, payment }, order: found, isGross };

  async function completed(one: AgentSession): Promise<AgentSession> {
    await savePayment(app.db, one.id, null, 'completed');
    return { ...one, status: 'completed', payment: null };
  }
}

type Charge = { readonly outcome: string; readonly url?: string; readonly message?: string };

/** Returns what a session keeps of a charge that did not pay. */
export const triedOf = (attempt: string, charge: Charge): TriedPayment => ({
  attempt,
  outcome: charge.outcome === 'declined' || charge.outcome === 'action' ? charge.outcome : 'unknown',
  url: charge.url ?? null,
  message: charge.message ?? null,
});
