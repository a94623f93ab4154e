-- Orders of which nothing is left to ship: their units were refunded before they were shipped. What needs no shipping counts as
-- shipped; without it the goods are canceled, and the order is closed.
update "order" o set
  shipment_status = case when goods.has_virtual then 'delivered' else 'canceled' end,
  status = case
    when o.status not in ('new', 'processing') then o.status
    when not goods.has_virtual then 'closed'
    when goods.is_paid then 'completed'
    else o.status
  end,
  updated_at = now()
from (
  select i.order_item_order_id as order_id, bool_or(i.no_shipping_required) as has_virtual,
    exists (
      select from payment_transaction t
      where t.order_id = i.order_item_order_id and t.payment_action = 'capture' and t.is_final
    ) as is_paid
  from order_item i
  group by i.order_item_order_id
  having bool_and(i.no_shipping_required or (i.shipped_qty = 0 and i.qty = i.refunded_qty))
) goods
where goods.order_id = o.order_id and o.canceled_at is null and o.shipment_status = 'unfullfilled';
