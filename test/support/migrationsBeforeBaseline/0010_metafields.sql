-- Fields that an administrator declares for a kind of entity. Their values stand in `meta_data` of the entity's own row:
-- namespace, then key, then value.
create table metafield_definition (
  metafield_definition_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint metafield_definition_uuid_key unique,
  owner_type text not null,
  namespace text not null default 'custom',
  field_key text not null,
  name text not null,
  description text,
  field_type text not null constraint metafield_definition_type_check check (
    field_type in (
      'short_text', 'long_text', 'rich_text', 'integer', 'number', 'boolean', 'date', 'color', 'url', 'group'
    )
  ),
  is_list boolean not null default false,
  required boolean not null default false,
  translatable boolean not null default false,
  visible_to_customer boolean not null default true,
  validations jsonb not null default '[]',
  appearance jsonb not null default '{}',
  sub_fields jsonb not null default '[]',
  position int not null default 0,
  provisioned_by_theme text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint metafield_definition_field_key unique (owner_type, namespace, field_key),
  constraint metafield_definition_group_check check ((field_type = 'group') = (sub_fields <> '[]'))
);

-- Every change to a definition gives its owner a new revision, never one that was there before: what a process has compiled
-- of a revision stays right. A writer of values holds the row FOR SHARE, so that no definition changes under it.
create table metafield_revision (
  owner_type text primary key,
  revision uuid not null default gen_random_uuid()
);

-- The values of the shop itself.
create table metafield_shop (
  is_only boolean primary key default true constraint metafield_shop_one_row_check check (is_only),
  meta_data jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
insert into metafield_shop default values;

-- The themes that this shop was started with.
create table theme_install (
  theme text primary key,
  installed_at timestamptz not null default now()
);

alter table product add column meta_data jsonb not null default '{}';
alter table category add column meta_data jsonb not null default '{}';
alter table collection add column meta_data jsonb not null default '{}';
alter table "order" add column meta_data jsonb not null default '{}';
