-- Lines of a cart are told apart by their key and no longer by their product, so that lines of one product with other options, or from
-- another origin, stand side by side. `line_origin` is null for the plain line of a product, the only one that the version before writes.
-- The constraint keeps its name, because the version before names it when it merges carts.
alter table cart_item
  add column line_origin text,
  add column line_key text not null generated always as (
    case when line_origin is null then 'p:' || product_id::text else 'p:' || product_id::text || ':' || line_origin end
  ) stored,
  drop constraint cart_item_product_key;
alter table cart_item add constraint cart_item_product_key unique (cart_id, line_key);
