-- The quantities in which buyers of a price list may order its products, in place of the limits of the product itself. Null: no such rule of
-- the list. The version before orders by the limits of the product.
alter table price_list
  add column min_qty integer,
  add column max_qty integer,
  add column qty_step integer,
  add constraint price_list_min_qty_check check (min_qty between 1 and 100000),
  add constraint price_list_max_qty_check check (max_qty between coalesce(min_qty, qty_step, 1) and 100000),
  add constraint price_list_qty_step_check check (qty_step between 1 and 100000);
