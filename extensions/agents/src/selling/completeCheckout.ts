import { createHash } from 'node:crypto';
import { refusal } from '@shop/runtime/extension';
import type { Order } from '@shop/runtime/extension';
import type { Party } from '../identity/contract.ts';
import { noteRefusal } from '../page/refusals.ts';
import { findSession, placeSession, savePayment, saveSession } from '../session.ts';
import type { AgentSession, TriedPayment } from '../session.ts';
import { amend } from './amendSale.ts';
import { billingOf } from './billingOf.ts';
import { askForNewsletter } from './askForNewsletter.ts';
import { checkoutOfOrder, checkoutOfSale } from './checkout.ts';
import type { Checkout, CheckoutOutcome } from './checkout.ts';
import { readSale } from './changeSale.ts';
import type { Problem } from './problem.ts';
import { TOKEN_KIND, wayOf } from './sale.ts';
import type { Sale, Selling } from './sale.ts';
import { settlePayment, triedOf } from './settlePayment.ts';
import { shopAddress } from './shopAddress.ts';
import { toldSale } from './toldSale.ts';
import type { SentWish, WishedAddress } from './wish.ts';

/** An instrument with which an agent pays. */
export interface Instrument {
  /** The code of the payment method. */
  readonly method: string;
  /** The token that the agent brought. Null if it brought none. It is passed on once, and neither kept nor told. */
  readonly token: string | null;
  readonly billing: WishedAddress | null;
}

/** A request to complete a purchase. */
export interface Completion {
  readonly id: string;
  readonly instrument: Instrument | null;
  /** Makes what is ordered from what was asked for before, for a protocol that tells some of it only now. */
  readonly amend?: (before: SentWish) => SentWish;
}

/** The refusal with which a transaction ends whose session was ended by another. */
const sessionClosed = refusal(409, 'AGENT_SESSION_CLOSED', 'The session is not open');

/** Orders what was told last, and charges the instrument. What moved meanwhile is told first. Keeps why nothing was ordered. */
export async function completeCheckout(
  selling: Selling,
  identity: Party,
  request: Completion,
): Promise<CheckoutOutcome> {
  const outcome = await complete(selling, identity, request);
  await noteRefusal(selling.app, identity, request.id, outcome);
  return outcome;
}

async function complete(selling: Selling, identity: Party, request: Completion): Promise<CheckoutOutcome> {
  const { app } = selling;
  const find = () =>
    findSession(app.db, identity, { id: request.id, kind: 'checkout', now: app.clock.now() });
  const session = await find();
  if (session === null) return { ok: false, reason: 'not_found' };
  if (session.status === 'placed') return payPlaced(selling, session, request);
  if (session.status !== 'open') return { ok: false, reason: 'conflict' };
  const amended = request.amend ? await amend(selling, session, request.amend(session.sent)) : session;
  if ('problems' in amended) return keep(selling, amended.session, amended);
  const chosen = await choose(selling, amended, request.instrument);
  if ('ok' in chosen) return chosen;
  const placed = await place(selling, chosen, request);
  if (placed.ok) return payOrder(selling, placed, request);
  if (placed.code !== 'INVALID_CART' && placed.code !== 'AGENT_SESSION_CLOSED')
    return refusedOrder(selling, chosen, placed);
  // Another request was faster. What it made of the session is told, or paid.
  const now = await find();
  if (now?.status === 'placed') return payPlaced(selling, now, request);
  if (now?.status !== 'completed') return { ok: false, reason: 'conflict' };
  const settled = await settlePayment(selling, now);
  return settled === null
    ? { ok: false, reason: 'conflict' }
    : { ok: true, checkout: checkoutOfOrder(settled.session, settled.order) };
}

/** Chooses the payment method of the instrument, and sets its billing address where there is no other. */
async function choose(
  selling: Selling,
  session: AgentSession,
  instrument: Instrument | null,
): Promise<AgentSession | CheckoutOutcome> {
  const { app, buyer } = selling;
  if (instrument === null || wayOf(app, instrument.method) === 'free') return freeOnly(selling, session);
  const { method } = instrument;
  const billing = instrument.billing ? shopAddress(instrument.billing, session.sent.buyer).address : null;
  const isChosen = method === session.method;
  const way = wayOf(app, method);
  if (way === null || (way === 'token' && !instrument.token))
    return stay(selling, session, [{ kind: 'instrument_unknown' }]);
  const read = isChosen && billing === null ? null : await app.carts.read(buyer, session.cart);
  if (read === null) return session;
  if (!read.ok) return session;
  if (read.value.digest !== session.digest) return moved(selling, session, read.value);
  const details = {
    ...(read.value.payment_method?.code !== method && { payment_method: { method_code: method } }),
    ...(billing && read.value.billing_address === null && { billing_address: billing }),
  };
  if (Object.keys(details).length === 0) return session;
  const set = await app.carts.update(buyer, session.cart, details);
  if (!set.ok)
    return stay(selling, session, [
      {
        kind: set.code.startsWith('PAYMENT_METHOD') ? 'instrument_unknown' : 'address_invalid',
        text: set.message,
      },
    ]);
  if (set.value.grand_total !== read.value.grand_total) return moved(selling, session, set.value);
  return { ...session, method, digest: set.value.digest };
}

/** Lets a purchase pass that costs nothing. Any other needs an instrument. */
async function freeOnly(selling: Selling, session: AgentSession): Promise<AgentSession | CheckoutOutcome> {
  const sale = await readSale(selling, session.cart, session.sent);
  if (sale === null || sale.state.amount_due === 0) return session;
  return keep(selling, session, { ...sale, problems: [{ kind: 'instrument_missing' }, ...sale.problems] });
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

/** Returns the payment of an order that is placed now: one that a token charges, or one that the buyer makes at the page of the order. */
function begunPayment(app: Selling['app'], order: Order, attempt: string | null): TriedPayment | null {
  if (attempt !== null) return { attempt, outcome: 'unknown', url: null, message: null };
  const url = wayOf(app, order.payment_method) === 'page' ? app.orders.paymentLink(order) : null;
  return url === null ? null : { attempt: null, outcome: 'action', url, message: null };
}

/**
 * Returns the key of an attempt to pay. It follows from the session and the token, so that a token is charged once for a session, however
 * often it is sent.
 */
const attemptOf = ({ id }: AgentSession, instrument: Instrument | null): string | null =>
  instrument?.token ? createHash('sha256').update(`${id} ${instrument.token}`).digest('base64url') : null;

/** Pays a placed order. What the buyer agreed to besides is asked for once it is bought. */
async function payOrder(
  selling: Selling,
  placed: Placed,
  { instrument }: Completion,
): Promise<CheckoutOutcome> {
  const checkout = await chargeOrder(selling, placed, instrument);
  await askForNewsletter(selling, checkout);
  return { ok: true, checkout };
}

/** Charges a placed order with the instrument, unless the order needs no charge. */
async function chargeOrder(
  { app, buyer }: Selling,
  { session, order }: Placed,
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
  await savePayment(app.db, session.id, payment, status);
  const current = { ...session, status, payment } as const;
  return checkoutOfOrder(current, order);
}

/** Pays a purchase that already has its order: one that was declined, or that another request left. */
async function payPlaced(
  selling: Selling,
  session: AgentSession,
  request: Completion,
): Promise<CheckoutOutcome> {
  const settled = await settlePayment(selling, session);
  if (settled === null) return { ok: false, reason: 'not_found' };
  const told = { ok: true, checkout: checkoutOfOrder(settled.session, settled.order) } as const;
  const { instrument } = request;
  if (told.checkout.status !== 'ready') return told;
  if (!instrument?.token || instrument.method !== settled.order.payment_method)
    return {
      ok: true,
      checkout: { ...told.checkout, problems: [...told.checkout.problems, { kind: 'instrument_unknown' }] },
    };
  return payOrder(selling, { ok: true, session: settled.session, order: settled.order }, request);
}

/** Tells a purchase that stays open, with what is wrong with the request. */
async function stay(
  selling: Selling,
  session: AgentSession,
  problems: readonly Problem[],
): Promise<CheckoutOutcome> {
  const sale = await readSale(selling, session.cart, session.sent);
  if (sale === null) return { ok: false, reason: 'conflict' };
  return keep(selling, session, { ...sale, problems: [...problems, ...sale.problems] });
}

/** Tells a purchase whose totals moved since it was told. The next request to complete it pays the new ones. */
const moved = async (
  selling: Selling,
  session: AgentSession,
  state: Sale['state'],
): Promise<CheckoutOutcome> =>
  keep(selling, session, await toldSale(selling, session.sent, state, [{ kind: 'price_changed' }]));

/** Tells why the shop did not take an order. */
async function refusedOrder(
  selling: Selling,
  session: AgentSession,
  refused: Exclude<Awaited<ReturnType<Selling['app']['orders']['place']>>, { ok: true }>,
): Promise<CheckoutOutcome> {
  const { cart, code, message } = refused;
  if (cart === null) return { ok: false, reason: 'conflict' };
  if (code === 'CART_CHANGED') return moved(selling, session, cart);
  const sale = await toldSale(selling, session.sent, cart, []);
  const isSaid = sale.problems.some(({ kind }) => kind !== 'tax_unknown' && kind !== 'currency_ignored');
  const KINDS: Readonly<Record<string, Problem['kind']>> = {
    BILLING_ADDRESS_REQUIRED: 'billing_address_missing',
    PAYMENT_METHOD_REQUIRED: 'instrument_missing',
    PAYMENT_METHOD_NOT_AVAILABLE: 'instrument_unknown',
    NOT_ENOUGH_STOCK: 'out_of_stock',
    OUT_OF_STOCK: 'out_of_stock',
  };
  const kind = KINDS[code];
  const more: readonly Problem[] =
    kind === undefined ? (isSaid ? [] : [{ kind: 'refused', text: message }]) : [{ kind }];
  return keep(selling, session, { ...sale, problems: [...more, ...sale.problems] });
}

async function keep(selling: Selling, session: AgentSession, sale: Sale): Promise<CheckoutOutcome> {
  const current = {
    ...session,
    cart: sale.state.cartId,
    digest: sale.state.digest,
    is_gross: sale.isGross,
    method: sale.state.payment_method?.code ?? null,
  };
  if (!(await saveSession(selling.app.db, current))) return { ok: false, reason: 'conflict' };
  return { ok: true, checkout: await checkoutOfSale(selling, current, sale) };
}
