-- Campaign pages at the root. They hold no content: their body is the widgets that are placed on them.
create table landing_page (
  landing_page_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint landing_page_uuid_key unique,
  status boolean not null default false,
  name text not null,
  url_key text not null constraint landing_page_url_key_key unique,
  description text,
  meta_title text,
  meta_description text,
  publish_start timestamptz,
  publish_end timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint landing_page_window_check check (publish_end > publish_start)
);

-- Pages with a text of their own, such as an imprint.
create table cms_page (
  cms_page_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint cms_page_uuid_key unique,
  title text not null,
  content text,
  url_key text not null constraint cms_page_url_key_key unique,
  status boolean not null default false,
  meta_title text,
  meta_description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What pages are built of. `theme` is the bucket: the instances of a theme show while it is active, those without one
-- while none is.
create table widget_instance (
  widget_instance_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint widget_instance_uuid_key unique,
  name text not null,
  type text not null,
  settings jsonb not null default '{}',
  status boolean not null default true,
  theme text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Where an instance shows: in an area of a route's pages, all of them, or the one that `entity_urn` names. `theme` is that of
-- the instance.
create table widget_placement (
  widget_placement_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint widget_placement_uuid_key unique,
  widget_instance_id int not null
    constraint widget_placement_instance_fkey references widget_instance on delete cascade,
  route text not null,
  area text not null,
  sort_order double precision not null default 1,
  entity_urn text,
  theme text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index widget_placement_spot_key
  on widget_placement (widget_instance_id, route, area, coalesce(entity_urn, ''));
create index widget_placement_page_index on widget_placement (route, entity_urn);
create index widget_placement_entity_index on widget_placement (entity_urn) where entity_urn is not null;
-- Containers name the areas inside of them by their own uuid.
create index widget_placement_area_index on widget_placement (area text_pattern_ops);
