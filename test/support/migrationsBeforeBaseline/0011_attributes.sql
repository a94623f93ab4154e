-- What describes products: attributes, with options to pick from where the type is select or multiselect.
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
  -- At the end of the statement, so that two options may trade their texts.
  constraint attribute_option_text_key unique (attribute_id, option_text) deferrable initially immediate,
  constraint attribute_option_pair_key unique (attribute_id, attribute_option_id)
);

create table attribute_group_link (
  attribute_group_id int not null references attribute_group on delete cascade,
  attribute_id int not null references attribute on delete cascade,
  primary key (attribute_group_id, attribute_id)
);
create index attribute_group_link_attribute_index on attribute_group_link (attribute_id);

-- The values of products: an option where the attribute has options (a row for each of a multiselect), else the text itself.
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

alter table product
  add column variant_group_id int constraint product_variant_group_fkey references variant_group on delete set null,
  -- The options that tell a variant from its siblings, in the order of the group's attributes.
  add column variant_options int[],
  add constraint product_variant_key unique (variant_group_id, variant_options);
create index product_group_index on product (group_id);
