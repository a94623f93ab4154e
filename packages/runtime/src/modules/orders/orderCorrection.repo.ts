import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { table } from '../../platform/entity/table.ts';
import type { CartAddress } from '../carts/index.ts';
import { ADDRESS_FIELDS } from '../provinces/index.ts';
import { orderAddressRow } from './order.ts';
import { searchWords } from './order.repo.ts';

const addressTable = table({
  name: 'order_address',
  alias: 'a',
  row: orderAddressRow,
  written: ADDRESS_FIELDS,
  hasUpdatedAt: false,
});

/** Updates the email or name of an order. The caller must have locked the order. */
export const updateContact = (
  tx: Db,
  orderId: number,
  column: 'customer_email' | 'customer_full_name',
  value: string | null,
) =>
  tx.run(sql.type(noColumns)`
    update "order" set ${sql.identifier([column])} = ${value} where order_id = ${orderId}`);

/** Replaces an address of an order. The caller must have locked the order. */
export const updateOrderAddress = (tx: Db, addressId: number, address: CartAddress) =>
  tx.run(sql.type(noColumns)`
    ${addressTable.update(address)}
    where order_address_id = ${addressId}`);

/** Updates the search terms of a corrected order, and the order's modification time. */
export const updateSearchWords = (tx: Db, orderId: number) =>
  tx.run(sql.type(noColumns)`
    update "order" o set updated_at = now(), search_words = ${searchWords({
      order: sql.fragment`o.order_number, o.customer_email, o.customer_full_name`,
      addresses: sql.fragment`(
        select * from order_address where order_address_id in (o.shipping_address_id, o.billing_address_id))`,
      skus: sql.fragment`select string_agg(product_sku, ' ') from order_item where order_item_order_id = o.order_id`,
    })}
    where o.order_id = ${orderId}`);
