create table customer_group (
  customer_group_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint customer_group_uuid_key unique,
  group_name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index customer_group_name_key on customer_group (lower(group_name));
-- Gets id 1: the group of everybody who is in no other. It cannot be deleted.
insert into customer_group (group_name) values ('Default');

create table customer (
  customer_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint customer_uuid_key unique,
  -- 0: may not log in, and holds no session or token.
  status smallint not null default 1 constraint customer_status_check check (status in (0, 1)),
  group_id int not null default 1
    constraint customer_group_fkey references customer_group on delete set default,
  email text not null,
  password_hash text not null,
  full_name text not null,
  meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index customer_email_key on customer (lower(email));
create index customer_group_index on customer (group_id);
create index customer_created_index on customer (created_at);

create table customer_address (
  customer_address_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint customer_address_uuid_key unique,
  customer_id int not null constraint customer_address_customer_fkey references customer on delete cascade,
  full_name text not null,
  telephone text not null,
  address_1 text not null,
  address_2 text,
  postcode text not null,
  city text not null,
  province text not null,
  country text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index customer_address_customer_index on customer_address (customer_id);
create unique index customer_address_default_key on customer_address (customer_id) where is_default;

-- A visitor of the storefront, logged in or not. Of the cookie only the SHA-256 is kept; carts and orders name the uuid,
-- which stays when a guest logs in, while the cookie changes.
create table storefront_session (
  storefront_session_id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint storefront_session_uuid_key unique,
  customer_id int references customer on delete cascade,
  token_hash bytea not null constraint storefront_session_hash_key unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index storefront_session_customer_index on storefront_session (customer_id) where customer_id is not null;
create index storefront_session_expires_index on storefront_session (expires_at);

-- Access, refresh and password reset tokens: only the SHA-256 of the secret is kept.
create table customer_token (
  customer_token_id bigint generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  kind text not null constraint customer_token_kind_check check (kind in ('access', 'refresh', 'reset')),
  token_hash bytea not null constraint customer_token_hash_key unique,
  -- The pairs that descend from one login share it: a refresh token used twice revokes them all.
  family uuid not null,
  expires_at timestamptz not null,
  -- Of a refresh token: when it was first used, and how often.
  used_at timestamptz,
  use_count int not null default 0,
  created_at timestamptz not null default now()
);
create index customer_token_customer_index on customer_token (customer_id);
create index customer_token_family_index on customer_token (family);
create index customer_token_expires_index on customer_token (expires_at);
