create table attribute_group (
  attribute_group_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint attribute_group_uuid_key unique,
  group_name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into attribute_group (group_name) values ('Default');

create table product (
  product_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint product_uuid_key unique,
  group_id int not null default 1 constraint product_group_fkey references attribute_group,
  sku text not null constraint product_sku_key unique,
  name text not null,
  url_key text not null constraint product_url_key_key unique,
  -- Major units of the store's currency.
  price numeric(16, 4) not null constraint product_price_check check (price >= 0),
  -- In the store's weight unit.
  weight numeric(12, 4) not null default 0 constraint product_weight_check check (weight >= 0),
  tax_class int,
  status boolean not null default true,
  visibility boolean not null default true,
  no_shipping_required boolean not null default false,
  description text,
  short_description text,
  meta_title text,
  meta_description text,
  meta_keywords text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index product_price_index on product (price, product_id);
create index product_name_index on product (name, product_id);
create index product_listing_index on product (product_id desc) where status and visibility;

-- Apart from the product, so that a sale rewrites a narrow row.
create table product_inventory (
  product_id int primary key references product on delete cascade,
  qty int not null default 0 constraint product_inventory_qty_check check (qty >= 0),
  manage_stock boolean not null default true,
  stock_availability boolean not null default true
);

create table product_image (
  product_image_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint product_image_uuid_key unique,
  product_id int not null references product on delete cascade,
  url text not null,
  position int not null,
  constraint product_image_position_key unique (product_id, position)
);

create table category (
  category_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint category_uuid_key unique,
  parent_id int constraint category_parent_fkey references category,
  name text not null,
  url_key text not null constraint category_url_key_key unique,
  status boolean not null default true,
  position int not null default 0,
  description text,
  short_description text,
  image text,
  meta_title text,
  meta_description text,
  meta_keywords text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index category_parent_index on category (parent_id);

create table product_category (
  product_id int not null references product on delete cascade,
  category_id int not null references category on delete cascade,
  primary key (category_id, product_id)
);
create index product_category_product_index on product_category (product_id);

create table collection (
  collection_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint collection_uuid_key unique,
  name text not null,
  code text not null constraint collection_code_key unique,
  description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table product_collection (
  collection_id int not null references collection on delete cascade,
  product_id int not null references product on delete cascade,
  primary key (collection_id, product_id)
);
create index product_collection_product_index on product_collection (product_id);
