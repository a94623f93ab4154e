-- The audit log: who changed which record, and how. An administrator's request, a command and a job name themselves in the
-- setting `shop.actor` of their transaction. Triggers note what such a transaction changes, and its entries are written when
-- it commits. Without an actor they note nothing. ADR 0022 has the reasons.

create table audit_log (
  audit_log_id bigint generated always as identity constraint audit_log_pkey primary key,
  uuid uuid not null default gen_random_uuid() constraint audit_log_uuid_key unique,
  actor_kind text not null constraint audit_log_actor_kind_check check (actor_kind in ('admin', 'command', 'job')),
  actor_uuid uuid,
  actor_name text not null,
  action text not null,
  entity_type text not null,
  entity_uuid uuid,
  -- The changed fields alone. Null before: it was created. Null after: it was deleted.
  before jsonb,
  after jsonb,
  request_id text,
  created_at timestamptz not null default now(),
  constraint audit_log_change_check check (before is not null or after is not null)
);
create index audit_log_entity_index on audit_log (entity_type, entity_uuid, audit_log_id);
create index audit_log_actor_index on audit_log (actor_uuid, audit_log_id);
create index audit_log_action_index on audit_log (action, audit_log_id);
create index audit_log_created_index on audit_log (created_at, audit_log_id);

create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('shop.audit_age', true) = 'passed' then return null; end if;
  raise exception 'The audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function keep_audit_log();

-- What the transactions under way changed. No row outlives its transaction, so that nothing is lost with the table.
create unlogged table audit_change (
  transaction xid8 not null default pg_current_xact_id(),
  audit_change_id bigint generated always as identity,
  entity_type text not null,
  -- The integer id of the entity; 0: there is one of its type.
  entity_id bigint not null default 0,
  -- Null: the row belongs to an entity that has the uuid.
  entity_uuid uuid,
  -- Empty: the row of the entity itself.
  part text not null,
  is_list boolean not null,
  before jsonb,
  after jsonb,
  constraint audit_change_pkey primary key (transaction, audit_change_id)
);

-- Arguments: `own`, `row`, `list` or `named`; the type of the entity; the column with its integer id; the part; further
-- columns that are left out, with commas between them.
create function note_audit_change() returns trigger language plpgsql as $$
declare
  kind text := tg_argv[0];
  part text := tg_argv[3];
  omitted text[] := string_to_array(tg_argv[4], ',')
    || array[tg_table_name || '_id', 'uuid', 'created_at', 'updated_at', tg_argv[2]];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(becomes, was);
begin
  if kind = 'named' then
    part := any_row ->> 'name';
    was := jsonb_build_object(part, was -> 'value');
    becomes := jsonb_build_object(part, becomes -> 'value');
  else
    was := was - omitted;
    becomes := becomes - omitted;
  end if;
  if was is distinct from becomes then
    insert into audit_change (entity_type, entity_id, entity_uuid, part, is_list, before, after)
    values (
      tg_argv[1], coalesce((any_row ->> tg_argv[2])::bigint, 0),
      case when kind = 'own' then (any_row ->> 'uuid')::uuid end, part, kind = 'list', was, becomes
    );
  end if;
  return null;
end $$;

create function audit_uuid(entity_type text, entity_id bigint) returns uuid language plpgsql stable as $$
declare
  found uuid;
begin
  if entity_id = 0 then return null; end if;
  execute format('select uuid from %I where %I = $1', entity_type, entity_type || '_id') into found using entity_id;
  return found;
end $$;

-- Secrets are found by their names, and those of settings by the form in which they are stored.
create function audit_masked(name text, value jsonb) returns jsonb language plpgsql immutable as $$
begin
  if value is null or value = 'null' then return value; end if;
  if name ~* 'password|secret|token|hash|api_?key|credential' or value ?& array['sealed', 'iv', 'tag'] then
    return '"***"';
  end if;
  if jsonb_typeof(value) = 'object' then
    return (select coalesce(jsonb_object_agg(key, audit_masked(key, inside)), '{}') from jsonb_each(value) as member (key, inside));
  end if;
  if jsonb_typeof(value) = 'array' then
    return (
      select coalesce(jsonb_agg(audit_masked('', item) order by at), '[]')
      from jsonb_array_elements(value) with ordinality as element (item, at)
    );
  end if;
  return value;
end $$;

-- Runs before the commit, once for each change. The first run writes all entries, and notes how far it came.
create function write_audit_entries() returns trigger language plpgsql as $$
declare
  actor jsonb := nullif(current_setting('shop.actor', true), '')::jsonb;
begin
  if new.audit_change_id <= nullif(current_setting('shop.audited', true), '')::bigint then return null; end if;
  perform set_config('shop.audited', max(audit_change_id)::text, true)
  from audit_change where transaction = pg_current_xact_id();
  with taken as (
    delete from audit_change where transaction = pg_current_xact_id() returning *
  ), rows as (
    -- A row that was changed several times counts as it was before and as it is now.
    select entity_type, entity_id, part, min(audit_change_id) as at, max(entity_uuid::text)::uuid as uuid,
      (array_agg(before order by audit_change_id))[1] as was,
      (array_agg(after order by audit_change_id desc))[1] as becomes
    from taken where not is_list group by entity_type, entity_id, part
  ), items as (
    -- A row that was deleted and inserted again as it was did not change.
    select entity_type, entity_id, part, min(audit_change_id) as at, item, sum(count) as count
    from taken, lateral (values (before, -1), (after, 1)) as side (item, count)
    where is_list and item is not null
    group by entity_type, entity_id, part, item having sum(count) <> 0
  ), fields as (
    select entity_type, entity_id, at, uuid, key as field,
      part = '' and was is null as is_created, part = '' and becomes is null as is_deleted,
      case when was is not null then coalesce(was -> key, 'null') end as was,
      case when becomes is not null then coalesce(becomes -> key, 'null') end as becomes
    from rows, jsonb_object_keys(coalesce(was, '{}') || coalesce(becomes, '{}')) as key
    where coalesce(was -> key, 'null') <> coalesce(becomes -> key, 'null')
    union all
    select entity_type, entity_id, min(at), null, part, false, false,
      coalesce(jsonb_agg(item order by at) filter (where count < 0), '[]'),
      coalesce(jsonb_agg(item order by at) filter (where count > 0), '[]')
    from items group by entity_type, entity_id, part
  ), entries as (
    -- No joins: the planner knows nothing of how many rows there are.
    select entity_type, entity_id, min(at) as at,
      coalesce(max(uuid::text)::uuid, audit_uuid(entity_type, entity_id)) as uuid,
      bool_or(is_created) as is_created, bool_or(is_deleted) as is_deleted,
      coalesce(jsonb_object_agg(field, audit_masked(field, was)) filter (where was is not null), '{}') as was,
      coalesce(jsonb_object_agg(field, audit_masked(field, becomes)) filter (where becomes is not null), '{}') as becomes
    from fields group by entity_type, entity_id
  )
  insert into audit_log
    (actor_kind, actor_uuid, actor_name, action, entity_type, entity_uuid, before, after, request_id)
  select actor ->> 'kind', (actor ->> 'uuid')::uuid, actor ->> 'name', actor ->> 'action', entity_type, uuid,
    case when not is_created then was end, case when not is_deleted then becomes end, actor ->> 'requestId'
  from entries
  -- Not what was created and deleted again, whatever belonged to it.
  where entity_id = 0 or uuid is not null
  order by at;
  return null;
end $$;
create constraint trigger audit_entries after insert on audit_change deferrable initially deferred
  for each row execute function write_audit_entries();

-- Audits a table whose rows are entities with a uuid. Not what the database does in consequence of a change, such as to
-- delete with a product what belongs to it.
create function audit_entity(audited regclass, entity_type text, omitted text default '') returns void language plpgsql as $$
begin
  execute format(
    'create trigger audit after insert or update or delete on %s for each row
      when (current_setting(''shop.actor'', true) <> '''' and pg_trigger_depth() = 0)
      execute function note_audit_change(''own'', %L, %L, '''', %L)',
    audited, entity_type, trim(both '"' from audited::text) || '_id', omitted);
end $$;

-- Audits a table whose rows belong to an entity, found by its integer id in `key`. `part` names the list that they make up;
-- empty: there is one row an entity, whose fields count as the entity's own.
create function audit_part(audited regclass, entity_type text, key text, part text, omitted text default '') returns void
language plpgsql as $$
begin
  execute format(
    'create trigger audit after insert or update or delete on %s for each row
      when (current_setting(''shop.actor'', true) <> '''' and pg_trigger_depth() = 0)
      execute function note_audit_change(%L, %L, %L, %L, %L)',
    audited, case when part = '' then 'row' else 'list' end, entity_type, key,
    case when part = '' then audited::text else part end, omitted);
end $$;

select audit_entity(audited::regclass, audited)
from unnest(array[
  'admin_role', 'admin_user', 'attribute', 'attribute_group', 'blog_category', 'blog_post', 'category', 'changeset', 'cms_page',
  'collection', 'customer', 'customer_group', 'landing_page', 'metafield_definition', 'rollout_plan', 'shipment',
  'shipping_zone', 'tax_class', 'tax_rate', 'variant_group', 'widget_instance'
]) as audited;
select audit_entity('coupon', 'coupon', 'used_time');
select audit_entity('product', 'product', 'search');
select audit_entity('"order"', 'order', 'sid,user_ip,user_agent,client_key');
select audit_entity('metafield_shop', 'shop', 'is_only');

select audit_part('admin_user_role', 'admin_user', 'admin_user_id', 'roles');
select audit_part('attribute_group_link', 'attribute', 'attribute_id', 'groups');
select audit_part('attribute_option', 'attribute', 'attribute_id', 'options');
select audit_part('blog_post_category', 'blog_post', 'blog_post_id', 'categories');
select audit_part('changeset_operation', 'changeset', 'changeset_id', 'operations');
select audit_part('customer_address', 'customer', 'customer_id', 'addresses');
select audit_part('product_attribute_value', 'product', 'product_id', 'attributes');
select audit_part('product_category', 'product', 'product_id', 'categories');
select audit_part('product_collection', 'product', 'product_id', 'collections');
select audit_part('product_image', 'product', 'product_id', 'images');
select audit_part('product_inventory', 'product', 'product_id', '');
select audit_part('product_link', 'product', 'product_id', 'links');
select audit_part('shipment_item', 'shipment', 'shipment_id', 'items');
select audit_part('shipping_zone_country', 'shipping_zone', 'zone_id', 'countries');
select audit_part('shipping_zone_provider', 'shipping_zone', 'zone_id', 'providers');
select audit_part('shipping_zone_province', 'shipping_zone', 'zone_id', 'provinces');
select audit_part('variant_group_attribute', 'variant_group', 'variant_group_id', 'attributes');
select audit_part('widget_placement', 'widget_instance', 'widget_instance_id', 'placements');

create trigger audit after insert or update or delete on setting for each row
  when (current_setting('shop.actor', true) <> '' and pg_trigger_depth() = 0)
  execute function note_audit_change('named', 'setting', '', '', '');
-- What an order's payment transactions held and gave back is in the transactions that follow.
create trigger audit after insert on payment_transaction for each row
  when (current_setting('shop.actor', true) <> '')
  execute function note_audit_change(
    'list', 'order', 'order_id', 'transactions', 'additional_information,is_settled,is_final,refunded,reserved');
create trigger audit after update on order_address for each row
  when (current_setting('shop.actor', true) <> '')
  execute function note_audit_change('own', 'order_address', 'order_address_id', '', '');
-- Sessions and their tokens come and go with logins.
create trigger audit_created after insert on admin_token for each row
  when (current_setting('shop.actor', true) <> '' and new.kind = 'api')
  execute function note_audit_change('own', 'admin_token', 'admin_token_id', '', 'kind,family,used_at,use_count,last_used_at');
create trigger audit_deleted after delete on admin_token for each row
  when (current_setting('shop.actor', true) <> '' and old.kind = 'api' and pg_trigger_depth() = 0)
  execute function note_audit_change('own', 'admin_token', 'admin_token_id', '', 'kind,family,used_at,use_count,last_used_at');
