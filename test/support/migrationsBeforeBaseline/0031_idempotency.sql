-- The keys by which requests are known again, and the answers that the first of each was given.
create table idempotency_key (
  -- SHA-256 of the key with the route and the caller that it holds for.
  key_id bytea constraint idempotency_key_pkey primary key,
  -- SHA-256 of what was asked for: path, query and the bytes of the body.
  payload bytea not null,
  -- The request that works on it, or worked on it last.
  holder uuid not null,
  -- Without an answer by then, another request may take it over.
  leased_until timestamptz not null,
  -- Encrypted: it may hold a cookie, or what only its caller may read. Null while there is none.
  answer bytea,
  created_at timestamptz not null
);
create index idempotency_key_created_index on idempotency_key (created_at);

-- The key of the request that asked for the attempt: whoever settles it also writes the answer. Null: it had none.
alter table payment_attempt add column ticket jsonb;
