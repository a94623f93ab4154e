-- What the dashboard counts: orders by the time of their placing, money by the time of its movement, and orders with units to
-- ship. The first two have all the columns that are read, so that the tables are not.
create index order_placed_index on "order" (placed_at) include (order_id, currency, grand_total)
  where canceled_at is null and superseded_at is null;
create index order_unshipped_index on "order" (shipment_status) include (order_id)
  where placed_at is not null and canceled_at is null and superseded_at is null and status in ('new', 'processing')
    and shipment_status in ('unfullfilled', 'partially_shipped', 'partially_delivered');
create index payment_transaction_money_index on payment_transaction (created_at) include (payment_action, currency, amount)
  where is_final and payment_action in ('capture', 'refund');
