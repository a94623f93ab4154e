-- Products that are shown beside another one.
create table product_link (
  product_link_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint product_link_uuid_key unique,
  product_id int not null references product on delete cascade,
  linked_product_id int not null references product on delete cascade,
  type text not null constraint product_link_type_check check (type in ('related', 'cross_sell', 'upsell')),
  -- Small ones first.
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  constraint product_link_pair_key unique (product_id, type, linked_product_id),
  constraint product_link_self_check check (product_id <> linked_product_id)
);
create index product_link_linked_index on product_link (linked_product_id);
