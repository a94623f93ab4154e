import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { hookPoint } from '../../platform/contracts/hookPoint.ts';
import type { CustomerCaller } from '../../platform/contracts/caller.ts';

/** The data passed to hooks when a customer signs in. */
export interface CustomerLogin {
  readonly customer: CustomerCaller;
  /**
   * The session uuid. It is unchanged if the customer had a guest session before. Null for a token login without a
   * session.
   */
  readonly sessionId: string | null;
}

/** A hook that runs when a customer signs in, for example to merge the guest cart into the customer's cart. */
export interface CustomerLoginHook {
  readonly id: string;
  /** Runs in the sign-in transaction. An error rejects the sign-in. Must not make remote calls. */
  handle(tx: Db, login: CustomerLogin, app: AppContext): Promise<void>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly onCustomerLogin?: readonly CustomerLoginHook[];
  }
}

export const onCustomerLogin = hookPoint<CustomerLoginHook>('customer login hook');

/** Runs the sign-in hooks in extension order. */
export async function runLoginHooks(app: AppContext, tx: Db, login: CustomerLogin): Promise<void> {
  for (const hook of app.registry('onCustomerLogin').list()) await hook.handle(tx, login, app);
}
