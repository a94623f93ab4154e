import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';

/** A gift card or store credit that pays a part of a new order. The amount is a decimal string. */
export interface NewTender {
  readonly stored_value_id: number;
  /** The UUID of a gift card. Null for credit. */
  readonly value_uuid: string | null;
  readonly method: 'gift_card' | 'credit';
  readonly label: string;
  readonly amount: string;
}

const NONE = sql.fragment`select * from order_tender where false`;

/** Inserts the tenders of `placed`, the order written by the enclosing statement. They are captured at once. */
export const tendersInsert = (tenders: readonly NewTender[]): SqlFragment =>
  tenders.length === 0
    ? NONE
    : sql.fragment`
      insert into order_tender (order_id, position, method, stored_value_id, label, amount, captured)
      select placed.order_id, t.ordinality, t.method, t.stored_value_id, t.label, t.amount, t.amount
      from placed, jsonb_populate_recordset(null::order_tender, ${JSON.stringify(tenders)}::jsonb) with ordinality t
      returning *`;
