create table admin_user (
  admin_user_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint admin_user_uuid_key unique,
  email text not null,
  password_hash text not null,
  full_name text not null,
  status boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index admin_user_email_key on admin_user (lower(email));

create table admin_role (
  admin_role_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint admin_role_uuid_key unique,
  name text not null constraint admin_role_name_key unique,
  -- Route ids; '*' is all of them.
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into admin_role (name, permissions) values ('Administrator', '{*}');

create table admin_user_role (
  admin_user_id int not null references admin_user on delete cascade,
  admin_role_id int not null references admin_role on delete cascade,
  primary key (admin_user_id, admin_role_id)
);

-- Sessions, access, refresh and long-lived API tokens: only the SHA-256 of the secret is kept.
create table admin_token (
  admin_token_id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint admin_token_uuid_key unique,
  admin_user_id int not null references admin_user on delete cascade,
  kind text not null constraint admin_token_kind_check check (kind in ('session', 'access', 'refresh', 'api')),
  token_hash bytea not null constraint admin_token_hash_key unique,
  -- The pairs that descend from one login share it: a refresh token used twice revokes them all.
  family uuid not null,
  name text,
  expires_at timestamptz,
  -- Of a refresh token: when it was first used, and how often.
  used_at timestamptz,
  use_count int not null default 0,
  created_at timestamptz not null default now()
);
create index admin_token_user_index on admin_token (admin_user_id);
create index admin_token_family_index on admin_token (family);
create index admin_token_expires_index on admin_token (expires_at);
