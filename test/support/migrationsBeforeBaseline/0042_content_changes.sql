-- The transactions that changed what public pages show: by them a process knows whether a page that it keeps still stands.
-- Rows of different transactions never meet, so that no writer waits for another. A job takes old ones away.
create table content_change (
  transaction xid8 not null default pg_current_xact_id() constraint content_change_pkey primary key,
  changed_at timestamptz not null default clock_timestamp()
);
create index content_change_time_index on content_change (changed_at);

create function note_content_change() returns trigger language plpgsql as $$
begin
  insert into content_change default values on conflict do nothing;
  return null;
end $$;

-- Migrations of extensions call it for their own tables that pages show. For each row, so that a statement that finds nothing
-- to write changes nothing.
create function watch_content(watched regclass) returns void language plpgsql as $$
begin
  execute format(
    'create trigger content_change after insert or update or delete on %s
      for each row execute function note_content_change()', watched);
  execute format(
    'create trigger content_change_of_all after truncate on %s
      for each statement execute function note_content_change()', watched);
end $$;

select watch_content(watched::regclass) from unnest(array[
  'url_rewrite', 'landing_page', 'cms_page', 'widget_instance', 'widget_placement', 'changeset_operation', 'rollout_plan',
  'category', 'collection', 'product', 'product_image', 'product_category', 'product_collection', 'product_link',
  'product_attribute_value', 'attribute', 'attribute_option', 'variant_group', 'variant_group_attribute', 'setting'
]) as watched;

-- Pages show whether a product can be bought, not how many are left: a sale changes them when it takes the last one.
create trigger content_change after insert or delete on product_inventory
  for each row execute function note_content_change();
create trigger content_change_of_all after truncate on product_inventory
  for each statement execute function note_content_change();
create trigger content_change_of_stock after update on product_inventory for each row
  when ((old.manage_stock, old.stock_availability, old.qty > 0)
    is distinct from (new.manage_stock, new.stock_availability, new.qty > 0))
  execute function note_content_change();

-- Times at which pages change by themselves.
create index landing_page_start_index on landing_page (publish_start) where publish_start is not null;
create index landing_page_end_index on landing_page (publish_end) where publish_end is not null;
create index rollout_plan_start_index on rollout_plan (start_time);
