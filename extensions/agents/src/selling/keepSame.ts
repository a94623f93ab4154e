import { refusal } from '@shop/runtime/extension';
import type { CartSaving } from '@shop/runtime/extension';
import { keepSession } from '../session.ts';
import type { AgentSession } from '../session.ts';

/** The refusal with which a change of a cart ends whose session was changed by another request. */
const sessionChanged = refusal(409, 'AGENT_SESSION_CHANGED', 'The session was changed meanwhile');

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
      if (cart.grand_total !== total) return;
      const next = { ...current, digest, method: cart.payment_method };
      isLost = !(await keepSession(tx, current, next));
      if (isLost) throw sessionChanged();
      current = next;
    },
  };
}
