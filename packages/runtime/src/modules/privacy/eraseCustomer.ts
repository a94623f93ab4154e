import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { customerNotFound, removeCustomer } from '../customers/index.ts';
import { eraseMailFiles } from '../mail/index.ts';
import { readOpenRule } from '../orders/index.ts';
import type { OpenOrder } from '../orders/index.ts';
import { customerHasOpenOrders } from './errors.ts';
import { eraseSubject, lockWhole, openOrdersOf } from './eraseSubject.ts';
import { subjectOfCustomer } from './people.repo.ts';
import { keepWish } from './wish.repo.ts';

/** The result of an erasure. `waitsFor` has the orders that keep it from being carried out. */
export interface Erasure {
  readonly isErased: boolean;
  readonly waitsFor: readonly OpenOrder[];
}

const DONE: Erasure = { isErased: true, waitsFor: [] };

/**
 * Ends a customer's account and erases what the shop knows about them, in one transaction that first locks their orders, carts and account.
 * With open orders it keeps the wish for later if `whenPossible`, and else throws `CUSTOMER_HAS_OPEN_ORDERS`. Throws
 * `CUSTOMER_NOT_FOUND`. Never call it in a transaction.
 */
export async function eraseCustomer(
  app: AppContext,
  db: Db,
  customerId: number,
  { whenPossible = false }: { readonly whenPossible?: boolean } = {},
): Promise<Erasure> {
  const rule = await readOpenRule(app);
  let addresses: readonly string[] = [];
  const erasure = await db.transaction(async (tx): Promise<Erasure> => {
    const subject = await lockWhole(tx, (inner) => subjectOfCustomer(inner, customerId));
    const uuid = subject?.customer?.uuid;
    if (!subject || uuid === undefined) throw customerNotFound();
    const waitsFor = await openOrdersOf(rule, tx, subject);
    if (waitsFor.length > 0) {
      if (!whenPossible) throw customerHasOpenOrders(waitsFor);
      await keepWish(tx, customerId, app.clock.now());
      return { isErased: false, waitsFor };
    }
    addresses = subject.emails;
    await eraseSubject(app, tx, subject, async () => {
      await removeCustomer(app, tx, uuid);
    });
    await app.emit(tx, { name: 'customer_erased', payload: { customerUuid: uuid } });
    return DONE;
  });
  await eraseMailFiles(app, addresses);
  return erasure;
}
