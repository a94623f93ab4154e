-- Redirects that merchants make themselves. Those that follow from changed URL keys are in url_redirect.
create table redirect (
  redirect_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  from_path text not null,
  -- A path of the shop or an absolute address.
  target text not null,
  status integer not null default 301,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint redirect_pkey primary key (redirect_id),
  constraint redirect_uuid_key unique (uuid),
  constraint redirect_from_key unique (from_path),
  constraint redirect_status_check check (status in (301, 302)),
  constraint redirect_loop_check check (from_path <> target)
);
create index redirect_target_index on redirect (target);
select audit_entity('redirect', 'redirect');
