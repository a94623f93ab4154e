import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { CustomerCaller } from '../../platform/contracts/caller.ts';

/** The payload of a customer login. */
export interface CustomerLogin {
  readonly customer: CustomerCaller;
  /** The session uuid, the same as the visitor had as a guest. Null for a token login without a session. */
  readonly sessionId: string | null;
}

/** A hook that runs when a customer signs in, for example to merge the guest's cart into the customer's. */
export interface CustomerLoginHook {
  readonly id: string;
  /** Runs in the sign-in transaction: an error rejects the sign-in. Must not make remote calls. */
  handle(tx: Db, login: CustomerLogin, app: AppContext): Promise<void>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly onCustomerLogin?: readonly CustomerLoginHook[];
  }
}

export const onCustomerLogin: ContributionPoint<CustomerLoginHook> = {
  noun: 'customer login hook',
  members: { id: 'text', handle: 'function' } satisfies Members<CustomerLoginHook>,
  keyOf: (hook) => hook.id,
  deadlines: { handle: 'callMs' },
};

/** Runs the hooks in extension order. */
export async function runLoginHooks(app: AppContext, tx: Db, login: CustomerLogin): Promise<void> {
  for (const hook of app.registry('onCustomerLogin').list()) await hook.handle(tx, login, app);
}
