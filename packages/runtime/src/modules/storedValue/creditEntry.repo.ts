import { z } from 'zod';
import { decimal, noColumns, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { author, selectedAuthor } from '../auth/index.ts';
import type { CreditRef } from './contract.ts';
import { ENTRY_KINDS } from './storedValue.ts';

const creditEntryRow = z.object({
  uuid,
  kind: z.enum(ENTRY_KINDS),
  amount: decimal,
  order_uuid: uuid.nullable(),
  author: author.nullable(),
  author_key: text.nullable(),
  reason: text.nullable(),
  created_at: timestamp,
});

/** Lists the entries of a credit, oldest first. */
export const listCreditEntries = (
  db: Db,
  { customerId, currency }: CreditRef,
): Promise<readonly z.output<typeof creditEntryRow>[]> =>
  db.any(sql.type(creditEntryRow)`
    select e.uuid, e.kind, e.amount, o.uuid as order_uuid, ${selectedAuthor}, e.author_key, e.reason, e.created_at
    from stored_value_entry e join stored_value v using (stored_value_id) left join "order" o on o.order_id = e.order_id
    where v.kind = 'credit' and v.customer_id = ${customerId} and v.currency = ${currency}
    order by e.stored_value_entry_id`);

/** A key of an extension. */
interface Key {
  /** The name of the extension. */
  readonly author: string;
  readonly key: string;
}

const keyedRow = z.object({ amount: decimal, currency: text });

/** Finds the entry that an extension wrote with a key. */
export const findKeyedEntry = (
  tx: Db,
  { author: name, key }: Key,
): Promise<z.output<typeof keyedRow> | null> =>
  tx.maybeOne(sql.type(keyedRow)`
    select e.amount, v.currency from stored_value_entry e join stored_value v using (stored_value_id)
    where e.author_name = ${name} and e.author_key = ${key}`);

/** An entry of an extension. */
interface KeyedEntry extends Key {
  /** A decimal string, below 0 if it is taken away. */
  readonly amount: string;
  readonly reason: string;
  readonly now: Date;
}

/** Writes an entry of an extension and changes the balance by it, in one statement. Run it in the transaction that has locked the value. */
export const insertKeyedEntry = (tx: Db, valueId: number, entry: KeyedEntry): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with noted as (
      insert into stored_value_entry (stored_value_id, kind, amount, author_kind, author_name, author_key, reason, created_at)
      values (${valueId}, 'adjust', ${entry.amount}::numeric, 'extension', ${entry.author}, ${entry.key}, ${entry.reason},
        ${entry.now.toISOString()}::timestamptz)
      returning stored_value_id, amount, created_at
    )
    update stored_value v set balance = v.balance + noted.amount, updated_at = noted.created_at
    from noted where v.stored_value_id = noted.stored_value_id`);
