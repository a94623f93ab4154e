-- The rights of shoppers to their data: an archive of all that the shop knows, and erasure.

-- Archives, made by a job and kept for a week. The archive is in the row, so that it ends with the account.
create table customer_export (
  customer_export_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  customer_id integer not null,
  content bytea,
  ready_at timestamptz,
  created_at timestamptz not null,
  constraint customer_export_pkey primary key (customer_export_id),
  constraint customer_export_uuid_key unique (uuid),
  constraint customer_export_customer_fkey foreign key (customer_id) references customer (customer_id) on delete cascade,
  constraint customer_export_ready_check check ((content is null) = (ready_at is null))
);
create index customer_export_customer_index on customer_export (customer_id);
create index customer_export_created_index on customer_export (created_at);
select audit_entity('customer_export', 'customer_export', 'content,ready_at');

-- Wishes to be erased that wait for the last order to end.
create table erasure_wish (
  customer_id integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamptz not null,
  constraint erasure_wish_pkey primary key (customer_id),
  constraint erasure_wish_uuid_key unique (uuid),
  constraint erasure_wish_customer_fkey foreign key (customer_id) references customer (customer_id) on delete cascade
);
comment on table erasure_wish is 'Not audited: customers alone write it, in their account.';

-- Keeps the shape of JSON, its numbers, UUIDs and times, and what says nothing about a person; every other text becomes "erased".
create function erased_values(value jsonb) returns jsonb language plpgsql immutable parallel safe as $$
begin
  case jsonb_typeof(value)
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(key, case
          when key in ('country', 'province', 'currency', 'locale', 'language', 'kind', 'type', 'code')
            or key ~ '(^|_)(status|state|phase)$' then inside
          else erased_values(inside) end), '{}')
        from jsonb_each(value) as member (key, inside));
    when 'array' then
      return (
        select coalesce(jsonb_agg(erased_values(item) order by at), '[]')
        from jsonb_array_elements(value) with ordinality as element (item, at));
    when 'string' then
      if value #>> '{}' ~* '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9:.]+(Z|[+-][0-9:]+)?|)$' then
        return value;
      end if;
      return '"erased"';
    else
      return value;
  end case;
end $$;

-- The same of JSON in a text column. A text that is no JSON is erased as a whole.
create function erased_text_values(value text) returns text language plpgsql immutable parallel safe as $$
begin
  return erased_values(value::jsonb)::text;
exception when invalid_text_representation then
  return 'erased';
end $$;

-- An erasure takes the values from audit entries about the erased. Nothing else changes an entry.
create or replace function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('shop.audit_age', true) = 'passed' then return null; end if;
  if tg_op = 'UPDATE' and current_setting('shop.erasure', true) = 'on' then return null; end if;
  raise exception 'The audit log is append-only';
end $$;
