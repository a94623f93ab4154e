-- Orders that gave way to a later order of their cart: the few of them that were paid all the same are given back.
create index order_superseded_index on "order" (cart_id) where superseded_at is not null and placed_at is not null;
