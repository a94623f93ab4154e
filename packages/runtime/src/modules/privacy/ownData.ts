import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { readOpenRule } from '../orders/index.ts';
import { findLatestExport } from './customerExport.repo.ts';
import { openOrdersOf } from './eraseSubject.ts';
import { subjectOfCustomer } from './people.repo.ts';
import { wishedAt } from './wish.repo.ts';

/** Holds the facts of the account's page about a customer's data. */
export interface OwnData {
  /** The newest export. `path` is null while it is being made. Null if there is none. */
  readonly export: { readonly path: string | null } | null;
  /** The wish to be erased, with the numbers of the orders that it waits for. Null if there is none. */
  readonly wish: { readonly created_at: string; readonly orders: readonly string[] } | null;
}

/** Finds the newest export of a customer and their wish to be erased. */
export async function findOwnData(app: AppContext, db: Db, customerId: number): Promise<OwnData> {
  const latest = await findLatestExport(db, customerId, app.clock.now());
  const since = await wishedAt(db, customerId);
  return {
    export: latest && { path: latest.is_ready ? `/api/customer-exports/${latest.uuid}` : null },
    wish: since === null ? null : { created_at: since, orders: await waitingOrders(app, db, customerId) },
  };
}

async function waitingOrders(app: AppContext, db: Db, customerId: number): Promise<readonly string[]> {
  const subject = await subjectOfCustomer(db, customerId);
  const orders = subject ? await openOrdersOf(await readOpenRule(app), db, subject) : [];
  return orders.map(({ order_number }) => order_number);
}
