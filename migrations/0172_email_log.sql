-- The e-mails that the shop sent, failed to send, or held back. Bodies are not kept: an e-mail is composed again from its input.
create table email_log (
  email_log_id bigint generated always as identity not null,
  uuid uuid not null default gen_random_uuid(),
  kind text not null,
  recipient text,
  subject text,
  language text,
  entity_uuid uuid,
  order_uuid uuid,
  status text not null,
  reason text,
  error text,
  attempts int not null default 1,
  delivery_id text not null,
  input jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint email_log_pkey primary key (email_log_id),
  constraint email_log_uuid_key unique (uuid),
  constraint email_log_delivery_key unique nulls not distinct (delivery_id, recipient),
  constraint email_log_status_check check (status in ('sent', 'failed', 'suppressed'))
);
create index email_log_time_index on email_log (created_at);
create index email_log_recipient_index on email_log (lower(recipient));
create index email_log_order_index on email_log (order_uuid);
create index email_log_entity_index on email_log (entity_uuid);
