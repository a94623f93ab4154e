import { keepSession } from '../session.ts';
import type { AgentSession } from '../session.ts';
import { checkoutOfSale } from './checkout.ts';
import type { CheckoutOutcome } from './checkout.ts';
import { readSale } from './changeSale.ts';
import { sentAsTold } from './keepSame.ts';
import { isBlocking } from './problem.ts';
import type { Problem } from './problem.ts';
import type { Sale, Selling } from './sale.ts';
import { toldSale } from './toldSale.ts';

/** The outcome of a try to complete a purchase. `again`: another request changed the purchase meanwhile, so that it is read anew. */
export type Step = CheckoutOutcome | 'again';

/** Tells a purchase that stays open, with what is wrong with the request. */
export async function stay(
  selling: Selling,
  session: AgentSession,
  problems: readonly Problem[],
): Promise<Step> {
  const sale = await readSale(selling, session.cart, session.sent);
  if (sale === null) return 'again';
  return keep(selling, session, { ...sale, problems: [...problems, ...sale.problems] });
}

/** Tells a purchase whose totals moved since it was told. The next request to complete it pays the new ones. */
export const moved = async (selling: Selling, session: AgentSession, state: Sale['state']): Promise<Step> =>
  keep(selling, session, await toldSale(selling, session.sent, state, [{ kind: 'price_changed' }]));

/** Tells why the shop did not take an order. */
export async function refusedOrder(
  selling: Selling,
  session: AgentSession,
  refused: Exclude<Awaited<ReturnType<Selling['app']['orders']['place']>>, { ok: true }>,
): Promise<Step> {
  const { cart, code, message } = refused;
  if (cart === null) return 'again';
  if (code === 'CART_CHANGED') return moved(selling, session, cart);
  const sale = await toldSale(selling, session.sent, cart, []);
  const isSaid = sale.problems.some(isBlocking);
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

/** Tells a purchase that stays open, and keeps what was told. */
export async function keep(selling: Selling, session: AgentSession, sale: Sale): Promise<Step> {
  const current = {
    ...session,
    sent: sentAsTold(session.sent),
    cart: sale.state.cartId,
    digest: sale.state.digest,
    is_gross: sale.isGross,
    method: sale.state.payment_method?.code ?? null,
  };
  if (!(await keepSession(selling.app.db, session, current))) return 'again';
  return { ok: true, checkout: await checkoutOfSale(selling, current, sale) };
}
