import { column, sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';

const intentRow = z.object({ generation: column.int, intent_id: column.text });
const noColumns = z.object({});

/** The newest intent of an order, or null. */
export const findIntent = (db: Db, orderId: number) =>
  db.maybeOne(sql.type(intentRow)`
    select generation, intent_id from cardgw_intent where order_id = ${orderId} order by generation desc limit 1`);

/** Of two that open the same generation at once, the first is kept. */
export const insertIntent = (db: Db, orderId: number, generation: number, intentId: string) =>
  db.run(sql.type(noColumns)`
    insert into cardgw_intent (order_id, generation, intent_id) values (${orderId}, ${generation}, ${intentId})
    on conflict do nothing`);

/** Whether another intent was opened for the order after this one. */
export const isFormerIntent = (db: Db, intentId: string): Promise<boolean> =>
  db.exists(sql.type(noColumns)`
    select from cardgw_intent former join cardgw_intent later using (order_id)
    where former.intent_id = ${intentId} and later.generation > former.generation`);
