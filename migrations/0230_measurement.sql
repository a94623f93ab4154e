-- What visitors did who agreed to be counted: under a random number of their visit, without address, e-mail, account or order.
create table measurement_event (
  measurement_event_id bigint generated always as identity,
  visit_id uuid not null,
  name text not null,
  path text not null,
  subject text,
  hits integer,
  occurred_at timestamptz not null,
  constraint measurement_event_pkey primary key (measurement_event_id),
  constraint measurement_event_name_check check (
    name in ('page_viewed', 'product_viewed', 'searched', 'added_to_cart', 'checkout_started', 'order_placed')),
  constraint measurement_event_size_check check (length(path) <= 500 and length(subject) <= 200)
);
create index measurement_event_time_index on measurement_event (occurred_at);
