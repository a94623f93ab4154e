-- The prices that each product had. The code that writes a price adds a row in the same transaction; rows never change. `context` says whose
-- price it is: `base` is the product's own in the shop's currency.
create table price_history (
  price_history_id bigint generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  product_id integer not null,
  context text not null default 'base',
  amount numeric(16, 4) not null,
  compare_at_price numeric(16, 4),
  -- The lowest price of the 30 days before the reduction that this row announces. Null: none is announced, or no earlier price is known.
  lowest_price_30_days numeric(16, 4),
  starts_at timestamptz not null,
  constraint price_history_pkey primary key (price_history_id),
  constraint price_history_uuid_key unique (uuid),
  constraint price_history_product_fkey foreign key (product_id) references product (product_id) on delete cascade,
  constraint price_history_context_check check (context ~ '^[a-z][A-Za-z0-9:_-]{0,99}$'),
  constraint price_history_amount_check check (amount >= 0),
  constraint price_history_compare_at_price_check check (compare_at_price >= 0),
  constraint price_history_lowest_check check (lowest_price_30_days >= 0)
);
create index price_history_product_index on price_history (product_id, context, starts_at, price_history_id);
create index price_history_time_index on price_history (starts_at);
select keep_deletions('price_history', 'price_history_id');

-- The value of the newest row, so that lists and pages read no other table for it.
alter table product
  add column lowest_price_30_days numeric(16, 4),
  add constraint product_lowest_price_check check (lowest_price_30_days >= 0);

-- A product has had its present price at least since it was last saved.
insert into price_history (product_id, amount, compare_at_price, starts_at)
select product_id, price, compare_at_price, updated_at from product order by product_id;
