import { agentsConfigOf } from '../config.ts';
import type { Party } from '../identity/contract.ts';
import {
  expiryOf,
  findConversion,
  findSession,
  insertSession,
  newSessionId,
  saveSession,
} from '../session.ts';
import type { AgentSession } from '../session.ts';
import { changeSale, openSale, readSale } from './changeSale.ts';
import { checkoutOfOrder, checkoutOfSale } from './checkout.ts';
import type { CheckoutOutcome } from './checkout.ts';
import { adoptOrder, settlePayment } from './settlePayment.ts';
import type { Sale, Selling } from './sale.ts';
import type { SentWish } from './wish.ts';

/** A session that a request is about. */
export interface SessionRequest {
  readonly id: string;
  readonly kind: AgentSession['kind'];
}

/** Opens a purchase or a basket. Nothing is stored if nothing of it can be sold. */
export async function openSession(
  selling: Selling,
  identity: Party,
  {
    kind,
    wish,
    from = null,
  }: { readonly kind: AgentSession['kind']; readonly wish: SentWish; readonly from?: string | null },
): Promise<CheckoutOutcome> {
  const id = newSessionId();
  const opened = await openSale(selling, id, wish);
  if (!opened.ok) return { ok: false, reason: 'nothing', problems: opened.problems };
  const now = selling.app.clock.now();
  const session: AgentSession = {
    id,
    kind,
    protocol: selling.protocol,
    agent_key: identity.key,
    agent_name: identity.agent?.name ?? null,
    is_proven: identity.proven,
    status: 'open',
    from_session: from,
    sent: wish,
    ...storedOf(opened.sale),
    payment: null,
    order_uuid: null,
    expires_at: expiryOf(now).toISOString(),
  };
  const { openSessions: most } = agentsConfigOf(selling.app);
  const isStored = await insertSession(selling.app.db, session, { most, now });
  if (!isStored) return { ok: false, reason: 'too_many' };
  return { ok: true, checkout: await checkoutOfSale(selling, session, opened.sale) };
}

/** Turns a basket into a purchase: with its content and codes. The same open purchase is answered each time. */
export async function convertBasket(
  selling: Selling,
  identity: Party,
  { id, wish }: { readonly id: string; readonly wish: SentWish },
): Promise<CheckoutOutcome> {
  const now = selling.app.clock.now();
  const { db } = selling.app;
  const basket = await findSession(db, identity, { id, kind: 'cart', now });
  if (basket?.status !== 'open') return { ok: false, reason: 'not_found' };
  const found = await findConversion(db, identity, { from: id, now });
  if (found) return readSession(selling, found);
  const { items, buyer, codes, currency } = basket.sent;
  const kept: SentWish = { ...wish, items, ...(codes && { codes }), ...(currency && { currency }) };
  const content = buyer === undefined ? kept : { ...kept, buyer };
  return openSession(selling, identity, { kind: 'checkout', wish: content, from: id });
}

/** Tells a session as it stands. A payment that was under way is looked up. */
export async function readSession(selling: Selling, session: AgentSession): Promise<CheckoutOutcome> {
  if (session.status === 'placed' || session.status === 'completed') {
    const settled = await settlePayment(selling, session);
    return settled === null
      ? { ok: false, reason: 'not_found' }
      : { ok: true, checkout: checkoutOfOrder(settled.session, settled.order) };
  }
  const sale = await readSale(selling, session.cart, session.sent);
  if (sale === null) {
    const adopted = session.status === 'open' ? await adoptOrder(selling, session) : null;
    return adopted === null
      ? { ok: false, reason: 'conflict' }
      : { ok: true, checkout: checkoutOfOrder(adopted.session, adopted.order) };
  }
  const isMoved = session.status === 'open' && sale.state.digest !== session.digest;
  const current = { ...session, ...storedOf(sale) };
  if (isMoved && !(await saveSession(selling.app.db, current))) return { ok: false, reason: 'conflict' };
  return { ok: true, checkout: await checkoutOfSale(selling, current, sale) };
}

/** Finds a session of an agent and tells it. */
export async function findAndRead(
  selling: Selling,
  identity: Party,
  { id, kind }: SessionRequest,
): Promise<CheckoutOutcome> {
  const session = await findSession(selling.app.db, identity, { id, kind, now: selling.app.clock.now() });
  return session === null ? { ok: false, reason: 'not_found' } : readSession(selling, session);
}

/** Replaces what an open session asks for. One whose payment failed is opened again. */
export async function changeSession(
  selling: Selling,
  identity: Party,
  {
    id,
    kind,
    wish: wished,
  }: SessionRequest & {
    /** The whole of what is asked for, or what makes it from what was asked for before. */
    readonly wish: SentWish | ((before: SentWish) => SentWish);
  },
): Promise<CheckoutOutcome> {
  const { app } = selling;
  const session = await findSession(app.db, identity, { id, kind, now: app.clock.now() });
  if (session === null) return { ok: false, reason: 'not_found' };
  if (!(await canChange(selling, session))) return { ok: false, reason: 'conflict' };
  const wish = typeof wished === 'function' ? wished(session.sent) : wished;
  const changed = await changeSale(selling, session, wish);
  if (!changed.ok && changed.isOver) return { ok: false, reason: 'conflict' };
  if (!changed.ok) return keepSession(selling, session, changed.problems);
  const current: AgentSession = {
    ...session,
    status: 'open',
    sent: wish,
    ...storedOf(changed.sale),
    payment: null,
    order_uuid: null,
  };
  if (!(await saveSession(app.db, current))) return { ok: false, reason: 'conflict' };
  return { ok: true, checkout: await checkoutOfSale(selling, current, changed.sale) };
}

/** Reopens a session whose order was not paid. Returns false for one that is over, or whose payment is under way. */
async function canChange({ app }: Selling, session: AgentSession): Promise<boolean> {
  if (session.status === 'open') return true;
  if (session.status !== 'placed' || session.order_uuid === null) return false;
  const tried = session.payment;
  if (tried?.outcome === 'unknown') return false;
  if (tried?.outcome === 'action') {
    if (tried.attempt !== null) return false;
    // The buyer pays at a page. What was begun there ends first.
    if ((await app.payments.end(session.order_uuid)) === 'paid') return false;
  }
  await app.carts.reactivate(app.db, session.order_uuid);
  return true;
}

/** Tells a session that stays as it was, because nothing of what was asked for can be sold. */
async function keepSession(
  selling: Selling,
  session: AgentSession,
  problems: Checkout['problems'],
): Promise<CheckoutOutcome> {
  const read = await readSession(selling, session);
  if (!read.ok) return read;
  const { checkout } = read;
  return {
    ok: true,
    checkout: {
      ...checkout,
      status: checkout.status === 'ready' ? 'incomplete' : checkout.status,
      problems: [...problems, ...checkout.problems],
    },
  };
}

/** Ends an open session. */
export async function cancelSession(
  selling: Selling,
  identity: Party,
  {
    id,
    kind,
    wish = (before) => before,
  }: SessionRequest & {
    /** Makes what is kept of the session from what was asked for. Default: the same. */
    readonly wish?: (before: SentWish) => SentWish;
  },
): Promise<CheckoutOutcome> {
  const { app } = selling;
  const session = await findSession(app.db, identity, { id, kind, now: app.clock.now() });
  if (session === null) return { ok: false, reason: 'not_found' };
  if (!(await canChange(selling, session))) return { ok: false, reason: 'conflict' };
  const sale = await readSale(selling, session.cart, session.sent);
  const sent = wish(session.sent);
  const canceled: AgentSession = { ...session, status: 'canceled', sent, payment: null, order_uuid: null };
  if (sale === null || !(await saveSession(app.db, canceled))) return { ok: false, reason: 'conflict' };
  await app.carts.endHandOvers(app.db, session.cart);
  return { ok: true, checkout: await checkoutOfSale(selling, canceled, sale) };
}

type Checkout = Extract<CheckoutOutcome, { ok: true }>['checkout'];

/** Returns what a session keeps of a purchase as it was told. */
export const storedOf = ({
  state,
  isGross,
  payments,
}: Sale): Pick<AgentSession, 'cart' | 'is_gross' | 'digest' | 'method' | 'next_method'> => ({
  cart: state.cartId,
  is_gross: isGross,
  digest: state.digest,
  method: state.payment_method?.code ?? null,
  next_method: payments[0] ?? null,
});
