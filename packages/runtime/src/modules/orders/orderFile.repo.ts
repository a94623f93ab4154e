import { z } from 'zod';
import { int, text, timestamp } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';

/** The columns of the file with orders. Amounts are in the currency of the order, without zeros at the end. */
const fileColumns = {
  order_number: text,
  created_at: timestamp,
  status: text,
  payment_status: text,
  shipment_status: text,
  origin: text.nullable(),
  origin_who: text.nullable(),
  origin_session: text.nullable(),
  customer_email: text,
  customer_full_name: text.nullable(),
  country: text.nullable(),
  total_qty: int,
  currency: text,
  sub_total_incl_tax: text,
  discount_amount: text,
  shipping_fee_incl_tax: text,
  total_tax_amount: text,
  grand_total: text,
  coupons: text,
  payment_method: text,
  invoice_number: text.nullable(),
};

const fileRow = z.object({ order_id: int, ...fileColumns });
export type OrderFileRow = z.output<typeof fileRow>;

/** The names of the columns, in the order in which the file has them. */
export const FILE_COLUMNS = Object.keys(fileColumns) as readonly (keyof typeof fileColumns)[];

const amount = (column: string) =>
  sql.fragment`trim_scale(o.${sql.identifier([column])})::text as ${sql.identifier([column])}`;

/** Lists up to `limit` orders that a condition on `"order" o` selects, newest first, beginning below the ID `below`. */
export const listOrdersForFile = (
  db: Db,
  {
    where,
    below,
    limit,
  }: { readonly where: SqlFragment; readonly below: number | null; readonly limit: number },
): Promise<readonly OrderFileRow[]> =>
  db.any(sql.type(fileRow)`
    select o.order_id, o.order_number, o.created_at, o.status, o.payment_status, o.shipment_status, o.origin, o.origin_who, o.origin_session,
      o.customer_email, o.customer_full_name, address.country, o.total_qty, o.currency, ${amount('sub_total_incl_tax')},
      ${amount('discount_amount')}, ${amount('shipping_fee_incl_tax')}, ${amount('total_tax_amount')}, ${amount('grand_total')},
      (select coalesce(string_agg(code, ' '), '') from jsonb_array_elements_text(o.coupons) code) as coupons,
      o.payment_method, o.invoice_number
    from "order" o
    left join order_address address on address.order_address_id = coalesce(o.shipping_address_id, o.billing_address_id)
    where ${where} and ${below === null ? sql.fragment`true` : sql.fragment`o.order_id < ${below}`}
    order by o.order_id desc limit ${limit}`);
