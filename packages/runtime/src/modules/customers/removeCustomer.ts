import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteEmailsOf } from '../mail/index.ts';
import { deleteDeliveriesAbout } from '../webhooks/index.ts';
import { deleteCustomer } from './customer.repo.ts';
import type { Customer } from './customer.repo.ts';
import { runRemovalHooks } from './onCustomerRemoval.ts';

/**
 * Deletes a customer with their addresses, sessions and tokens, as well as email log entries and webhook deliveries
 * about them, and with what other modules store. Orders remain. Returns null if the customer does not exist. Opens a transaction.
 */
export const removeCustomer = (app: AppContext, db: Db, id: string): Promise<Customer | null> =>
  db.transaction(async (tx) => {
    const customer = await deleteCustomer(tx, id);
    if (customer) {
      await deleteEmailsOf(tx, customer);
      await deleteDeliveriesAbout(tx, customer.uuid);
      await runRemovalHooks(app, tx, customer);
    }
    return customer;
  });
