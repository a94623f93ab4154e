import { z } from 'zod';
import { text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import { orderStatus } from '../../../modules/orders/orderStatus.ts';
import type { ShipmentStatus } from '../../../modules/orders/orderStatus.ts';
import { paymentStatuses } from '../../../modules/payments/statuses.ts';
import { byQuery, offenders } from './invariant.ts';
import type { Invariant } from './invariant.ts';

/** The SQL condition that matches carts or orders whose totals do not add up. */
export const TOTALS_DIFFER = sql.fragment`
  grand_total <> sub_total_with_discount_incl_tax + shipping_fee_incl_tax
  or sub_total_with_discount_incl_tax <> sub_total_with_discount + tax_amount
  or sub_total_incl_tax <> sub_total + tax_amount_before_discount
  or shipping_fee_incl_tax <> shipping_fee_excl_tax + shipping_tax_amount
  or total_tax_amount <> tax_amount + shipping_tax_amount`;

const ASK =
  'Compare the order with its activities and its payment, then correct the row with SQL after a backup. The cause may be an extension that writes orders.';

const statuses = z.object({ status: text, payment_status: text, shipment_status: text });

const statusOfOrders: Invariant = {
  id: 'orderStatus',
  about: 'The status of an order follows from its payment and its shipments.',
  fix: "Correct the order's `status` column with SQL after a backup. Only the shop may write it.",
  async find(db, app) {
    const known = paymentStatuses(app.registry('paymentMethods').list());
    const combinations = await db.any(sql.type(statuses)`
      select distinct status, payment_status, shipment_status from "order"`);
    // The phase of a payment status is unknown if its payment method is not installed.
    const wrong = combinations.filter((row) => {
      const phase = known.get(row.payment_status)?.phase;
      return phase !== undefined && orderStatus(phase, row.shipment_status as ShipmentStatus) !== row.status;
    });
    if (wrong.length === 0) return [];
    return offenders(
      db,
      sql.fragment`
        select o.order_number from "order" o
        join jsonb_to_recordset(${JSON.stringify(wrong)}::jsonb)
          as wrong (status text, payment_status text, shipment_status text)
          using (status, payment_status, shipment_status)
        order by o.order_id`,
    );
  },
};

/** The invariants of orders and shipments. */
export const orderInvariants: readonly Invariant[] = [
  byQuery({
    id: 'orderItems',
    about: 'Every order has at least one line.',
    fix: ASK,
    query: sql.fragment`
      select order_number from "order" o
      where not exists (select from order_item i where i.order_item_order_id = o.order_id)`,
  }),
  byQuery({
    id: 'orderTotals',
    about:
      'The total of an order is the sum of its discounted lines, their tax, the shipping fee and its tax.',
    fix: ASK,
    query: sql.fragment`select order_number from "order" where ${TOTALS_DIFFER}`,
  }),
  byQuery({
    id: 'orderTaxFree',
    about: 'An order without tax has none, and one with reverse charge has a valid check of a VAT ID.',
    fix: ASK,
    query: sql.fragment`
      select order_number from "order"
      where (reverse_charge or tax_exempt) and total_tax_amount <> 0
        or reverse_charge and (vat_check ->> 'valid') is distinct from 'true'`,
  }),
  byQuery({
    id: 'orderLines',
    about: 'The subtotals, tax, discount and units of an order are the sums of its lines.',
    fix: ASK,
    query: sql.fragment`
      select o.order_number from "order" o
      join (
        select order_item_order_id as order_id, sum(qty) as qty, sum(line_total) as line_total,
          sum(line_total_incl_tax) as line_total_incl_tax, sum(discount_amount) as discount_amount,
          sum(tax_amount) as tax_amount, sum(line_total_with_discount) as with_discount,
          sum(line_total_with_discount_incl_tax) as with_discount_incl_tax
        from order_item group by order_item_order_id
      ) line using (order_id)
      where o.total_qty <> line.qty or o.sub_total <> line.line_total or o.sub_total_incl_tax <> line.line_total_incl_tax
        or o.discount_amount <> line.discount_amount or o.tax_amount <> line.tax_amount
        or o.sub_total_with_discount <> line.with_discount
        or o.sub_total_with_discount_incl_tax <> line.with_discount_incl_tax`,
  }),
  byQuery({
    id: 'orderLineTotals',
    about: 'The gross total of a line is its net total plus its tax, before and after the discount.',
    fix: ASK,
    query: sql.fragment`
      select o.order_number || ' ' || i.product_sku from order_item i
      join "order" o on o.order_id = i.order_item_order_id
      where i.line_total_with_discount_incl_tax <> i.line_total_with_discount + i.tax_amount
        or i.line_total_incl_tax <> i.line_total + i.tax_amount_before_discount
        or i.discount_amount > i.line_total_incl_tax`,
  }),
  statusOfOrders,
  byQuery({
    id: 'ordersToShip',
    about: 'No order is waiting for shipment when all its units are shipped.',
    fix: "Set the order's `shipment_status` with SQL to match its shipments, or to `canceled` if it has none, after a backup.",
    query: sql.fragment`
      select order_number from "order" o
      where canceled_at is null and shipment_status in ('unfullfilled', 'partially_shipped') = not exists (
        select from order_item i
        where i.order_item_order_id = o.order_id and not i.no_shipping_required
          and i.qty > i.shipped_qty + i.refunded_qty - i.returned_qty + i.blocked_qty)
        and shipment_status in ('unfullfilled', 'partially_shipped', 'shipped', 'canceled')`,
  }),
  byQuery({
    id: 'orderAddress',
    about: 'Every order with units to ship has a shipping address.',
    fix: "Ask the customer for the address, and enter it on the order's page in the admin (/admin/orders).",
    query: sql.fragment`
      select order_number from "order" where not no_shipping_required and shipping_address_id is null`,
  }),
  byQuery({
    id: 'ordersOfCart',
    about: 'Every cart has at most one order that is not superseded.',
    fix: 'Cancel and refund the older order in the admin (/admin/orders), set its `superseded_at` with SQL, and rebuild the index `order_cart_key`.',
    query: sql.fragment`
      select string_agg(order_number, ', ' order by order_id) from "order"
      where superseded_at is null group by cart_id having count(*) > 1`,
  }),
  byQuery({
    id: 'shippedUnits',
    about:
      'The shipped units of a line are those of its shipments that were not canceled, and at most the ordered units.',
    fix: 'Set `order_item.shipped_qty` to the sum of its shipments with SQL, after a backup.',
    query: sql.fragment`
      select o.order_number || ' ' || i.product_sku from order_item i
      join "order" o on o.order_id = i.order_item_order_id
      left join (
        select part.order_item_id, sum(part.qty) as qty
        from shipment_item part join shipment s on s.shipment_id = part.shipment_id and s.status <> 'canceled'
        group by part.order_item_id
      ) sent on sent.order_item_id = i.order_item_id
      where i.shipped_qty <> coalesce(sent.qty, 0) or i.shipped_qty > i.qty`,
  }),
  byQuery({
    id: 'shipmentLines',
    about: 'Every shipment has only lines of its own order.',
    fix: 'Cancel the shipment in the admin (/admin/orders), and create it again for the right order.',
    query: sql.fragment`
      select o.order_number from shipment s
      join shipment_item part on part.shipment_id = s.shipment_id
      join order_item i on i.order_item_id = part.order_item_id
      join "order" o on o.order_id = s.shipment_order_id
      where i.order_item_order_id <> s.shipment_order_id`,
  }),
  byQuery({
    id: 'orderNumbers',
    about: 'The next order number is free: the sequence is ahead of all order numbers.',
    fix: `Run "select setval('order_number_seq', …)" with the highest order number.`,
    query: sql.fragment`
      select order_number from "order", order_number_seq
      where order_number ~ '^[1-9][0-9]{0,17}$' and order_number::bigint > last_value`,
  }),
  byQuery({
    id: 'invoiceNumbers',
    about: 'Each series of document numbers has no gap, and its last number is the last one issued.',
    fix: 'Set `number_series.last_number` to the last number of the series with SQL. A missing document can only come from a backup.',
    query: sql.fragment`
      select issued.series || ' ' || issued.first || '-' || issued.last from (
        select series, min(value) as first, max(value) as last, count(*) as count from (
          select series, substr(number, length(series) + 1)::bigint as value from document
          where not (snapshot ->> 'stored_later')::boolean
        ) numbered group by series
      ) issued
      left join number_series taken on taken.name = 'document ' || issued.series
      where issued.last - issued.first + 1 < issued.count or taken.last_number is distinct from issued.last`,
  }),
  byQuery({
    id: 'documentFiles',
    about: 'The file of each document has the hash that was stored when it was issued.',
    fix: 'Restore the document from a backup.',
    query: sql.fragment`
      select number from document where encode(sha256(content), 'hex') <> sha256`,
  }),
  byQuery({
    id: 'creditNotes',
    about:
      'The total of a credit note for a refund is its amount, without what went to gift cards that were taxed at their sale.',
    fix: 'Correct the rows of `refund` with SQL after a backup, so that they match the document.',
    query: sql.fragment`
      select d.number from document d join refund r using (refund_id)
      where d.gross + coalesce((d.snapshot ->> 'taxed')::numeric, 0) <> r.amount or d.kind <> 'credit_note' or d.document_order_id <> r.order_id`,
  }),
  byQuery({
    id: 'missingCreditNotes',
    about: 'Every refund of an invoiced order has a credit note.',
    fix: 'Run the job `issueDueCreditNotes`, which issues them.',
    query: sql.fragment`
      select distinct o.order_number from refund r join "order" o using (order_id)
      where r.status = 'done' and not r.carried_over and r.created_at < now() - interval '3 hours'
        and o.invoice_number is not null and o.canceled_at is null
        and not exists (select from document d where d.refund_id = r.refund_id)`,
  }),
  byQuery({
    id: 'orderInvoices',
    about: 'The invoice number of an order is the number of its newest invoice.',
    fix: 'Set `invoice_number` and `invoiced_at` of the order to those of its document with SQL.',
    query: sql.fragment`
      select o.order_number from "order" o
      join lateral (
        select number from document where document_order_id = o.order_id and kind <> 'credit_note'
        order by document_id desc limit 1
      ) newest on true
      where o.invoice_number is distinct from newest.number`,
  }),
];
