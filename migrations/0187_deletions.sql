-- Deletions that can be undone. While a transaction names a deletion in the setting `shop.deletion`, triggers keep each row that it
-- changes, also in consequence of other changes. Without it they do nothing. ADR 0033 has the reasons.

create table deletion (
  deletion_id bigint generated always as identity constraint deletion_pkey primary key,
  uuid uuid not null constraint deletion_uuid_key unique,
  -- The table of the deleted records.
  entity_type text not null,
  -- The name of the record, or of one of several.
  name text not null,
  -- The number of deleted records.
  count integer not null,
  -- The id of the route that deletes such records.
  permission text not null,
  admin_user_id integer not null,
  deleted_at timestamptz not null default clock_timestamp(),
  constraint deletion_admin_user_fkey foreign key (admin_user_id) references admin_user (admin_user_id) on delete cascade
);
create index deletion_admin_user_index on deletion (admin_user_id);
create index deletion_deleted_index on deletion (deleted_at);

create table deletion_row (
  deletion_row_id bigint generated always as identity constraint deletion_row_pkey primary key,
  deletion_uuid uuid not null,
  table_name text not null,
  -- The columns that tell the row from others of its table.
  key jsonb not null,
  -- Null before: it was inserted. Null after: it was deleted.
  before jsonb,
  after jsonb,
  constraint deletion_row_deletion_fkey foreign key (deletion_uuid) references deletion (uuid) on delete cascade
    deferrable initially deferred
);
create index deletion_row_table_index on deletion_row (deletion_uuid, table_name);

-- Arguments: the columns of the key.
create function note_deletion() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  insert into deletion_row (deletion_uuid, table_name, key, before, after)
  select current_setting('shop.deletion')::uuid, tg_table_name, jsonb_object_agg(name, coalesce(was, becomes) -> name),
    was, becomes
  from unnest(tg_argv) as name;
  return null;
end $$;

-- Keeps what deletions change in a table. `key` names the columns that tell a row from others, with commas between them.
create function keep_deletions(kept regclass, key text) returns void language plpgsql as $$
begin
  execute format(
    'create trigger deletion after insert or update or delete on %s for each row
      when (current_setting(''shop.deletion'', true) <> '''')
      execute function note_deletion(%s)',
    kept, (select string_agg(quote_literal(name), ', ') from unnest(string_to_array(key, ',')) as name));
end $$;

select keep_deletions('product', 'product_id');
select keep_deletions('product_attribute_value', 'product_id,attribute_id,option_id');
select keep_deletions('product_category', 'product_id,category_id');
select keep_deletions('product_collection', 'product_id,collection_id');
select keep_deletions('product_image', 'product_image_id');
select keep_deletions('product_inventory', 'product_id');
select keep_deletions('product_link', 'product_link_id');
select keep_deletions('cart_item', 'cart_item_id');
select keep_deletions('category', 'category_id');
select keep_deletions('coupon', 'coupon_id');
select keep_deletions('coupon_use', 'coupon_id,customer_key');
select keep_deletions('coupon_redemption', 'order_id');
select keep_deletions('cms_page', 'cms_page_id');
select keep_deletions('menu', 'menu_id');
select keep_deletions('menu_item', 'menu_item_id');
select keep_deletions('redirect', 'redirect_id');
select keep_deletions('translation', 'translation_id');
select keep_deletions('url_rewrite', 'url_rewrite_id');
select keep_deletions('url_translation', 'url_translation_id');
select keep_deletions('url_redirect', 'url_redirect_id');
