create table cart (
  cart_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint cart_uuid_key unique,
  -- True while it can be changed and ordered.
  status boolean not null default true,
  -- Moves with every save: a save that read an older one changes nothing.
  version int not null default 1,
  sid uuid,
  customer_id int,
  customer_group_id int,
  customer_email text,
  customer_full_name text,
  user_ip text,
  currency text not null,
  coupon text,
  no_shipping_required boolean not null default false,
  shipping_method_data jsonb,
  payment_method text,
  payment_method_name text,
  shipping_note text,
  total_qty int not null default 0,
  total_weight numeric(14, 4) not null default 0,
  sub_total numeric(16, 4) not null default 0,
  sub_total_incl_tax numeric(16, 4) not null default 0,
  sub_total_with_discount numeric(16, 4) not null default 0,
  sub_total_with_discount_incl_tax numeric(16, 4) not null default 0,
  discount_amount numeric(16, 4) not null default 0,
  tax_amount numeric(16, 4) not null default 0,
  tax_amount_before_discount numeric(16, 4) not null default 0,
  shipping_fee_excl_tax numeric(16, 4) not null default 0,
  shipping_fee_incl_tax numeric(16, 4) not null default 0,
  shipping_tax_amount numeric(16, 4) not null default 0,
  total_tax_amount numeric(16, 4) not null default 0,
  grand_total numeric(16, 4) not null default 0 constraint cart_grand_total_check check (grand_total >= 0),
  -- What the last recompute took away, for the shopper: [{ code, message, field }].
  errors jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cart_sid_index on cart (sid) where sid is not null;
create index cart_customer_index on cart (customer_id) where customer_id is not null;
create index cart_updated_index on cart (updated_at) where status;

create table cart_item (
  cart_item_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint cart_item_uuid_key unique,
  cart_id int not null references cart on delete cascade,
  product_id int not null references product on delete cascade,
  product_sku text not null,
  group_id int not null,
  product_name text not null,
  thumbnail text,
  product_weight numeric(12, 4) not null,
  product_price numeric(16, 4) not null,
  product_price_incl_tax numeric(16, 4) not null,
  final_price numeric(16, 4) not null,
  final_price_incl_tax numeric(16, 4) not null,
  qty int not null constraint cart_item_qty_check check (qty between 1 and 100000),
  tax_percent numeric(10, 4) not null default 0,
  tax_amount numeric(16, 4) not null default 0,
  tax_amount_before_discount numeric(16, 4) not null default 0,
  discount_amount numeric(16, 4) not null default 0 constraint cart_item_discount_check check (discount_amount >= 0),
  line_total numeric(16, 4) not null,
  line_total_incl_tax numeric(16, 4) not null,
  line_total_with_discount numeric(16, 4) not null,
  line_total_with_discount_incl_tax numeric(16, 4) not null,
  variant_group_id int,
  variant_options text,
  product_custom_options text,
  no_shipping_required boolean not null default false,
  created_at timestamptz not null default now(),
  constraint cart_item_product_key unique (cart_id, product_id)
);
create index cart_item_product_index on cart_item (product_id);

create table cart_address (
  cart_address_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint cart_address_uuid_key unique,
  cart_id int not null references cart on delete cascade,
  type text not null constraint cart_address_type_check check (type in ('shipping', 'billing')),
  full_name text not null,
  postcode text not null,
  telephone text not null,
  country text not null,
  province text not null,
  city text not null,
  address_1 text not null,
  address_2 text,
  constraint cart_address_cart_key unique (cart_id, type)
);
