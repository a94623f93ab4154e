-- Currencies beside the shop's own, prices that products have of their own in them, and what carts and orders keep of them. The version
-- before reads and writes none of it, and sells in the shop's currency.
create table currency (
  currency_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  code text not null,
  status smallint not null default 1,
  -- Units of the currency for one unit of `rate_base`. A rate of another currency than the shop's own does not hold.
  rate numeric(20, 10),
  rate_base text,
  rate_at timestamptz,
  -- A newer rate that differs too much from `rate` to be taken over without a look.
  held_rate numeric(20, 10),
  held_at timestamptz,
  -- Converted prices are multiples of `step` and end with `ending`, in units of the currency.
  step numeric(16, 4),
  ending numeric(16, 4),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint currency_pkey primary key (currency_id),
  constraint currency_uuid_key unique (uuid),
  constraint currency_code_key unique (code),
  constraint currency_code_check check (code ~ '^[A-Z]{3}$'),
  constraint currency_status_check check (status in (0, 1)),
  constraint currency_rate_check check (rate > 0),
  constraint currency_rate_base_check check ((rate is null) = (rate_base is null) and (rate is null) = (rate_at is null)),
  constraint currency_held_rate_check check (held_rate > 0 and (held_rate is null) = (held_at is null)),
  constraint currency_step_check check (step > 0),
  constraint currency_ending_check check (ending >= 0)
);
select audit_entity('currency', 'currency');
select watch_content('currency');

create table product_price (
  product_id integer not null,
  currency text not null,
  amount numeric(16, 4) not null,
  constraint product_price_pkey primary key (product_id, currency),
  constraint product_price_product_fkey foreign key (product_id) references product (product_id) on delete cascade,
  constraint product_price_currency_fkey foreign key (currency) references currency (code) on delete cascade,
  constraint product_price_amount_check check (amount >= 0)
);
create index product_price_currency_index on product_price (currency);
select audit_part('product_price', 'product', 'product_id', 'prices');
select keep_deletions('product_price', 'product_id,currency');
select watch_content('product_price');

-- The rate and the total in the shop's currency when the order was placed, for reports alone. Null: an order in the shop's currency from
-- before.
alter table "order"
  add column base_rate numeric(20, 10),
  add column base_total numeric(16, 4),
  add constraint order_base_rate_check check (base_rate > 0),
  add constraint order_base_total_check check (base_total >= 0);

-- Reports read the total in the shop's currency from the index, too.
drop index order_placed_index;
create index order_placed_index on "order" (placed_at) include (order_id, currency, grand_total, base_total)
  where canceled_at is null and superseded_at is null;

-- Discounts in other currencies by code, such as {"EUR": "4.5"}. Where a currency is missing, `discount_amount` is converted.
alter table coupon
  add column amounts jsonb not null default '{}',
  add constraint coupon_amounts_check check (jsonb_typeof(amounts) = 'object');
