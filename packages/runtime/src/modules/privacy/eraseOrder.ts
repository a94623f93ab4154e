import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { eraseMailFiles } from '../mail/index.ts';
import { orderNotFound, readOpenRule } from '../orders/index.ts';
import { customerHasOpenOrders, orderHasAccount } from './errors.ts';
import { eraseSubject, lockWhole, openOrdersOf } from './eraseSubject.ts';
import { findOwnerOfOrder, subjectOfOrder } from './people.repo.ts';

/** The outcome of the erasure of an order. `gone` was erased before, or is not there. */
type Outcome = 'erased' | 'open' | 'gone';

/**
 * Erases the personal data of one order of a guest. Amounts, countries and documents stay. An order that was erased before stays as it is.
 * Throws `ORDER_NOT_FOUND` (404), 409 `ORDER_HAS_ACCOUNT` for an order of an account, whose owner is erased as a whole, and 409
 * `CUSTOMER_HAS_OPEN_ORDERS`. Never call it in a transaction.
 */
export async function eraseOrder(app: AppContext, db: Db, orderUuid: string): Promise<void> {
  const owner = await findOwnerOfOrder(db, orderUuid);
  if (!owner) throw orderNotFound();
  if (owner.has_account) throw orderHasAccount();
  await eraseOneOrder(app, db, owner.order_id, { isRefused: true });
}

/**
 * Erases one order that has ended, and the email address of its guest if nothing else has it. An open one is refused with
 * `CUSTOMER_HAS_OPEN_ORDERS` (409) if `isRefused`, and stays otherwise.
 */
export async function eraseOneOrder(
  app: AppContext,
  db: Db,
  orderId: number,
  { isRefused }: { readonly isRefused: boolean },
): Promise<Outcome> {
  const rule = await readOpenRule(app);
  let addresses: readonly string[] = [];
  const outcome = await db.transaction(async (tx): Promise<Outcome> => {
    const subject = await lockWhole(tx, (inner) => subjectOfOrder(inner, orderId));
    if (!subject) return 'gone';
    const open = await openOrdersOf(rule, tx, subject);
    if (open.length > 0 && isRefused) throw customerHasOpenOrders(open);
    if (open.length > 0) return 'open';
    addresses = subject.emails;
    await eraseSubject(app, tx, subject, async () => undefined);
    return 'erased';
  });
  await eraseMailFiles(app, addresses);
  return outcome;
}
