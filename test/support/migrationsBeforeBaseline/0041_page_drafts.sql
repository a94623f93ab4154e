-- Changes of pages that nobody sees yet. A draft is one admin's; a changeset of another name waits for a rollout plan.
create table changeset (
  changeset_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint changeset_uuid_key unique,
  name text not null,
  -- The theme whose pages it changes; null: the pages without one.
  theme text,
  -- For each route the change_order up to which its operations hold: what lies past it was undone.
  route_cursors jsonb not null default '{}' constraint changeset_cursors_check check (jsonb_typeof(route_cursors) = 'object'),
  created_by int constraint changeset_created_by_fkey references admin_user on delete set null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- An admin works at one draft of a theme at a time.
create unique index changeset_open_draft_key on changeset (created_by, coalesce(theme, ''))
  where published_at is null and name like 'pb-draft-%';

-- A widget instance or a placement that is made (no old payload), changed (both) or taken away (no new one).
create table changeset_operation (
  changeset_operation_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint changeset_operation_uuid_key unique,
  changeset_id int not null constraint changeset_operation_changeset_fkey references changeset on delete cascade,
  change_order int not null,
  route text not null,
  -- Of the instance or the placement.
  entity_urn text not null,
  old_payload jsonb,
  new_payload jsonb,
  created_at timestamptz not null default now(),
  constraint changeset_operation_order_key unique (changeset_id, change_order),
  constraint changeset_operation_payload_check check (old_payload is not null or new_payload is not null)
);
-- By these a page finds what a changeset says of it: of what stands on it, and of what is placed on it anew.
create index changeset_operation_entity_index on changeset_operation (changeset_id, entity_urn, change_order);
create index changeset_operation_page_index
  on changeset_operation (changeset_id, (new_payload ->> 'route'), coalesce(new_payload ->> 'entity_urn', ''));

-- A changeset that shows from a time, to a time, with nothing written to the pages.
create table rollout_plan (
  rollout_plan_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint rollout_plan_uuid_key unique,
  name text not null,
  changeset_id int not null constraint rollout_plan_changeset_fkey references changeset on delete cascade,
  theme text,
  -- Those of the changeset when the plan was made, or last synced.
  route_cursors jsonb not null constraint rollout_plan_cursors_check check (jsonb_typeof(route_cursors) = 'object'),
  start_time timestamptz not null,
  end_time timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint rollout_plan_time_check check (end_time > start_time)
);
create index rollout_plan_changeset_index on rollout_plan (changeset_id);
-- Finds the plans that have not ended.
create index rollout_plan_end_index on rollout_plan (end_time);

-- The pages that a plan changes, and when: no two plans of a theme change the same page at the same time. One that changes
-- all pages of a route has one row, with no urn.
create table rollout_plan_page (
  rollout_plan_id int not null constraint rollout_plan_page_plan_fkey references rollout_plan on delete cascade,
  route text not null,
  entity_urn text,
  -- Theme, route and urn as numbers that ranges can be compared by, as texts cannot without a server extension. A whole
  -- route holds all its pages.
  scope int8range not null,
  during tstzrange not null,
  constraint rollout_plan_overlap_exclude exclude using gist (scope with &&, during with &&)
);
create unique index rollout_plan_page_key on rollout_plan_page (rollout_plan_id, route, coalesce(entity_urn, ''));
