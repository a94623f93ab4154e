import type { Order } from '@shop/runtime/extension';
import type { AgentSession } from '../session.ts';
import type { Problem } from './problem.ts';
import { isReady } from './sale.ts';
import type { Sale, Selling } from './sale.ts';

/** The state of a purchase. Each protocol has its own word for each. */
export type CheckoutStatus =
  | 'incomplete'
  | 'ready'
  | 'needs_person'
  | 'in_progress'
  | 'completed'
  | 'canceled';

/** A purchase as an agent is told. */
export interface Checkout {
  readonly session: AgentSession;
  readonly status: CheckoutStatus;
  /** The open purchase. Null once there is an order. */
  readonly sale: Sale | null;
  readonly order: Order | null;
  /** True if prices, subtotal and discounts include tax. */
  readonly isGross: boolean;
  readonly problems: readonly Problem[];
  /** The URL at which a person goes on. Null if there is none. */
  readonly continueUrl: string | null;
}

/** The outcome of a request about a purchase. */
export type CheckoutOutcome =
  | { readonly ok: true; readonly checkout: Checkout }
  /** `conflict`: the purchase is over or under way, and does not change. `not_found`: there is none for this agent. */
  | { readonly ok: false; readonly reason: 'conflict' | 'not_found' | 'too_many' }
  /** Nothing of what was asked for can be sold. */
  | { readonly ok: false; readonly reason: 'nothing'; readonly problems: readonly Problem[] };

/** Tells an open or canceled purchase. */
export async function checkoutOfSale(
  { app, buyer }: Selling,
  session: AgentSession,
  sale: Sale,
): Promise<Checkout> {
  const told = { session, sale, order: null, isGross: sale.isGross, problems: sale.problems };
  if (session.status === 'canceled') return { ...told, problems: [], status: 'canceled', continueUrl: null };
  if (isReady(sale)) return { ...told, status: 'ready', continueUrl: null };
  if (session.kind === 'cart') return { ...told, status: 'incomplete', continueUrl: null };
  const needsPerson =
    sale.state.items.length > 0 && sale.problems.some(({ kind }) => kind === 'no_way_to_pay');
  if (!needsPerson) return { ...told, status: 'incomplete', continueUrl: null };
  const handed = await app.carts.handOver(buyer, session.cart, { endsAt: new Date(session.expires_at) });
  return handed.ok
    ? { ...told, status: 'needs_person', continueUrl: handed.value.url }
    : { ...told, status: 'incomplete', continueUrl: null };
}

/** Tells a purchase that has an order. */
export function checkoutOfOrder(
  session: AgentSession,
  order: Order,
  isPaid = session.status === 'completed',
): Checkout {
  const told = { session, sale: null, order, isGross: session.is_gross, problems: [], continueUrl: null };
  if (isPaid) return { ...told, status: 'completed' };
  if (order.canceled_at !== null) return { ...told, status: 'canceled' };
  const tried = session.payment;
  if (tried === null) return { ...told, status: 'ready' };
  const text = tried.message === null ? {} : { text: tried.message };
  switch (tried.outcome) {
    case 'declined':
      return { ...told, status: 'ready', problems: [{ kind: 'payment_failed', ...text }] };
    case 'action':
      return {
        ...told,
        status: 'needs_person',
        problems: [{ kind: 'payment_needs_person' }],
        continueUrl: tried.url,
      };
    case 'unknown':
      return { ...told, status: 'in_progress' };
  }
}
