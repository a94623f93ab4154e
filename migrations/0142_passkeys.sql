-- Passkeys of administrators, a second factor beside authenticators: the public key of each, and how often it was used.
create table admin_passkey (
  admin_passkey_id int generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  admin_user_id int not null,
  name text not null,
  -- The id that the authenticator gave it, and its public key (COSE), both in base64url.
  credential_id text not null,
  public_key text not null,
  -- The count of signatures that its authenticator keeps; 0 throughout where it keeps none.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint admin_passkey_pkey primary key (admin_passkey_id),
  constraint admin_passkey_uuid_key unique (uuid),
  constraint admin_passkey_credential_key unique (credential_id),
  constraint admin_passkey_user_fkey foreign key (admin_user_id) references admin_user on delete cascade
);
create index admin_passkey_user_index on admin_passkey (admin_user_id);

select audit_part(
  'admin_passkey', 'admin_user', 'admin_user_id', 'passkeys', 'credential_id,public_key,counter,transports,last_used_at');

-- The challenge that a new passkey signs.
alter table admin_token drop constraint admin_token_kind_check;
alter table admin_token add constraint admin_token_kind_check
  check (kind in ('session', 'access', 'refresh', 'api', 'challenge', 'reset', 'passkey'));
