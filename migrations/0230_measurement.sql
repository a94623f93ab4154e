-- What visitors did who agreed to be counted: under a random number, without address, e-mail or account.
create table measurement_event (
  measurement_event_id bigint generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  name text not null,
  path text not null,
  visitor_id uuid not null,
  properties jsonb not null default '{}',
  occurred_at timestamptz not null,
  constraint measurement_event_pkey primary key (measurement_event_id),
  constraint measurement_event_uuid_key unique (uuid),
  constraint measurement_event_size_check check (length(name) <= 40 and length(path) <= 500 and length(properties::text) <= 4000)
);
create index measurement_event_time_index on measurement_event (occurred_at, name, visitor_id);
create index measurement_event_visitor_index on measurement_event (visitor_id, occurred_at);
-- Orders that such visitors sent, until they are placed. The visitor is forgotten as soon as the order was counted.
create table measurement_order (
  order_id integer not null,
  visitor_id uuid,
  created_at timestamptz not null,
  constraint measurement_order_pkey primary key (order_id),
  constraint measurement_order_order_fkey foreign key (order_id) references "order" (order_id) on delete cascade
);
