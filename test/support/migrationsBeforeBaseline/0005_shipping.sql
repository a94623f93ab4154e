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

-- One row; every change to zones, attachments, methods or rates moves it, and stored quotes with it.
create table shipping_revision (
  is_only boolean primary key default true constraint shipping_revision_one_row_check check (is_only),
  revision bigint not null default 1
);
insert into shipping_revision default values;
