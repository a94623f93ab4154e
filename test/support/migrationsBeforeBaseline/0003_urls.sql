-- Which entity a public path shows. Several kinds may claim one path; who is served is decided by precedence.
create table url_rewrite (
  url_rewrite_id int generated always as identity primary key,
  request_path text not null,
  target_path text not null,
  entity_type text not null,
  entity_uuid uuid not null constraint url_rewrite_entity_key unique,
  created_at timestamptz not null default now()
);
create index url_rewrite_path_index on url_rewrite (request_path);

-- Old paths and where they lead now.
create table url_redirect (
  url_redirect_id int generated always as identity primary key,
  from_path text not null constraint url_redirect_from_key unique,
  to_path text not null,
  entity_uuid uuid,
  created_at timestamptz not null default now(),
  constraint url_redirect_loop_check check (from_path <> to_path)
);
create index url_redirect_to_index on url_redirect (to_path);
create index url_redirect_entity_index on url_redirect (entity_uuid);
