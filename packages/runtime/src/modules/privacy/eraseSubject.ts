import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { listOpenOrders } from '../orders/index.ts';
import type { OpenOrder, OpenRule } from '../orders/index.ts';
import { beginErasure } from './audit.repo.ts';
import { closeCarts, lockSubject, peopleOf } from './people.repo.ts';
import type { Subject } from './people.repo.ts';
import { eraseQueue, listIds, readColumns } from './personalRows.repo.ts';
import { eraseRows } from './erasedRows.repo.ts';

/** Finds the subject, locks it, and finds it again until no order came meanwhile. Returns null if it is gone. */
export async function lockWhole(tx: Db, find: (tx: Db) => Promise<Subject | null>): Promise<Subject | null> {
  let known = await find(tx);
  for (;;) {
    if (!known) return null;
    await lockSubject(tx, known);
    const again = await find(tx);
    if (again && again.orders.length === known.orders.length && again.cartIds.length === known.cartIds.length)
      return again;
    known = again;
  }
}

/** Lists the open orders of a locked subject. */
export const openOrdersOf = (rule: OpenRule, tx: Db, { orders }: Subject): Promise<readonly OpenOrder[]> =>
  listOpenOrders(
    rule,
    tx,
    orders.map(({ order_id }) => order_id),
  );

/**
 * Erases what all tables know about a locked subject, in its transaction. `meanwhile` runs after the rows were found and before they are
 * erased, without being audited, such as the deletion of the account.
 */
export async function eraseSubject(
  app: AppContext,
  tx: Db,
  subject: Subject,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const tables = app.registry('personalData').list();
  const columns = await readColumns(tx);
  const ids = await listIds(tx, tables, { people: peopleOf(subject, []), columns });
  const uuids = [subject.customer?.uuid ?? [], subject.orders.map(({ uuid }) => uuid)].flat();
  const people = peopleOf(subject, [...new Set([...ids, ...uuids])]);
  await beginErasure(tx, subject);
  await closeCarts(tx, subject);
  await meanwhile();
  // Tables of later modules refer to those of earlier ones.
  for (const table of tables.toReversed()) await eraseRows(tx, table, { people, columns });
  await eraseQueue(tx, people);
}
