import { column, sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';

const idRow = z.object({ gateway_id: column.text });
const noColumns = z.object({});

/** Finds the ID of a customer at the gateway. Null if the gateway keeps no cards for the customer. */
export async function findGatewayCustomer(db: Db, customerUuid: string): Promise<string | null> {
  const row = await db.maybeOne(sql.type(idRow)`
    select gateway_id from cardgw_customer where customer_uuid = ${customerUuid}`);
  return row?.gateway_id ?? null;
}

/** Inserts a customer's ID at the gateway. If two are stored concurrently for the same customer, the first one stays. */
export const insertGatewayCustomer = (db: Db, customerUuid: string, gatewayId: string) =>
  db.run(sql.type(noColumns)`
    insert into cardgw_customer (customer_uuid, gateway_id) values (${customerUuid}, ${gatewayId})
    on conflict on constraint cardgw_customer_pkey do nothing`);

/** Deletes a customer's ID at the gateway. */
export const deleteGatewayCustomer = (db: Db, gatewayId: string) =>
  db.run(sql.type(noColumns)`delete from cardgw_customer where gateway_id = ${gatewayId}`);

/** Lists the gateway IDs of customers who were deleted, oldest first. */
export const listDeletedCustomers = (db: Db, limit: number) =>
  db.any(sql.type(idRow)`
    select gateway_id from cardgw_customer kept
    where not exists (select from customer where customer.uuid = kept.customer_uuid)
    order by created_at, gateway_id limit ${limit}`);
