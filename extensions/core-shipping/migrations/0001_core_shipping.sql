create table core_shipping_method (
  core_shipping_method_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint core_shipping_method_uuid_key unique,
  name text not null constraint core_shipping_method_name_key unique,
  is_enabled boolean not null default true,
  sort_order int not null default 0,
  default_carrier_code text,
  default_service_code text
);

create table core_shipping_method_rate (
  core_shipping_method_rate_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint core_shipping_method_rate_uuid_key unique,
  method_id int not null references core_shipping_method on delete cascade,
  zone_id int not null references shipping_zone on delete cascade,
  is_enabled boolean not null default true,
  cost numeric constraint core_shipping_method_rate_cost_check check (cost >= 0),
  condition_type text
    constraint core_shipping_method_rate_condition_check check (condition_type in ('price', 'weight')),
  min numeric,
  max numeric,
  -- [{ min_price, cost }] and [{ min_weight, cost }], with figures as they were sent: numbers or decimal texts.
  price_based_cost jsonb,
  weight_based_cost jsonb,
  constraint core_shipping_method_rate_key unique (method_id, zone_id)
);
create index core_shipping_method_rate_zone_index on core_shipping_method_rate (zone_id);
