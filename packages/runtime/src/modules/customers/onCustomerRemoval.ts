import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { hookPoint } from '../../platform/contracts/hookPoint.ts';

/** The customer who is deleted. */
export interface RemovedCustomer {
  readonly customer_id: number;
  readonly uuid: string;
  readonly email: string;
}

/** A hook that runs when a customer is deleted, to delete what another module stores about them. */
export interface CustomerRemovalHook {
  readonly id: string;
  /** Runs in the transaction of the deletion. An error rejects the deletion. Must not make remote calls. */
  handle(tx: Db, customer: RemovedCustomer): Promise<void>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly onCustomerRemoval?: readonly CustomerRemovalHook[];
  }
}

export const onCustomerRemoval = hookPoint<CustomerRemovalHook>('customer removal hook');

/** Runs the hooks in extension order. */
export async function runRemovalHooks(app: AppContext, tx: Db, customer: RemovedCustomer): Promise<void> {
  for (const hook of app.registry('onCustomerRemoval').list()) await hook.handle(tx, customer);
}
