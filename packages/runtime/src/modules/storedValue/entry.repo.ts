import { z } from 'zod';
import { decimal, int, noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { authorColumns, authorValues, selectedAuthor } from '../auth/index.ts';
import type { Author } from '../auth/index.ts';
import { entryRow } from './storedValue.ts';
import type { EntryKind, EntryRow } from './storedValue.ts';

/** Lists the entries of ledgers, oldest first. */
export const listEntries = (db: Db, valueIds: readonly number[]): Promise<readonly EntryRow[]> =>
  db.any(sql.type(entryRow)`
    select e.stored_value_id, e.uuid, e.kind, e.amount, v.currency, e.order_id, o.uuid as order_uuid, o.order_number, ${selectedAuthor},
      e.reason, e.created_at
    from stored_value_entry e join stored_value v using (stored_value_id) left join "order" o on o.order_id = e.order_id
    where e.stored_value_id = any(${sql.array([...valueIds], 'int4')}) order by e.stored_value_entry_id`);

/** An entry that no order makes. */
export interface NewEntry {
  readonly kind: Extract<EntryKind, 'issue' | 'adjust' | 'void'>;
  /** A decimal string, below 0 if it is taken away. */
  readonly amount: string;
  readonly author: Author | null;
  readonly reason: string | null;
  /** The reference of a row of an imported file. */
  readonly reference?: string;
  readonly now: Date;
}

/** Writes an entry and changes the balance by it, in one statement. Run it in the transaction that has locked the value. */
export const insertEntry = (tx: Db, valueId: number, entry: NewEntry): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with noted as (
      insert into stored_value_entry (stored_value_id, kind, amount, ${authorColumns}, reason, reference, created_at)
      values (${valueId}, ${entry.kind}, ${entry.amount}::numeric, ${authorValues(entry.author)}, ${entry.reason}::text, ${entry.reference ?? null}::text,
        ${entry.now.toISOString()}::timestamptz)
      returning stored_value_id, amount, created_at
    )
    update stored_value v set balance = v.balance + noted.amount, updated_at = noted.created_at
    from noted where v.stored_value_id = noted.stored_value_id`);

const referredRow = z.object({ stored_value_id: int, amount: decimal });

/** Finds the entry that an import wrote with a reference. */
export const findReferredEntry = (tx: Db, reference: string): Promise<z.output<typeof referredRow> | null> =>
  tx.maybeOne(sql.type(referredRow)`
    select stored_value_id, amount from stored_value_entry where reference = ${reference}`);
