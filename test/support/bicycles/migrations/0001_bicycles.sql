create table bicycle (
  bicycle_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint bicycle_uuid_key unique,
  name text not null,
  meta_data jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
