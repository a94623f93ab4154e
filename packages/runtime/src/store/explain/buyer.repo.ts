import { z } from 'zod';
import { int, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

const buyer = z.object({
  customer_id: int.nullable(),
  customer_group_id: int,
  customer_email: text.nullable(),
});

/** Finds a customer by email address, with the customer's group. */
export const findBuyer = (db: Db, email: string) =>
  db.maybeOne(sql.type(buyer)`
    select customer_id, group_id as customer_group_id, email as customer_email
    from customer where lower(email) = lower(${email})`);

/** Finds a customer group by name, integer ID or UUID, and returns it as a buyer without an account. */
export const findGroup = (db: Db, group: string) =>
  db.maybeOne(sql.type(buyer)`
    select null::int as customer_id, customer_group_id, null as customer_email
    from customer_group where lower(${group}) in (lower(group_name), customer_group_id::text, uuid::text)`);
