import { refusal, toMinor } from '@shop/runtime/extension';
import type { CartSaving } from '@shop/runtime/extension';
import { keepSession } from '../session.ts';
import type { AgentSession } from '../session.ts';
import type { SentWish } from './wish.ts';

/** The refusal with which a change of a cart ends whose session was changed by another request. */
const sessionChanged = refusal(409, 'AGENT_SESSION_CHANGED', 'The session was changed meanwhile');

/** Returns the digest of the cart that the agent was told last. */
export const shownOf = ({ sent, digest }: Pick<AgentSession, 'sent' | 'digest'>): string | null =>
  sent.shown ?? digest;

/** Returns the wish of a session whose cart changes without a word to the agent, because the total stays. */
export function sentAsShown(session: Pick<AgentSession, 'sent' | 'digest'>): SentWish {
  const shown = shownOf(session);
  return shown === null ? session.sent : { ...session.sent, shown };
}

/** Returns a wish of which the agent is told now. */
export function sentAsTold({ shown: _before, ...sent }: SentWish): SentWish {
  return sent;
}

/** The saving of a cart along with its session. */
export interface SameSaving extends CartSaving {
  /** Returns the session as it is stored. */
  session(): AgentSession;
  /** Returns true if another request changed the session, so that the cart stayed as it was. */
  isLost(): boolean;
}

/**
 * Returns what saves a cart along with its session, while a purchase is completed whose total stays as it was told. Others who complete it see
 * both or neither, and do not take the choice of an instrument for a change of the price.
 */
export function keepSame(session: AgentSession, total: number): SameSaving {
  let current = session;
  let isLost = false;
  return {
    session: () => current,
    isLost: () => isLost,
    async onSaved(tx, cart, digest) {
      if (toMinor(cart.grand_total, cart.currency) !== toMinor(total, cart.currency)) return;
      const next = { ...current, sent: sentAsShown(current), digest, method: cart.payment_method };
      isLost = !(await keepSession(tx, current, next));
      if (isLost) throw sessionChanged();
      current = next;
    },
  };
}
