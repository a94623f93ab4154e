-- Authenticators of administrators that make time-based one-time passwords.
create table admin_totp (
  admin_user_id int primary key constraint admin_totp_user_fkey references admin_user on delete cascade,
  -- The key of the authenticator, encrypted.
  secret jsonb not null,
  -- Null: it was not confirmed yet, and no login asks for it.
  confirmed_at timestamptz,
  -- The time step of the last code that was accepted; a code of that step or an earlier one is not accepted again.
  last_step bigint not null default 0,
  -- Wrong codes in a row of an hour, from all clients.
  failed_count int not null default 0,
  failed_since timestamptz,
  created_at timestamptz not null default now()
);

-- Codes that stand in for the authenticator, each once: only the SHA-256 is kept.
create table admin_recovery_code (
  admin_user_id int not null constraint admin_recovery_code_user_fkey references admin_user on delete cascade,
  code_hash bytea not null,
  primary key (admin_user_id, code_hash)
);

-- A login whose password was right and that waits for its second factor.
alter table admin_token drop constraint admin_token_kind_check;
alter table admin_token add constraint admin_token_kind_check
  check (kind in ('session', 'access', 'refresh', 'api', 'challenge'));
