-- The agents that the merchant registered.
create table agents_agent (
  agents_agent_id integer generated always as identity constraint agents_agent_pkey primary key,
  uuid uuid not null default gen_random_uuid() constraint agents_agent_uuid_key unique,
  name text not null,
  -- Null: the agent has only a key.
  profile_url text constraint agents_agent_profile_url_key unique,
  webhook_url text,
  status text not null default 'allowed' constraint agents_agent_status_check check (status in ('allowed', 'blocked')),
  -- The SHA-256 of its key, and its secret for messages, encrypted.
  key_hash text not null constraint agents_agent_key_hash_key unique,
  webhook_secret text not null,
  last_seen_at timestamptz(3),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select audit_entity('agents_agent', 'agents_agent', 'key_hash,webhook_secret,last_seen_at');

-- The keys with which the shop signs. The private part is encrypted; a former key is shown until its time is over.
create table agents_signing_key (
  kid text constraint agents_signing_key_pkey primary key,
  x text not null,
  y text not null,
  private_key text not null,
  -- Null: the key that signs.
  shown_until timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index agents_signing_key_current on agents_signing_key ((true)) where shown_until is null;
comment on table agents_signing_key is 'Not audited: the shop makes its keys by itself, and the private part must not be copied.';

-- The order of the list of purchases.
alter table agents_session
  add column agents_session_id bigint generated always as identity,
  add constraint agents_session_id_key unique (agents_session_id);
