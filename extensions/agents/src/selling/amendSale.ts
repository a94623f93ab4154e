import { isDeepStrictEqual } from 'node:util';
import { keepSession } from '../session.ts';
import type { AgentSession } from '../session.ts';
import { changeSale, readSale } from './changeSale.ts';
import { keepSame, sentAsShown } from './keepSame.ts';
import { storedOf } from './openCheckout.ts';
import { isReady } from './sale.ts';
import type { Sale, Selling } from './sale.ts';
import type { SentWish } from './wish.ts';

/** A purchase that cannot be ordered as it was amended, with the session of what was asked for. */
export interface StoppedSale extends Sale {
  readonly session: AgentSession;
}

/** Returns the parts of a wish that a cart has. */
export const soldOf = ({ items, buyer, destinations, destination, option, codes, note }: SentWish) => ({
  items,
  buyer,
  destinations,
  destination,
  option,
  codes,
  note,
});

/**
 * Changes a session by what is told only when it is completed, such as the buyer. Returns the session to order, or why it has to be told
 * again first: something is missing, or its total is not the one that was told. Returns `again` if another request changed it meanwhile.
 */
export async function amend(
  selling: Selling,
  session: AgentSession,
  wish: SentWish,
): Promise<AgentSession | StoppedSale | 'again'> {
  if (isDeepStrictEqual(soldOf(wish), soldOf(session.sent))) return { ...session, sent: wish };
  const told = await readSale(selling, session.cart, session.sent);
  // A cart that is not open any more is told by the order that is not placed.
  if (told === null) return { ...session, sent: wish };
  if (told.state.digest !== session.digest) return stopped(session, told, true);
  const saving = keepSame({ ...session, sent: wish }, told.state.grand_total);
  const changed = await changeSale(selling, session, wish, saving);
  if (saving.isLost() || (!changed.ok && changed.isOver)) return 'again';
  const kept = saving.session();
  if (!changed.ok)
    return stopped(
      { ...kept, sent: session.sent },
      { ...told, problems: [...changed.problems, ...told.problems] },
      false,
    );
  const { sale } = changed;
  const isMoved = sale.state.grand_total !== told.state.grand_total;
  if (isMoved || !isReady(sale)) return stopped(kept, sale, isMoved);
  const current: AgentSession = { ...kept, sent: sentAsShown(kept), ...storedOf(sale) };
  const isKept = kept.digest === current.digest && kept.cart === current.cart;
  return isKept || (await keepSession(selling.app.db, kept, current)) ? current : 'again';
}

const stopped = (session: AgentSession, sale: Sale, isMoved: boolean): StoppedSale => ({
  ...sale,
  session,
  problems: isMoved ? [{ kind: 'price_changed' }, ...sale.problems] : sale.problems,
});
