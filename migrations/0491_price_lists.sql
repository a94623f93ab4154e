-- Price lists, and the price of every product for every kind of buyer (context), kept by the writers of prices. ADR 0070.

-- Writers of single products hold the row's share lock while they keep prices; writers of lists, currencies and contexts lock the row
-- first. So neither keeps prices that the other has made stale.
create table price_state (
  is_only boolean not null default true,
  -- The number of contexts, and of lists that are on and have a scope: without any, a product that is saved needs no further statement.
  context_count integer not null default 0,
  scope_count integer not null default 0,
  constraint price_state_pkey primary key (is_only),
  constraint price_state_one_row_check check (is_only)
);
insert into price_state default values;

create table price_list (
  price_list_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  code text not null,
  name text not null,
  -- `sale` strikes out the price without the list, `override` replaces it.
  kind text not null,
  -- The currency of its prices, which it is for alone. Null: the shop's, converted in others. The shop's own has no row in `currency`.
  currency text,
  status smallint not null default 0,
  -- Whether it is only for the groups in `price_list_group`. Without a group left it is for nobody.
  for_groups boolean not null default false,
  priority integer not null default 0,
  -- Percent off the price without lists, for products that have no row here.
  percent numeric(7, 4),
  -- Which products `percent` holds for: { categories, collections, filter }. Null: all.
  scope jsonb,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Rises with each change of its rows in `price_list_price`, so that the log of changes says that they changed.
  price_revision integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint price_list_pkey primary key (price_list_id),
  constraint price_list_uuid_key unique (uuid),
  constraint price_list_code_key unique (code),
  constraint price_list_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint price_list_kind_check check (kind in ('sale', 'override')),
  constraint price_list_status_check check (status in (0, 1)),
  constraint price_list_percent_check check (percent > 0 and percent <= 100),
  constraint price_list_dates_check check (starts_at < ends_at)
);
create index price_list_currency_index on price_list (currency) where currency is not null;

create table price_list_group (
  price_list_id integer not null,
  customer_group_id integer not null,
  constraint price_list_group_pkey primary key (price_list_id, customer_group_id),
  constraint price_list_group_list_fkey foreign key (price_list_id) references price_list (price_list_id) on delete cascade,
  constraint price_list_group_group_fkey foreign key (customer_group_id) references customer_group (customer_group_id)
    on delete cascade
);
create index price_list_group_group_index on price_list_group (customer_group_id);

create table price_list_price (
  price_list_id integer not null,
  product_id integer not null,
  min_qty integer not null default 1,
  amount numeric(16, 4) not null,
  constraint price_list_price_pkey primary key (product_id, price_list_id, min_qty),
  constraint price_list_price_list_fkey foreign key (price_list_id) references price_list (price_list_id) on delete cascade,
  constraint price_list_price_product_fkey foreign key (product_id) references product (product_id) on delete cascade,
  constraint price_list_price_min_qty_check check (min_qty >= 1),
  constraint price_list_price_amount_check check (amount >= 0)
);
create index price_list_price_list_index on price_list_price (price_list_id, product_id);

-- The products in the scope of a list, kept by the writers of lists and products and by a job.
create table price_list_product (
  price_list_id integer not null,
  product_id integer not null,
  constraint price_list_product_pkey primary key (product_id, price_list_id),
  constraint price_list_product_list_fkey foreign key (price_list_id) references price_list (price_list_id) on delete cascade,
  constraint price_list_product_product_fkey foreign key (product_id) references product (product_id) on delete cascade
);
create index price_list_product_list_index on price_list_product (price_list_id, product_id);

-- A kind of buyer: a currency, and those of the buyer's groups that a list names.
create table price_context (
  price_context_id integer generated always as identity,
  currency text not null,
  group_ids integer[] not null default '{}',
  -- Since when nobody needs it. It is kept for a while for processes that do not know yet. Null: it is needed.
  unused_since timestamptz,
  constraint price_context_pkey primary key (price_context_id),
  constraint price_context_key unique (currency, group_ids),
  constraint price_context_currency_check check (currency ~ '^[A-Z]{3}$')
);

-- The price of a product for a kind of buyer, from the first to before the second time. No row: there is no price.
create table product_price_context (
  price_context_id integer not null,
  product_id integer not null,
  valid_from timestamptz not null default '-infinity',
  valid_to timestamptz,
  amount numeric(16, 4) not null,
  -- The price that is struck out, as `compare_at_price` of a product.
  compare_at_price numeric(16, 4),
  lowest_price_30_days numeric(16, 4),
  -- The list that the amount is from. Null: the product's own price.
  price_list_id integer,
  constraint product_price_context_pkey primary key (product_id, price_context_id, valid_from),
  constraint product_price_context_context_fkey foreign key (price_context_id) references price_context (price_context_id)
    on delete cascade,
  constraint product_price_context_product_fkey foreign key (product_id) references product (product_id) on delete cascade,
  constraint product_price_context_amount_check check (amount >= 0),
  constraint product_price_context_time_check check (valid_from < valid_to)
);
create index product_price_context_amount_index on product_price_context (price_context_id, amount, product_id);
create index product_price_context_end_index on product_price_context (valid_to) where valid_to is not null;

select watch_content(watched::regclass)
from unnest(array['price_list', 'price_list_group', 'price_list_price', 'price_list_product', 'price_context']) as watched;

select audit_entity('price_list', 'price_list');
select audit_part('price_list_group', 'price_list', 'price_list_id', 'groups');

select keep_deletions('price_list_price', 'product_id,price_list_id,min_qty');
select keep_deletions('price_list_product', 'product_id,price_list_id');
