-- Where the merchant's own systems are told of events, and each delivery to them.
create table webhook (
  webhook_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  url text not null,
  description text,
  -- Names of events; `*` is all.
  topics text[] not null,
  status text not null default 'active',
  -- Why the shop switched it off; null: it is active, or an administrator did.
  off_reason text,
  -- The first failure since the last delivery that was taken; null: the last one was.
  failing_since timestamptz,
  -- Encrypted, as are those of `former_secrets`: a list of `secret` and the time `until` which it still signs.
  secret jsonb not null,
  former_secrets jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint webhook_pkey primary key (webhook_id),
  constraint webhook_uuid_key unique (uuid),
  constraint webhook_status_check check (status in ('active', 'off')),
  constraint webhook_off_reason_check
    check (off_reason is null or off_reason in ('gone', 'failing') and status = 'off')
);
select audit_entity('webhook', 'webhook', 'failing_since');

-- One row for each event and webhook, written by the statement that emits the event. A replay sets it back to `pending`.
create table webhook_delivery (
  webhook_delivery_id bigint generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  webhook_id integer not null,
  -- The id of the event in the event log, which receivers are told; of a test one of its own.
  event_uuid uuid not null,
  -- The place of the event in the event log. Deliveries for one entity go in this order.
  event_order bigint not null,
  topic text not null,
  payload jsonb not null,
  -- What the event is about, such as the UUID of an order; null: it waits for no other delivery.
  entity text,
  emitted_at timestamptz not null,
  status text not null default 'pending',
  attempts integer not null default 0,
  next_try_at timestamptz not null default '-infinity',
  -- Until then the process that sends it keeps others off.
  claimed_until timestamptz,
  -- The content of the request, made at the first try.
  body text,
  response_status integer,
  response_excerpt text,
  failure text,
  error text,
  duration_ms integer,
  tried_at timestamptz,
  created_at timestamptz not null default now(),
  constraint webhook_delivery_pkey primary key (webhook_delivery_id),
  constraint webhook_delivery_uuid_key unique (uuid),
  constraint webhook_delivery_event_key unique (webhook_id, event_uuid),
  constraint webhook_delivery_webhook_fkey foreign key (webhook_id) references webhook on delete cascade,
  constraint webhook_delivery_status_check check (status in ('pending', 'delivered', 'failed')),
  constraint webhook_delivery_failure_check
    check (failure in ('status', 'redirect', 'deadline', 'address', 'connection', 'record'))
);
create index webhook_delivery_due_index on webhook_delivery (webhook_id, next_try_at, event_order)
  where status = 'pending';
create index webhook_delivery_order_index on webhook_delivery (webhook_id, entity, event_order)
  where status = 'pending';
create index webhook_delivery_claimed_index on webhook_delivery (webhook_id) where claimed_until is not null;
create index webhook_delivery_list_index on webhook_delivery (webhook_id, webhook_delivery_id);
create index webhook_delivery_entity_index on webhook_delivery (entity);
create index webhook_delivery_created_index on webhook_delivery (created_at);
