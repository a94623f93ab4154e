-- Every event of the shop, whether somebody subscribed to it or not, written in the transaction that emits it.
create table event_log (
  event_log_id bigint generated always as identity constraint event_log_pkey primary key,
  uuid uuid not null default gen_random_uuid() constraint event_log_uuid_key unique,
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index event_log_event_index on event_log (event, created_at);
create index event_log_created_index on event_log (created_at);
