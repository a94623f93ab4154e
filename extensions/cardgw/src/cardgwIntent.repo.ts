import { column, sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';

const intentRow = z.object({ generation: column.int, intent_id: column.text });
const noColumns = z.object({});

/** Finds the newest intent of an order. */
export const findIntent = (db: Db, orderId: number) =>
  db.maybeOne(sql.type(intentRow)`
    select generation, intent_id from cardgw_intent where order_id = ${orderId} order by generation desc limit 1`);

/** Inserts an intent. If two intents are opened concurrently for the same generation, the first is stored. */
export const insertIntent = (db: Db, orderId: number, generation: number, intentId: string) =>
  db.run(sql.type(noColumns)`
    insert into cardgw_intent (order_id, generation, intent_id) values (${orderId}, ${generation}, ${intentId})
    on conflict do nothing`);

/** Reports whether a newer intent was opened for the order. */
export const isReplacedIntent = (db: Db, intentId: string): Promise<boolean> =>
  db.exists(sql.type(noColumns)`
    select from cardgw_intent earlier join cardgw_intent later using (order_id)
    where earlier.intent_id = ${intentId} and later.generation > earlier.generation`);
