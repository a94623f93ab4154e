-- What a shopper enters for a discount, for free shipping, or both.
create table coupon (
  coupon_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint coupon_uuid_key unique,
  -- The code, as it is entered: upper and lower case differ.
  coupon text not null constraint coupon_code_key unique
    constraint coupon_code_check check (coupon ~ '^[a-zA-Z0-9]+$'),
  -- 0: it cannot be used.
  status smallint not null constraint coupon_status_check check (status in (0, 1)),
  description text not null default '',
  discount_type text not null constraint coupon_discount_type_check check (
    discount_type in (
      'fixed_discount_to_entire_order', 'percentage_discount_to_entire_order', 'fixed_discount_to_specific_products',
      'percentage_discount_to_specific_products', 'buy_x_get_y'
    )
  ),
  -- Major units of the store's currency, or percent, as the type says.
  discount_amount numeric(16, 4) not null constraint coupon_discount_amount_check check (discount_amount >= 0),
  free_shipping smallint not null default 0 constraint coupon_free_shipping_check check (free_shipping in (0, 1)),
  -- As they were sent: { maxQty, products }, { order_total, order_qty, required_products }, { groups, emails, purchased },
  -- [{ sku, buy_qty, get_qty, max_y, discount }].
  target_products jsonb,
  condition jsonb,
  user_condition jsonb,
  buyx_gety jsonb,
  -- Null: as often as one likes.
  max_uses_time_per_coupon int
    constraint coupon_max_uses_per_coupon_check check (max_uses_time_per_coupon >= 0),
  max_uses_time_per_customer int
    constraint coupon_max_uses_per_customer_check check (max_uses_time_per_customer >= 0),
  -- Orders that count as uses: placed, and neither canceled nor superseded.
  used_time int not null default 0 constraint coupon_used_time_check check (used_time >= 0),
  start_date timestamptz,
  end_date timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint coupon_cap_check check (used_time <= max_uses_time_per_coupon),
  constraint coupon_dates_check check (start_date < end_date)
);

-- How often a customer has used a coupon. The key is 'customer:<id>', of a guest 'email:<lower case>'.
create table coupon_use (
  coupon_id int not null constraint coupon_use_coupon_fkey references coupon on delete cascade,
  customer_key text not null,
  used int not null constraint coupon_use_used_check check (used >= 0),
  constraint coupon_use_key primary key (coupon_id, customer_key)
);

-- Which use an order made, so that it can be given back once, whatever became of the code or the customer since.
create table coupon_redemption (
  order_id int constraint coupon_redemption_key primary key
    constraint coupon_redemption_order_fkey references "order" on delete cascade,
  coupon_id int not null constraint coupon_redemption_coupon_fkey references coupon on delete cascade,
  customer_key text not null
);
create index coupon_redemption_coupon_index on coupon_redemption (coupon_id);
