import { execute } from './templateServer.ts';

/** Orders numbered from `first` to `last`, of a shop with `total` orders in five years. */
export interface OrderRows {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/**
 * SQL condition for orders waiting to be shipped, where `n` counts from the newest order. More than one result page of the newest orders
 * matches.
 */
const waits = '(n % 200 = 0 or n between 2 and 41)';

/** Number of orders per SQL statement. A statement must finish within 30 seconds, even on a busy machine. */
const BATCH = 20_000;

/**
 * Inserts orders with one line and one capture each, spread over the five years before February 2026. One in 200 orders is awaiting
 * payment, and one in 200 is waiting to be shipped, as are 40 of the newest orders.
 */
export async function writeOrders(url: string, { first, last, total }: OrderRows): Promise<void> {
  for (let from = first; from <= last; from += BATCH)
    for (const statement of statementsFor(from, Math.min(from + BATCH - 1, last), total))
      await execute(url, statement);
}

const statementsFor = (first: number, last: number, total: number): readonly string[] => [
  `insert into "order" (
      order_number, cart_id, placed_at, created_at, status, payment_status, shipment_status, currency, customer_email,
      payment_method, payment_method_name, total_qty, total_weight, sub_total, sub_total_incl_tax, sub_total_with_discount,
      sub_total_with_discount_incl_tax, discount_amount, tax_amount, tax_amount_before_discount, shipping_fee_excl_tax,
      shipping_fee_incl_tax, shipping_tax_amount, total_tax_amount, grand_total
    )
    select 'G' || n, n, time, time, case when ${waits} then 'processing' else 'completed' end,
      case when n % 200 = 1 then 'pending' else 'cod_captured' end,
      case when ${waits} then 'unfullfilled' else 'delivered' end, 'USD', 'ada' || n % 5000 || '@example.com', 'cod', 'Cash', 1, 1,
      10, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0, 10 + n % 977
    from (
      select n, timestamptz '2026-02-01' - interval '5 years' * (n / ${total}::float8) as time
      from generate_series(${first}, ${last}) n
    ) made`,
  `insert into order_item (
      order_item_order_id, product_id, product_sku, product_name, product_weight, product_price, product_price_incl_tax,
      final_price, final_price_incl_tax, qty, tax_percent, tax_amount, tax_amount_before_discount, discount_amount, line_total,
      line_total_incl_tax, line_total_with_discount, line_total_with_discount_incl_tax
    )
    select order_id, order_id % 100, 'S', 'Mug', 1, 10, 10, 10, 10, 1, 0, 0, 0, 0, 10, 10, 10, 10 from "order"
    where order_id > (select coalesce(max(order_item_order_id), 0) from order_item) and order_number like 'G%'`,
  `insert into payment_transaction (
      order_id, payment_method, transaction_id, transaction_type, payment_action, amount, currency, created_at
    )
    select order_id, 'cod', order_id::text, 'offline', 'capture', 10, 'USD', placed_at from "order"
    where order_id > (select coalesce(max(order_id), 0) from payment_transaction) and payment_status = 'cod_captured'
      and order_number like 'G%'`,
];
