create sequence order_number_seq as bigint start 10001;

create table order_address (
  order_address_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint order_address_uuid_key unique,
  full_name text not null,
  postcode text not null,
  telephone text not null,
  country text not null,
  province text not null,
  city text not null,
  address_1 text not null,
  address_2 text
);

create table "order" (
  order_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint order_uuid_key unique,
  order_number text not null default nextval('order_number_seq')::text constraint order_number_key unique,
  integration_order_id text,
  cart_id int not null,
  -- Set when the cart was opened again and this order gave way to a later one.
  superseded_at timestamptz,
  -- Set when order_placed was emitted: it is emitted once.
  placed_at timestamptz,
  status text not null,
  payment_status text not null,
  shipment_status text not null,
  currency text not null,
  sid uuid,
  customer_id int,
  customer_group_id int,
  customer_email text not null,
  customer_full_name text,
  user_ip text,
  user_agent text,
  coupon text,
  no_shipping_required boolean not null default false,
  shipping_method_data jsonb,
  payment_method text not null,
  payment_method_name text not null,
  shipping_note text,
  shipping_address_id int references order_address,
  billing_address_id int references order_address,
  total_qty int not null,
  total_weight numeric(14, 4) not null,
  sub_total numeric(16, 4) not null,
  sub_total_incl_tax numeric(16, 4) not null,
  sub_total_with_discount numeric(16, 4) not null,
  sub_total_with_discount_incl_tax numeric(16, 4) not null,
  discount_amount numeric(16, 4) not null,
  tax_amount numeric(16, 4) not null,
  tax_amount_before_discount numeric(16, 4) not null,
  shipping_fee_excl_tax numeric(16, 4) not null,
  shipping_fee_incl_tax numeric(16, 4) not null,
  shipping_tax_amount numeric(16, 4) not null,
  total_tax_amount numeric(16, 4) not null,
  grand_total numeric(16, 4) not null constraint order_grand_total_check check (grand_total >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- A cart becomes at most one order that counts.
create unique index order_cart_key on "order" (cart_id) where superseded_at is null;
create index order_customer_index on "order" (customer_id) where customer_id is not null;
create index order_sid_index on "order" (sid) where sid is not null;
create index order_integration_index on "order" (integration_order_id) where integration_order_id is not null;
create index order_payment_index on "order" (payment_method, payment_status, created_at);
create index order_created_index on "order" (created_at);

create table order_item (
  order_item_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint order_item_uuid_key unique,
  order_item_order_id int not null references "order" on delete cascade,
  product_id int not null,
  referer text,
  product_sku text not null,
  product_name text not null,
  thumbnail text,
  product_weight numeric(12, 4) not null,
  product_price numeric(16, 4) not null,
  product_price_incl_tax numeric(16, 4) not null,
  final_price numeric(16, 4) not null,
  final_price_incl_tax numeric(16, 4) not null,
  qty int not null constraint order_item_qty_check check (qty > 0),
  tax_percent numeric(10, 4) not null,
  tax_amount numeric(16, 4) not null,
  tax_amount_before_discount numeric(16, 4) not null,
  discount_amount numeric(16, 4) not null,
  line_total numeric(16, 4) not null,
  line_total_incl_tax numeric(16, 4) not null,
  line_total_with_discount numeric(16, 4) not null,
  line_total_with_discount_incl_tax numeric(16, 4) not null,
  variant_group_id int,
  variant_options text,
  product_custom_options text,
  requested_data text,
  no_shipping_required boolean not null default false
);
create index order_item_order_index on order_item (order_item_order_id);
create index order_item_product_index on order_item (product_id);

create table order_activity (
  order_activity_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint order_activity_uuid_key unique,
  order_activity_order_id int not null references "order" on delete cascade,
  comment text not null,
  customer_notified boolean not null default false,
  created_at timestamptz not null default now()
);
create index order_activity_order_index on order_activity (order_activity_order_id);

create table payment_transaction (
  payment_transaction_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint payment_transaction_uuid_key unique,
  order_id int not null references "order",
  payment_method text not null,
  transaction_id text not null,
  transaction_type text not null
    constraint payment_transaction_type_check check (transaction_type in ('online', 'offline')),
  payment_action text not null
    constraint payment_transaction_action_check check (payment_action in ('authorize', 'capture', 'refund', 'void')),
  amount numeric(16, 4) not null constraint payment_transaction_amount_check check (amount >= 0),
  currency text not null,
  parent_transaction_id text,
  additional_information jsonb,
  created_at timestamptz not null default now(),
  constraint payment_transaction_key unique (payment_method, transaction_id)
);
create index payment_transaction_order_index on payment_transaction (order_id);
