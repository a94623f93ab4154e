import type { Db } from '../../platform/db/db.ts';
import { deleteEmailsOf } from '../mail/index.ts';
import { deleteDeliveriesAbout } from '../webhooks/index.ts';
import { deleteCustomer } from './customer.repo.ts';
import type { Customer } from './customer.repo.ts';

/**
 * Deletes a customer with addresses, sessions and tokens, and the customer's entries in the email log and webhook
 * deliveries. Orders are kept. Returns null if there is no such customer. Opens a transaction.
 */
export const removeCustomer = (db: Db, id: string): Promise<Customer | null> =>
  db.transaction(async (tx) => {
    const customer = await deleteCustomer(tx, id);
    if (customer) {
      await deleteEmailsOf(tx, customer);
      await deleteDeliveriesAbout(tx, customer.uuid);
    }
    return customer;
  });
