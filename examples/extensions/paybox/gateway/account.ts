import { randomUUID } from 'node:crypto';

/** A payment session at the simulated gateway. Amounts are integers in minor units. */
export interface Session {
  readonly session: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly return_to: string;
  readonly pay_at: string;
  state: 'open' | 'held' | 'taken' | 'released' | 'closed';
  declined: string | null;
  taken: number;
  returned: number;
}

/** Status and body of a response. */
export type Answer = readonly [status: number, body: object];

export type Account = ReturnType<typeof createAccount>;

/** Creates a merchant account that stores its sessions in memory. */
export function createAccount() {
  const sessions = new Map<string, Session>();
  return {
    sessions,
    /** Opens a session, or finds the existing session with the same reference. */
    open({ reference, amount, currency, return_to }: Session, url: string): Answer {
      const known = [...sessions.values()].find((one) => one.reference === reference);
      if (known) return [200, known];
      const session = randomUUID();
      const opened: Session = {
        session,
        reference,
        amount,
        currency,
        return_to,
        pay_at: `${url}/pay/${session}`,
        state: 'open',
        declined: null,
        taken: 0,
        returned: 0,
      };
      sessions.set(session, opened);
      return [200, opened];
    },
    /** Applies the shopper's choice. */
    choose(id: string, choice: 'pay' | 'decline'): void {
      const session = sessions.get(id);
      if (session?.state !== 'open') throw new Error('The session is not open');
      if (choice === 'pay') session.state = 'held';
      else session.declined = 'The bank declined it';
    },
  };
}

/** Performs the merchant's action on a session. */
export function act(session: Session, action: string, amount: number): Answer {
  if (action === 'close') {
    if (session.state === 'open') session.state = 'closed';
    return [200, session];
  }
  if (action === 'return') {
    if (session.returned + amount > session.taken) return [409, { reason: 'That is more than was taken' }];
    session.returned += amount;
    return [200, session];
  }
  if (session.state !== 'held' || amount > session.amount)
    return [409, { reason: 'Nothing of that amount is held' }];
  Object.assign(session, action === 'take' ? { state: 'taken', taken: amount } : { state: 'released' });
  return [200, session];
}
