import { createHash } from 'node:crypto';
import type { Order } from '@shop/runtime/extension';
import { changePayment, savePaid, savePayment } from '../session.ts';
import type { AgentSession, TriedPayment } from '../session.ts';
import { askForNewsletter } from './askForNewsletter.ts';
import { billingOf } from './billingOf.ts';
import { checkoutOfOrder } from './checkout.ts';
import type { Checkout, CheckoutOutcome } from './checkout.ts';
import { TOKEN_KIND, wayOf } from './sale.ts';
import type { Selling } from './sale.ts';
import { settlePayment, triedOf } from './settlePayment.ts';
import type { SettledSession } from './settlePayment.ts';
import type { WishedAddress } from './wish.ts';

/** An instrument with which an agent pays. */
export interface Instrument {
  /** The code of the payment method. */
  readonly method: string;
  /** The token that the agent brought. Null if it brought none. It is passed on once, and neither kept nor told. */
  readonly token: string | null;
  readonly billing: WishedAddress | null;
}

/** The part of a request that pays. */
interface Paying {
  readonly instrument: Instrument | null;
}

/** Returns the payment of an order that is placed now: one that a token charges, or one that the buyer makes at the page of the order. */
export function begunPayment(app: Selling['app'], order: Order, attempt: string | null): TriedPayment | null {
  if (attempt !== null) return { attempt, outcome: 'unknown', url: null, message: null };
  const url = wayOf(app, order.payment_method) === 'page' ? app.orders.paymentLink(order) : null;
  return url === null ? null : { attempt: null, outcome: 'action', url, message: null };
}

/**
 * Returns the key of an attempt to pay. It follows from the session and the token, so that a token is charged once for a session, however
 * often it is sent.
 */
export const attemptOf = ({ id }: AgentSession, instrument: Instrument | null): string | null =>
  instrument?.token ? createHash('sha256').update(`${id} ${instrument.token}`).digest('base64url') : null;

/** Pays a placed order. What the buyer agreed to besides is asked for once it is bought. */
export async function payOrder(
  selling: Selling,
  placed: SettledSession,
  instrument: Instrument | null,
): Promise<CheckoutOutcome> {
  const checkout = await chargeOrder(selling, placed, instrument);
  await askForNewsletter(selling, checkout);
  return { ok: true, checkout };
}

/** Charges a placed order with the instrument, unless the order needs no charge. */
async function chargeOrder(
  { app, buyer }: Selling,
  { session, order }: SettledSession,
  instrument: Instrument | null,
): Promise<Checkout> {
  const attempt = attemptOf(session, instrument);
  if (session.status === 'completed' || attempt === null || !instrument?.token)
    return checkoutOfOrder(session, order);
  const charged = await app.payments.payWith(buyer, order.uuid, {
    attempt,
    credential: {
      kind: TOKEN_KIND,
      token: instrument.token,
      billing: billingOf(instrument.billing, session),
    },
  });
  const payment: TriedPayment | null = charged.ok
    ? charged.value.outcome === 'paid'
      ? null
      : triedOf(attempt, charged.value)
    : charged.status >= 500 || charged.status === 409
      ? { attempt, outcome: 'unknown', url: null, message: null }
      : { attempt, outcome: 'declined', url: null, message: charged.message };
  const status = payment === null ? 'completed' : 'placed';
  // The order is paid, even if the session was opened again meanwhile.
  if (payment === null) await savePaid(app.db, session.id, order.uuid);
  else await savePayment(app.db, session.id, payment);
  const current = { ...session, status, payment } as const;
  return checkoutOfOrder(current, order);
}

/**
 * Pays a purchase that already has its order: one that was declined, or that another request left. If that request is at work with the same
 * token (`isUnderWay`), its outcome is awaited. Returns `again` if another request changed the session meanwhile.
 */
export async function payPlaced(
  selling: Selling,
  session: AgentSession,
  { instrument, isUnderWay }: Paying & { readonly isUnderWay: boolean },
): Promise<CheckoutOutcome | 'again'> {
  const attempt = attemptOf(session, instrument);
  const tried = session.payment;
  const settled = await settlePayment(selling, session);
  if (settled === null) return { ok: false, reason: 'not_found' };
  const told = { ok: true, checkout: checkoutOfOrder(settled.session, settled.order) } as const;
  const isSame = isUnderWay && attempt !== null && tried?.attempt === attempt && tried.outcome === 'unknown';
  if (isSame && told.checkout.status === 'in_progress') return payOrder(selling, settled, instrument);
  if (told.checkout.status !== 'ready') return told;
  if (attempt === null || instrument?.method !== settled.order.payment_method)
    return {
      ok: true,
      checkout: { ...told.checkout, problems: [...told.checkout.problems, { kind: 'instrument_unknown' }] },
    };
  const payment: TriedPayment = { attempt, outcome: 'unknown', url: null, message: null };
  // From here on the purchase does not change, until the outcome is known.
  if (!(await changePayment(selling.app.db, settled.session, payment))) return 'again';
  return payOrder(selling, { session: { ...settled.session, payment }, order: settled.order }, instrument);
}
