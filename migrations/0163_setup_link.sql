-- The links by which the first administrator of a shop is made. All of them end once there is one.
create table admin_setup_link (
  token_hash bytea not null,
  expires_at timestamptz not null,
  constraint admin_setup_link_pkey primary key (token_hash)
);
