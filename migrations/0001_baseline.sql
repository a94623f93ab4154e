-- The schema of version 0.1.0, by module in the order in which modules depend on each other. A database that was made by the
-- files before it counts as having it (platform/migrations/baseline.ts). Later changes are migrations of their own.

-- Settings ----------------------------------------------------------------------------------------------------------------

create table setting (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Administrators ----------------------------------------------------------------------------------------------------------

create table admin_user (
  admin_user_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint admin_user_uuid_key unique,
  email text not null,
  password_hash text not null,
  full_name text not null,
  status boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index admin_user_email_key on admin_user (lower(email));

create table admin_role (
  admin_role_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint admin_role_uuid_key unique,
  name text not null constraint admin_role_name_key unique,
  -- Route ids; '*' is all of them.
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into admin_role (name, permissions) values ('Administrator', '{*}');

create table admin_user_role (
  admin_user_id int not null references admin_user on delete cascade,
  admin_role_id int not null references admin_role on delete cascade,
  primary key (admin_user_id, admin_role_id)
);

-- Sessions, access, refresh and long-lived API tokens: only the SHA-256 of the secret is kept.
create table admin_token (
  admin_token_id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint admin_token_uuid_key unique,
  admin_user_id int not null references admin_user on delete cascade,
  kind text not null constraint admin_token_kind_check check (kind in ('session', 'access', 'refresh', 'api')),
  token_hash bytea not null constraint admin_token_hash_key unique,
  -- All pairs that descend from one login share it: a refresh token that is used twice revokes them all.
  family uuid not null,
  name text,
  expires_at timestamptz,
  -- When a refresh token was first used, and how often.
  used_at timestamptz,
  use_count int not null default 0,
  created_at timestamptz not null default now()
);
create index admin_token_user_index on admin_token (admin_user_id);
create index admin_token_family_index on admin_token (family);
create index admin_token_expires_index on admin_token (expires_at);

-- Themes ------------------------------------------------------------------------------------------------------------------

-- The themes that this shop was started with.
create table theme_install (
  theme text primary key,
  installed_at timestamptz not null default now()
);

-- Metafields --------------------------------------------------------------------------------------------------------------

-- Fields that an administrator defines for a kind of entity. Their values are in `meta_data` of the entity's own row:
-- namespace, then key, then value.
create table metafield_definition (
  metafield_definition_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint metafield_definition_uuid_key unique,
  owner_type text not null,
  namespace text not null default 'custom',
  field_key text not null,
  name text not null,
  description text,
  field_type text not null constraint metafield_definition_type_check check (
    field_type in (
      'short_text', 'long_text', 'rich_text', 'integer', 'number', 'boolean', 'date', 'color', 'url', 'group'
    )
  ),
  is_list boolean not null default false,
  required boolean not null default false,
  translatable boolean not null default false,
  visible_to_customer boolean not null default true,
  validations jsonb not null default '[]',
  appearance jsonb not null default '{}',
  sub_fields jsonb not null default '[]',
  position int not null default 0,
  provisioned_by_theme text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint metafield_definition_field_key unique (owner_type, namespace, field_key),
  constraint metafield_definition_group_check check ((field_type = 'group') = (sub_fields <> '[]'))
);

-- Every change to a definition gives its owner type a new revision, never one that was there before, so that what a process
-- has compiled of a revision stays right. A writer of values holds the row FOR SHARE, so that no definition changes meanwhile.
create table metafield_revision (
  owner_type text primary key,
  revision uuid not null default gen_random_uuid()
);

-- The values of the shop itself.
create table metafield_shop (
  is_only boolean primary key default true constraint metafield_shop_one_row_check check (is_only),
  meta_data jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
insert into metafield_shop default values;

-- Customers ---------------------------------------------------------------------------------------------------------------

create table customer_group (
  customer_group_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint customer_group_uuid_key unique,
  group_name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index customer_group_name_key on customer_group (lower(group_name));
-- It gets id 1: the group of every customer who is in no other. It cannot be deleted.
insert into customer_group (group_name) values ('Default');

create table customer (
  customer_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint customer_uuid_key unique,
  -- 0: may not log in, and holds no session or token.
  status smallint not null default 1 constraint customer_status_check check (status in (0, 1)),
  group_id int not null default 1
    constraint customer_group_fkey references customer_group on delete set default,
  email text not null,
  password_hash text not null,
  full_name text not null,
  meta_data jsonb not null default '{}',
  -- Cursors carry milliseconds; an index serves them only where the column has no more. `updated_at` is rounded alike: else a
  -- new row could seem changed before it was made.
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index customer_email_key on customer (lower(email));
create index customer_group_index on customer (group_id);
create index customer_created_index on customer (created_at, customer_id);

create table customer_address (
  customer_address_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint customer_address_uuid_key unique,
  customer_id int not null constraint customer_address_customer_fkey references customer on delete cascade,
  full_name text not null,
  telephone text not null,
  address_1 text not null,
  address_2 text,
  postcode text not null,
  city text not null,
  province text not null,
  country text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index customer_address_customer_index on customer_address (customer_id);
create unique index customer_address_default_key on customer_address (customer_id) where is_default;

-- Visitors of the storefront, logged in or not. Of the cookie only the SHA-256 is kept; carts and orders name the uuid, which
-- stays when a guest logs in, while the cookie changes.
create table storefront_session (
  storefront_session_id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint storefront_session_uuid_key unique,
  customer_id int references customer on delete cascade,
  token_hash bytea not null constraint storefront_session_hash_key unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index storefront_session_customer_index on storefront_session (customer_id) where customer_id is not null;
create index storefront_session_expires_index on storefront_session (expires_at);

-- Access, refresh and password reset tokens: only the SHA-256 of the secret is kept.
create table customer_token (
  customer_token_id bigint generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  kind text not null constraint customer_token_kind_check check (kind in ('access', 'refresh', 'reset')),
  token_hash bytea not null constraint customer_token_hash_key unique,
  -- All pairs that descend from one login share it: a refresh token that is used twice revokes them all.
  family uuid not null,
  expires_at timestamptz not null,
  -- When a refresh token was first used, and how often.
  used_at timestamptz,
  use_count int not null default 0,
  created_at timestamptz not null default now()
);
create index customer_token_customer_index on customer_token (customer_id);
create index customer_token_family_index on customer_token (family);
create index customer_token_expires_index on customer_token (expires_at);

-- URLs --------------------------------------------------------------------------------------------------------------------

-- Which entity a public path shows. Several kinds may claim one path; precedence decides which of them is served.
create table url_rewrite (
  url_rewrite_id int generated always as identity primary key,
  request_path text not null,
  target_path text not null,
  entity_type text not null,
  entity_uuid uuid not null constraint url_rewrite_entity_key unique,
  created_at timestamptz not null default now()
);
create index url_rewrite_path_index on url_rewrite (request_path);

-- Former paths and where they lead now.
create table url_redirect (
  url_redirect_id int generated always as identity primary key,
  from_path text not null constraint url_redirect_from_key unique,
  to_path text not null,
  entity_uuid uuid,
  created_at timestamptz not null default now(),
  constraint url_redirect_loop_check check (from_path <> to_path)
);
create index url_redirect_to_index on url_redirect (to_path);
create index url_redirect_entity_index on url_redirect (entity_uuid);

-- Tax ---------------------------------------------------------------------------------------------------------------------

-- Kinds of goods for tax.
create table tax_class (
  tax_class_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint tax_class_uuid_key unique,
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index tax_class_name_key on tax_class (lower(name));
-- Without a rate it taxes nothing.
insert into tax_class (name) values ('Taxable Goods');

create table tax_rate (
  tax_rate_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint tax_rate_uuid_key unique,
  tax_class_id int not null constraint tax_rate_class_fkey references tax_class on delete cascade,
  name text not null,
  -- Percent of the net amount.
  rate numeric(7, 4) not null constraint tax_rate_rate_check check (rate >= 0),
  -- A compound rate also taxes the tax of the rates before it.
  is_compound boolean not null default false,
  -- Each is a list with commas, or `*` for everywhere.
  country text not null default '*',
  province text not null default '*',
  postcode text not null default '*',
  -- All rates that match are added up, lowest priority first.
  priority int not null default 0 constraint tax_rate_priority_check check (priority >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tax_rate_class_index on tax_rate (tax_class_id, priority, tax_rate_id);

-- Catalogue: attributes and variant groups --------------------------------------------------------------------------------

create table attribute_group (
  attribute_group_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint attribute_group_uuid_key unique,
  group_name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into attribute_group (group_name) values ('Default');

-- Properties of products, with options to choose from where the type is select or multiselect.
create table attribute (
  attribute_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint attribute_uuid_key unique,
  attribute_code text not null constraint attribute_code_key unique,
  attribute_name text not null,
  type text not null constraint attribute_type_check check (
    type in ('text', 'textarea', 'select', 'multiselect', 'date')
  ),
  is_required boolean not null default false,
  display_on_frontend boolean not null default false,
  is_filterable boolean not null default false,
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table attribute_option (
  attribute_option_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint attribute_option_uuid_key unique,
  attribute_id int not null references attribute on delete cascade,
  option_text text not null,
  sort_order int not null default 0,
  -- Checked at the end of the statement, so that two options may trade their texts.
  constraint attribute_option_text_key unique (attribute_id, option_text) deferrable initially immediate,
  constraint attribute_option_pair_key unique (attribute_id, attribute_option_id)
);

create table attribute_group_link (
  attribute_group_id int not null references attribute_group on delete cascade,
  attribute_id int not null references attribute on delete cascade,
  primary key (attribute_group_id, attribute_id)
);
create index attribute_group_link_attribute_index on attribute_group_link (attribute_id);

-- Products that are one thing to the shopper, told apart by the options of one to five select attributes.
create table variant_group (
  variant_group_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint variant_group_uuid_key unique,
  attribute_group_id int not null constraint variant_group_group_fkey references attribute_group,
  visibility boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table variant_group_attribute (
  variant_group_id int not null references variant_group on delete cascade,
  attribute_id int not null constraint variant_group_attribute_fkey references attribute,
  position int not null,
  primary key (variant_group_id, attribute_id),
  constraint variant_group_attribute_position_key unique (variant_group_id, position)
);
create index variant_group_attribute_index on variant_group_attribute (attribute_id);

-- Catalogue: words for the search -----------------------------------------------------------------------------------------

-- Folds a text for comparison: lower case, without accents, wide and joined letters taken apart. Made of what every server
-- has, for `unaccent` is an extension and is not immutable. Decomposing also takes Hangul apart, so it is composed again.
create function search_fold(value text) returns text
language sql immutable parallel safe
return case
  when octet_length(value) = char_length(value) then lower(value)
  else normalize(
    replace(replace(replace(
      translate(lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g')), 'øłđħıŧ', 'oldhit'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    nfc)
end;

-- The words of a product by weight: A for name and sku, B and C for the descriptions, of which the beginning counts.
-- A sku is found with its signs and without them; without them it begins with letters that no word begins with, for a
-- beginning that all skus share would else be as many words as there are products.
create function product_search(name text, sku text, short_description text, description text) returns tsvector
language sql immutable parallel safe
return setweight(to_tsvector('simple', translate(
    search_fold(name || ' ' || sku || ' qzsku' || translate(sku, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~ ', '')),
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))), 'A')
  || case when short_description is null then ''
    else setweight(to_tsvector('simple', search_fold(left(short_description, 20000))), 'B') end
  || case when description is null then ''
    else setweight(to_tsvector('simple', search_fold(left(description, 20000))), 'C') end;

-- Catalogue: products -----------------------------------------------------------------------------------------------------

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
  tax_class int constraint product_tax_class_fkey references tax_class,
  status boolean not null default true,
  visibility boolean not null default true,
  no_shipping_required boolean not null default false,
  description text,
  short_description text,
  meta_title text,
  meta_description text,
  meta_keywords text,
  -- As those of customers: cursors carry milliseconds.
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  meta_data jsonb not null default '{}',
  variant_group_id int constraint product_variant_group_fkey references variant_group on delete set null,
  -- The options that tell a variant from its siblings, in the order of the group's attributes.
  variant_options int[],
  -- Computed by the database itself, so that no writer can forget it.
  search tsvector generated always as (product_search(name, sku, short_description, description)) stored,
  constraint product_variant_key unique (variant_group_id, variant_options)
);
create index product_price_index on product (price, product_id);
create index product_name_index on product (name, product_id);
create index product_created_index on product (created_at, product_id);
create index product_status_index on product (status, product_id);
create index product_group_index on product (group_id);
create index product_tax_class_index on product (tax_class) where tax_class is not null;
create index product_search_index on product using gin (search);
-- A hidden variant may stand for its group, so it is in the index of what lists may show.
create index product_listing_index on product (product_id desc)
  where status and (visibility or variant_group_id is not null);

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

-- Attribute values of products: an option where the attribute has options (a row for each of a multiselect), else the text.
create table product_attribute_value (
  product_id int not null references product on delete cascade,
  attribute_id int not null references attribute on delete cascade,
  option_id int,
  value text,
  constraint product_attribute_value_key unique nulls not distinct (product_id, attribute_id, option_id),
  constraint product_attribute_value_option_fkey foreign key (attribute_id, option_id)
    references attribute_option (attribute_id, attribute_option_id),
  constraint product_attribute_value_check check ((option_id is null) = (value is not null))
);
create index product_attribute_value_option_index on product_attribute_value (option_id, product_id);
create index product_attribute_value_attribute_index on product_attribute_value (attribute_id);

-- Products that are shown beside another one.
create table product_link (
  product_link_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint product_link_uuid_key unique,
  product_id int not null references product on delete cascade,
  linked_product_id int not null references product on delete cascade,
  type text not null constraint product_link_type_check check (type in ('related', 'cross_sell', 'upsell')),
  -- Lower numbers come first.
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  constraint product_link_pair_key unique (product_id, type, linked_product_id),
  constraint product_link_self_check check (product_id <> linked_product_id)
);
create index product_link_linked_index on product_link (linked_product_id);

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
  updated_at timestamptz not null default now(),
  meta_data jsonb not null default '{}'
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
  updated_at timestamptz not null default now(),
  meta_data jsonb not null default '{}'
);

create table product_collection (
  collection_id int not null references collection on delete cascade,
  product_id int not null references product on delete cascade,
  primary key (collection_id, product_id)
);
create index product_collection_product_index on product_collection (product_id);

-- Catalogue: typing errors in the search ----------------------------------------------------------------------------------

-- Finds the products whose names resemble the words, and how much. Without pg_trgm these two find nothing.
create function search_resembling(words text, live boolean) returns setof int
language sql stable
as $$ select null::int where false $$;

create function search_likeness(words text, name text) returns real
language sql immutable parallel safe
return 0::real;

-- Replaces the two where the server has pg_trgm and this user may create it; answers false where not. Whoever installs
-- pg_trgm later calls it again.
create function search_enable_typo_help() returns boolean
language plpgsql
as $enable$
begin
  create extension if not exists pg_trgm;
  -- Loads its settings.
  perform word_similarity('a', 'b');
  create index if not exists product_likeness_index on product using gin (search_fold(name) gin_trgm_ops);

  create or replace function search_resembling(words text, live boolean) returns setof int
  language sql stable
  set pg_trgm.word_similarity_threshold = 0.33
  as $$
    with near as (
      select product_id, word_similarity(search_fold(words), search_fold(name)) as likeness
      from product
      where search_fold(name) %> search_fold(words) and (status or not live)
      order by likeness desc, product_id desc
      limit 200
    )
    select product_id from near where likeness >= 0.75 * (select max(likeness) from near)
  $$;

  create or replace function search_likeness(words text, name text) returns real
  language sql immutable parallel safe
  as $$ select word_similarity(search_fold(words), search_fold(name)) $$;
  return true;
exception when others then
  raise notice 'Search helps with no typing errors: %', sqlerrm;
  return false;
end
$enable$;

select search_enable_typo_help();

-- Shipping ----------------------------------------------------------------------------------------------------------------

create table shipping_zone (
  shipping_zone_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint shipping_zone_uuid_key unique,
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table shipping_zone_country (
  zone_id int not null references shipping_zone on delete cascade,
  country text not null,
  primary key (country, zone_id)
);
create index shipping_zone_country_zone_index on shipping_zone_country (zone_id);

create table shipping_zone_province (
  zone_id int not null references shipping_zone on delete cascade,
  country text not null,
  province text not null,
  primary key (country, province, zone_id)
);
create index shipping_zone_province_zone_index on shipping_zone_province (zone_id, country);

create table shipping_zone_provider (
  shipping_zone_provider_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint shipping_zone_provider_uuid_key unique,
  zone_id int not null references shipping_zone on delete cascade,
  -- A soft reference: providers are registered at start and have no table.
  provider_code text not null,
  is_enabled boolean not null default true,
  sort_order int not null default 0,
  config jsonb not null default '{}',
  constraint shipping_zone_provider_key unique (zone_id, provider_code)
);

-- One row. Every change to zones, attachments, methods or rates raises it, and makes stored quotes stale.
create table shipping_revision (
  is_only boolean primary key default true constraint shipping_revision_one_row_check check (is_only),
  revision bigint not null default 1
);
insert into shipping_revision default values;

-- Carts -------------------------------------------------------------------------------------------------------------------

create table cart (
  cart_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint cart_uuid_key unique,
  -- True while it can be changed and ordered.
  status boolean not null default true,
  -- Raised by every save: a save that read an older version changes nothing.
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
  -- Reports to the shopper what the last recompute removed: [{ code, message, field }].
  errors jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- True when a change of the cart met totals that differ from those last shown: placing says so once before it charges them.
  figures_moved boolean not null default false
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

-- Orders ------------------------------------------------------------------------------------------------------------------

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
  -- Set when the cart was reactivated and a later order superseded this one.
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
  -- As those of customers: cursors carry milliseconds.
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  meta_data jsonb not null default '{}',
  -- Set when it was canceled and its stock and coupon were given back: once.
  canceled_at timestamptz,
  cancel_reason text,
  -- Since when no payment of the order may begin any more. Its cart becomes another order once the attempt is complete.
  payment_ended_at timestamptz,
  -- Whom an order counts for in the tier of unpaid orders: the client's address, or the /64 network of an IPv6 address.
  client_key text
);
-- A cart becomes at most one order that counts.
create unique index order_cart_key on "order" (cart_id) where superseded_at is null;
-- A customer's own, newest first.
create index order_customer_index on "order" (customer_id, order_id desc) where customer_id is not null;
create index order_sid_index on "order" (sid) where sid is not null;
create index order_integration_index on "order" (integration_order_id) where integration_order_id is not null;
create index order_payment_index on "order" (payment_method, payment_status, created_at);
create index order_created_index on "order" (created_at, order_id);
-- Superseded orders: the few of them that were paid all the same are refunded.
create index order_superseded_index on "order" (cart_id) where superseded_at is not null and placed_at is not null;
create index order_unpaid_index on "order" (client_key, created_at)
  where placed_at is null and canceled_at is null and superseded_at is null;

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
  no_shipping_required boolean not null default false,
  -- Units in shipments that were not canceled, so that nothing is sent twice.
  shipped_qty int not null default 0,
  -- Units that refunds took back; they do not ship any more.
  refunded_qty int not null default 0,
  constraint order_item_shipped_check check (shipped_qty between 0 and qty),
  constraint order_item_refunded_check check (refunded_qty between 0 and qty)
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

-- Units of an order that left together. Carriers are names; the shop calls none.
create table shipment (
  shipment_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint shipment_uuid_key unique,
  shipment_order_id int not null references "order",
  status text not null default 'shipped'
    constraint shipment_status_check check (status in ('shipped', 'delivered', 'canceled')),
  carrier_name text,
  tracking_number text,
  shipped_at timestamptz not null default now(),
  delivered_at timestamptz,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index shipment_order_index on shipment (shipment_order_id);

create table shipment_item (
  shipment_item_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint shipment_item_uuid_key unique,
  shipment_id int not null references shipment on delete cascade,
  order_item_id int not null references order_item,
  qty int not null constraint shipment_item_qty_check check (qty > 0),
  constraint shipment_item_key unique (shipment_id, order_item_id)
);
create index shipment_item_order_item_index on shipment_item (order_item_id);

-- Payments ----------------------------------------------------------------------------------------------------------------

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
  -- False while the gateway still works on it: such money is not there yet.
  is_settled boolean not null default true,
  -- How much of the money was refunded, and how much a refund under way has reserved.
  refunded numeric(16, 4) not null default 0,
  reserved numeric(16, 4) not null default 0,
  constraint payment_transaction_key unique (payment_method, transaction_id),
  constraint payment_transaction_refunded_check check (refunded >= 0),
  constraint payment_transaction_reserved_check check (reserved >= 0),
  constraint payment_transaction_refund_check check (refunded + reserved <= amount)
);
create index payment_transaction_order_index on payment_transaction (order_id);

-- A call of a payment method that may move money, written before it is made, so that whatever happens to the call, its
-- outcome is found with the same key and the call is never made twice. `end` ends the live payment of an order, `take`
-- takes money that a shopper approved at a gateway.
create table payment_attempt (
  payment_attempt_id int generated always as identity primary key,
  -- The idempotency key of the call.
  uuid uuid not null default gen_random_uuid() constraint payment_attempt_uuid_key unique,
  order_id int not null references "order",
  kind text not null
    constraint payment_attempt_kind_check check (kind in ('capture', 'refund', 'void', 'end', 'take')),
  state text not null default 'open'
    constraint payment_attempt_state_check check (state in ('open', 'succeeded', 'refused')),
  payment_transaction_id int references payment_transaction,
  amount numeric(16, 4) not null,
  currency text not null,
  -- What else the call asks for: { reason, items }.
  request jsonb not null default '{}',
  -- Why it was refused, or the last report on it.
  message text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The idempotency key of the request that asked for it: whoever completes the attempt also writes that answer. Null: none.
  ticket jsonb
);
-- One at a time for each order.
create unique index payment_attempt_open_key on payment_attempt (order_id) where state = 'open';
create index payment_attempt_state_index on payment_attempt (updated_at) where state = 'open';
create index payment_attempt_order_index on payment_attempt (order_id);

-- Promotions --------------------------------------------------------------------------------------------------------------

-- Codes that give a discount, free shipping, or both.
create table coupon (
  coupon_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint coupon_uuid_key unique,
  -- The code as shoppers enter it; case matters.
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
  -- Null: without limit.
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

-- How often a customer has used a coupon. The key is 'customer:<id>', for a guest 'email:<lower case>'.
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

-- Blog --------------------------------------------------------------------------------------------------------------------

create table blog_category (
  blog_category_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint blog_category_uuid_key unique,
  name text not null,
  url_key text not null constraint blog_category_url_key_key unique,
  description text,
  status boolean not null default true,
  meta_title text,
  meta_description text,
  meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A post is public when its status says so and `published_at` has come.
create table blog_post (
  blog_post_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint blog_post_uuid_key unique,
  name text not null,
  url_key text not null constraint blog_post_url_key_key unique,
  short_description text,
  content text,
  author text,
  image text,
  status boolean not null default false,
  published_at timestamptz,
  meta_title text,
  meta_description text,
  meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_post_published_check check (not status or published_at is not null)
);
create index blog_post_published_index on blog_post (published_at, blog_post_id) where status;

create table blog_post_category (
  blog_post_id int not null constraint blog_post_category_post_fkey references blog_post on delete cascade,
  blog_category_id int not null
    constraint blog_post_category_category_fkey references blog_category on delete cascade,
  constraint blog_post_category_pkey primary key (blog_category_id, blog_post_id)
);
create index blog_post_category_post_index on blog_post_category (blog_post_id);

-- Pages -------------------------------------------------------------------------------------------------------------------

-- Campaign pages at the root. They hold no content: their body is the widgets that are placed on them.
create table landing_page (
  landing_page_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint landing_page_uuid_key unique,
  status boolean not null default false,
  name text not null,
  url_key text not null constraint landing_page_url_key_key unique,
  description text,
  meta_title text,
  meta_description text,
  publish_start timestamptz,
  publish_end timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint landing_page_window_check check (publish_end > publish_start)
);
-- Times at which pages change by themselves.
create index landing_page_start_index on landing_page (publish_start) where publish_start is not null;
create index landing_page_end_index on landing_page (publish_end) where publish_end is not null;

-- Pages with a text of their own, such as an imprint.
create table cms_page (
  cms_page_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint cms_page_uuid_key unique,
  title text not null,
  content text,
  url_key text not null constraint cms_page_url_key_key unique,
  status boolean not null default false,
  meta_title text,
  meta_description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Parts of pages. The instances of a theme show while it is active, those without a theme while none is.
create table widget_instance (
  widget_instance_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint widget_instance_uuid_key unique,
  name text not null,
  type text not null,
  settings jsonb not null default '{}',
  status boolean not null default true,
  theme text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Where an instance shows: in an area of a route's pages, all of them, or the one that `entity_urn` names. `theme` is that of
-- the instance.
create table widget_placement (
  widget_placement_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint widget_placement_uuid_key unique,
  widget_instance_id int not null
    constraint widget_placement_instance_fkey references widget_instance on delete cascade,
  route text not null,
  area text not null,
  sort_order double precision not null default 1,
  entity_urn text,
  theme text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index widget_placement_spot_key
  on widget_placement (widget_instance_id, route, area, coalesce(entity_urn, ''));
create index widget_placement_page_index on widget_placement (route, entity_urn);
create index widget_placement_entity_index on widget_placement (entity_urn) where entity_urn is not null;
-- Containers name the areas inside of them by their own uuid.
create index widget_placement_area_index on widget_placement (area text_pattern_ops);

-- Drafts and rollout plans ------------------------------------------------------------------------------------------------

-- Changes to pages that are not public yet. A draft is one administrator's; a changeset of another name waits for a plan.
create table changeset (
  changeset_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint changeset_uuid_key unique,
  name text not null,
  -- The theme whose pages it changes; null: the pages without one.
  theme text,
  -- For each route the change_order up to which its operations hold: what lies past it was undone.
  route_cursors jsonb not null default '{}' constraint changeset_cursors_check check (jsonb_typeof(route_cursors) = 'object'),
  created_by int constraint changeset_created_by_fkey references admin_user on delete set null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- An administrator works at one draft of a theme at a time.
create unique index changeset_open_draft_key on changeset (created_by, coalesce(theme, ''))
  where published_at is null and name like 'pb-draft-%';

-- A widget instance or a placement that is created (no old payload), changed (both) or deleted (no new one).
create table changeset_operation (
  changeset_operation_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint changeset_operation_uuid_key unique,
  changeset_id int not null constraint changeset_operation_changeset_fkey references changeset on delete cascade,
  change_order int not null,
  route text not null,
  -- The URN of the instance or the placement.
  entity_urn text not null,
  old_payload jsonb,
  new_payload jsonb,
  created_at timestamptz not null default now(),
  constraint changeset_operation_order_key unique (changeset_id, change_order),
  constraint changeset_operation_payload_check check (old_payload is not null or new_payload is not null)
);
-- By these a page finds the operations of a changeset on what stands on it, and on what is newly placed on it.
create index changeset_operation_entity_index on changeset_operation (changeset_id, entity_urn, change_order);
create index changeset_operation_page_index
  on changeset_operation (changeset_id, (new_payload ->> 'route'), coalesce(new_payload ->> 'entity_urn', ''));

-- A changeset that is public from one time to another, with nothing written to the pages.
create table rollout_plan (
  rollout_plan_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint rollout_plan_uuid_key unique,
  name text not null,
  changeset_id int not null constraint rollout_plan_changeset_fkey references changeset on delete cascade,
  theme text,
  -- The changeset's cursors when the plan was made, or last synchronized.
  route_cursors jsonb not null constraint rollout_plan_cursors_check check (jsonb_typeof(route_cursors) = 'object'),
  start_time timestamptz not null,
  end_time timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint rollout_plan_time_check check (end_time > start_time)
);
create index rollout_plan_changeset_index on rollout_plan (changeset_id);
-- Finds the plans that have not ended.
create index rollout_plan_end_index on rollout_plan (end_time);
create index rollout_plan_start_index on rollout_plan (start_time);

-- The pages that a plan changes, and when: no two plans of a theme change the same page at the same time. One that changes
-- all pages of a route has one row, without a URN.
create table rollout_plan_page (
  rollout_plan_id int not null constraint rollout_plan_page_plan_fkey references rollout_plan on delete cascade,
  route text not null,
  entity_urn text,
  -- Theme, route and URN as numbers that ranges can be compared by, as texts cannot without a server extension. A whole
  -- route holds all its pages.
  scope int8range not null,
  during tstzrange not null,
  constraint rollout_plan_overlap_exclude exclude using gist (scope with &&, during with &&)
);
create unique index rollout_plan_page_key on rollout_plan_page (rollout_plan_id, route, coalesce(entity_urn, ''));

-- Jobs, events and requests -----------------------------------------------------------------------------------------------

-- The processes that deliver events and run jobs: one that stopped beating is dead, and its jobs are freed.
create table worker_heartbeat (
  worker_id text primary key,
  beat_at timestamptz not null default now()
);

-- The runs of jobs, for 30 days.
create table job_run (
  job_run_id bigint generated always as identity primary key,
  job text not null,
  worker_id text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  error text
);
create index job_run_job_index on job_run (job, started_at);
create index job_run_open_index on job_run (worker_id) where finished_at is null;

-- Parked deliveries of events that were reported to the merchant, with the time of the last try then: one that is retried
-- and parked again is reported again.
create table parked_event_report (
  job_id bigint constraint parked_event_report_pkey primary key,
  tried_at timestamptz not null
);

-- The keys by which repeated requests are recognized, and the answers that the first of each was given.
create table idempotency_key (
  -- SHA-256 of the key with the route and the caller that it holds for.
  key_id bytea constraint idempotency_key_pkey primary key,
  -- SHA-256 of what was asked for: path, query and the bytes of the body.
  payload bytea not null,
  -- The request that works on it, or worked on it last.
  holder uuid not null,
  -- Without an answer by then, another request may take it over.
  leased_until timestamptz not null,
  -- Encrypted: it may hold a cookie, or what only its caller may read. Null while there is none.
  answer bytea,
  created_at timestamptz not null
);
create index idempotency_key_created_index on idempotency_key (created_at);

-- Page cache --------------------------------------------------------------------------------------------------------------

-- The transactions that changed what public pages show: by them a process knows whether a cached page is still current.
-- Rows of different transactions never meet, so that no writer waits for another. A job deletes old ones.
create table content_change (
  transaction xid8 not null default pg_current_xact_id() constraint content_change_pkey primary key,
  changed_at timestamptz not null default clock_timestamp()
);
create index content_change_time_index on content_change (changed_at);

create function note_content_change() returns trigger language plpgsql as $$
begin
  insert into content_change default values on conflict do nothing;
  return null;
end $$;

-- Migrations of extensions call it for their own tables that pages show. The trigger runs for each row, so that a statement
-- that finds nothing to write changes nothing.
create function watch_content(watched regclass) returns void language plpgsql as $$
begin
  execute format(
    'create trigger content_change after insert or update or delete on %s
      for each row execute function note_content_change()', watched);
  execute format(
    'create trigger content_change_of_all after truncate on %s
      for each statement execute function note_content_change()', watched);
end $$;

select watch_content(watched::regclass) from unnest(array[
  'url_rewrite', 'landing_page', 'cms_page', 'widget_instance', 'widget_placement', 'changeset_operation', 'rollout_plan',
  'category', 'collection', 'product', 'product_image', 'product_category', 'product_collection', 'product_link',
  'product_attribute_value', 'attribute', 'attribute_option', 'variant_group', 'variant_group_attribute', 'setting'
]) as watched;

-- Pages show whether a product can be bought, not how many are left: a sale changes them when it takes the last unit.
create trigger content_change after insert or delete on product_inventory
  for each row execute function note_content_change();
create trigger content_change_of_all after truncate on product_inventory
  for each statement execute function note_content_change();
create trigger content_change_of_stock after update on product_inventory for each row
  when ((old.manage_stock, old.stock_availability, old.qty > 0)
    is distinct from (new.manage_stock, new.stock_availability, new.qty > 0))
  execute function note_content_change();
