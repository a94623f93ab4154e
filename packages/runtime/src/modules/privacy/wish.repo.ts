import { z } from 'zod';
import { int, noColumns, timestamp } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

/** Keeps the wish of a customer to be erased. A repeated wish keeps its first time. */
export const keepWish = (tx: Db, customerId: number, now: Date): Promise<number> =>
  tx.run(sql.type(noColumns)`
    insert into erasure_wish (customer_id, created_at) values (${customerId}, ${now.toISOString()}::timestamptz)
    on conflict on constraint erasure_wish_pkey do nothing`);

const wishRow = z.object({ customer_id: int });

/** Lists the customers who wait to be erased, longest first, after a given one. */
export const listWishes = async (db: Db, after: number, limit: number): Promise<readonly number[]> =>
  (
    await db.any(sql.type(wishRow)`
      select customer_id from erasure_wish where customer_id > ${after} order by customer_id limit ${limit}`)
  ).map(({ customer_id }) => customer_id);

const sinceRow = z.object({ created_at: timestamp });

/** Returns since when a customer waits to be erased. Null if they do not. */
export const wishedAt = async (db: Db, customerId: number): Promise<string | null> =>
  (
    await db.maybeOne(sql.type(sinceRow)`
      select created_at from erasure_wish where customer_id = ${customerId}`)
  )?.created_at ?? null;

/** Takes a kept wish back. */
export const dropWish = (db: Db, customerId: number): Promise<number> =>
  db.run(sql.type(noColumns)`delete from erasure_wish where customer_id = ${customerId}`);
