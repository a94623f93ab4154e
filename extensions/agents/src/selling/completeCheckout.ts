import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { refusal } from '@shop/runtime/extension';
import type { Order } from '@shop/runtime/extension';
import type { Party } from '../identity/contract.ts';
import { noteRefusal } from '../page/refusals.ts';
import { findSession, placeSession } from '../session.ts';
import type { AgentSession, TriedPayment } from '../session.ts';
import { amend, soldOf } from './amendSale.ts';
import { checkoutOfOrder } from './checkout.ts';
import type { CheckoutOutcome } from './checkout.ts';
import { choose } from './chooseInstrument.ts';
import { shownOf } from './keepSame.ts';
import { attemptOf, begunPayment, payOrder, payPlaced } from './payOrder.ts';
import type { Instrument } from './payOrder.ts';
import type { Selling } from './sale.ts';
import { settlePayment } from './settlePayment.ts';
import { keep, refusedOrder, stay } from './tellOpen.ts';
import type { Step } from './tellOpen.ts';
import type { SentWish } from './wish.ts';

/** A request to complete a purchase. */
export interface Completion {
  readonly id: string;
  readonly instrument: Instrument | null;
  /** Makes what is ordered from what was asked for before, for a protocol that tells some of it only now. */
  readonly amend?: (before: SentWish) => SentWish;
}

/** The refusal with which a transaction ends whose session was ended by another. */
const sessionClosed = refusal(409, 'AGENT_SESSION_CLOSED', 'The session is not open');

/** The number of times that a purchase is read anew because other requests changed it. */
const MOST_TRIES = 20;

/**
 * Orders what was told last, and charges the instrument. What moved meanwhile is told first. Of requests at once, one orders. Keeps why nothing
 * was ordered.
 */
export async function completeCheckout(
  selling: Selling,
  identity: Party,
  request: Completion,
): Promise<CheckoutOutcome> {
  const outcome = await completeAsTold(selling, identity, request);
  await noteRefusal(selling.app, identity, request.id, outcome);
  return outcome;
}

async function completeAsTold(
  selling: Selling,
  identity: Party,
  request: Completion,
): Promise<CheckoutOutcome> {
  const { app } = selling;
  const find = () =>
    findSession(app.db, identity, { id: request.id, kind: 'checkout', now: app.clock.now() });
  const first = await find();
  if (first === null) return { ok: false, reason: 'not_found' };
  let session = first;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const step = await complete(selling, session, { ...request, isUnderWay: tries > 0 });
    if (step !== 'again') return step;
    await pause(Math.random() * 10 * tries);
    const now = await find();
    if (now === null || isDeepStrictEqual(now, session)) break;
    if (!isAsTold(first, now, request)) return changedMeanwhile(selling, now);
    session = now;
  }
  return CONFLICT;
}

const CONFLICT: CheckoutOutcome = { ok: false, reason: 'conflict' };

/** Tells a purchase that is not what its agent was told when it asked to complete it. */
async function changedMeanwhile(selling: Selling, session: AgentSession): Promise<CheckoutOutcome> {
  if (session.status !== 'open') return CONFLICT;
  const told = await stay(selling, session, [{ kind: 'price_changed' }]);
  return told === 'again' ? CONFLICT : told;
}

/** Returns true if a session that was read again asks for the same, and shows the same total, as its agent was told at first. */
const isAsTold = (first: AgentSession, now: AgentSession, request: Completion): boolean => {
  const wished = ({ sent }: AgentSession) => soldOf(request.amend ? request.amend(sent) : sent);
  return shownOf(first) === shownOf(now) && isDeepStrictEqual(wished(first), wished(now));
};

/** Tells a purchase that another request ended. */
async function over(selling: Selling, session: AgentSession): Promise<Step> {
  const settled = session.status === 'completed' ? await settlePayment(selling, session) : null;
  return settled === null
    ? CONFLICT
    : { ok: true, checkout: checkoutOfOrder(settled.session, settled.order) };
}

/** Completes a session as it was read. Returns `again` if another request changed it meanwhile. */
async function complete(
  selling: Selling,
  session: AgentSession,
  request: Completion & { readonly isUnderWay: boolean },
): Promise<Step> {
  if (session.status === 'placed') return payPlaced(selling, session, request);
  if (session.status !== 'open') return request.isUnderWay ? over(selling, session) : CONFLICT;
  const amended = request.amend ? await amend(selling, session, request.amend(session.sent)) : session;
  if (amended === 'again') return 'again';
  if ('problems' in amended) return keep(selling, amended.session, amended);
  const chosen = await choose(selling, amended, request.instrument);
  if (chosen === 'again' || 'ok' in chosen) return chosen;
  const placed = await place(selling, chosen, request);
  if (placed.ok) return payOrder(selling, placed, request.instrument);
  return refusedOrder(selling, chosen, placed);
}

type Placed = { readonly ok: true; readonly session: AgentSession; readonly order: Order };

async function place(
  { app, buyer, who }: Selling,
  session: AgentSession,
  request: Completion,
): Promise<Placed | Exclude<Awaited<ReturnType<typeof app.orders.place>>, { ok: true }>> {
  const { instrument } = request;
  const attempt = attemptOf(session, instrument);
  const begun: { payment: TriedPayment | null } = { payment: null };
  const placed = await app.orders.place(buyer, {
    cart: session.cart,
    ...(session.digest !== null && { digest: session.digest }),
    origin: { kind: 'agents', who, session: session.id },
    async onPlaced(tx, order) {
      begun.payment = order.placed_at === null ? begunPayment(app, order, attempt) : null;
      if (
        !(await placeSession(tx, {
          id: session.id,
          order: order.uuid,
          isOver: order.placed_at !== null,
          payment: begun.payment,
          ...(request.amend && { sent: session.sent }),
        }))
      )
        throw sessionClosed();
    },
  });
  if (!placed.ok) return placed;
  const isOver = placed.value.placed_at !== null;
  return {
    ok: true,
    order: placed.value,
    session: { ...session, status: isOver ? 'completed' : 'placed', order_uuid: placed.value.uuid, ...begun },
  };
}
