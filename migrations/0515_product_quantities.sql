-- The quantities of a product that can be ordered: `min_qty`, and from there in steps of `qty_step`, up to `max_qty`. Null: no such rule.
alter table product
  add column min_qty integer,
  add column max_qty integer,
  add column qty_step integer,
  add constraint product_min_qty_check check (min_qty between 1 and 100000),
  -- The least quantity is `min_qty` or, where it is null, one step, and has to be within the maximum.
  add constraint product_max_qty_check check (max_qty between coalesce(min_qty, qty_step, 1) and 100000),
  add constraint product_qty_step_check check (qty_step between 1 and 100000);
