-- The purchases that agents could not complete, with the reason, for the merchant's page.
create table agents_refusal (
  agents_refusal_id bigint generated always as identity constraint agents_refusal_pkey primary key,
  uuid uuid not null default gen_random_uuid() constraint agents_refusal_uuid_key unique,
  -- The ID of the session. No foreign key: sessions go after some hours, and this stays.
  session text not null,
  agent_key text not null,
  agent_name text,
  protocol text not null,
  -- A kind of problem, such as payment_failed.
  reason text not null,
  created_at timestamptz(3) not null
);
create index agents_refusal_time_idx on agents_refusal (created_at);
create index agents_refusal_agent_idx on agents_refusal (agent_key, created_at);
comment on table agents_refusal is 'Not audited: agents alone cause it.';

-- The checkouts that agents opened each day (UTC). Sessions go, and these numbers stay.
create table agents_opened (
  agent_key text not null,
  day date not null,
  agent_name text,
  checkouts integer not null constraint agents_opened_checkouts_check check (checkouts > 0),
  constraint agents_opened_pkey primary key (agent_key, day)
);
create index agents_opened_day_idx on agents_opened (day);
comment on table agents_opened is 'Not audited: agents alone cause it.';

-- Purchases are counted by the time at which their checkout was opened.
create index agents_session_created_idx on agents_session (created_at) where order_uuid is not null;
