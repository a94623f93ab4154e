-- Gift cards that orders sell. The version before reads and writes none of it, and issues no card.
alter table stored_value
  add column recipient_name text,
  -- The line of the order that sold it, and which of its units it is, from 1 on.
  add column order_item_id integer,
  add column sold_unit integer,
  add constraint stored_value_order_item_fkey foreign key (order_item_id) references order_item (order_item_id),
  add constraint stored_value_sale_key unique (order_item_id, sold_unit),
  add constraint stored_value_sale_check check (
    (order_item_id is null) = (sold_unit is null) and (order_item_id is null or kind = 'gift_card'));
