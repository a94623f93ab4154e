-- The delivery dates that the shop showed when the order was placed. Null for older orders, and for lines that need no shipping or have no
-- estimate. A later change of the settings does not change what was promised.
alter table order_item
  add column delivery_first date,
  add column delivery_last date,
  add constraint order_item_delivery_check check (
    (delivery_first is null) = (delivery_last is null) and delivery_first <= delivery_last
  );
