-- What the dashboard counts of the stock and of the orders that wait for their money: it reads no more than what it counts.
create index product_inventory_qty_index on product_inventory (qty) include (product_id, stock_availability) where manage_stock;
create index product_inventory_closed_index on product_inventory (product_id) include (qty)
  where manage_stock and not stock_availability;
create index order_money_index on "order" (payment_status) where canceled_at is null and superseded_at is null;
