-- Menus of the storefront. The theme shows those of the codes that it knows, such as `header`.
create table menu (
  menu_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  code text not null,
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint menu_pkey primary key (menu_id),
  constraint menu_uuid_key unique (uuid),
  constraint menu_code_key unique (code)
);
create table menu_item (
  menu_item_id integer generated always as identity,
  uuid uuid not null,
  menu_id integer not null,
  -- Null: the item is on the first level.
  parent_uuid uuid,
  -- The place in the whole menu.
  position integer not null,
  name text not null,
  -- A path, an absolute address or the URN of an entity. Null: the item leads nowhere, and is a heading of others.
  target text,
  constraint menu_item_pkey primary key (menu_item_id),
  constraint menu_item_uuid_key unique (uuid),
  constraint menu_item_menu_fkey foreign key (menu_id) references menu (menu_id) on delete cascade,
  constraint menu_item_parent_fkey foreign key (parent_uuid) references menu_item (uuid) on delete cascade
);
create index menu_item_menu_index on menu_item (menu_id, position);
create index menu_item_parent_index on menu_item (parent_uuid);
select audit_entity('menu', 'menu');
select audit_part('menu_item', 'menu', 'menu_id', 'items');
select watch_content('menu');
select watch_content('menu_item');
select translate_entity('menu_item');
