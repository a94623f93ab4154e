-- The texts of an entity in another language than the default one. Fields that are not there are as the entity has them.
create table translation (
  translation_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  entity_type text not null,
  entity_uuid uuid not null,
  locale text not null,
  fields jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint translation_pkey primary key (translation_id),
  constraint translation_uuid_key unique (uuid),
  constraint translation_entity_key unique (entity_uuid, locale),
  constraint translation_fields_check check (jsonb_typeof(fields) = 'object')
);
create unique index translation_url_key_key on translation (entity_type, locale, (fields ->> 'url_key'))
  where fields ? 'url_key';
select audit_entity('translation', 'translation');
select watch_content('translation');

-- The path of an entity in another language, without the code of the language. Entities without one have the path of url_rewrite
-- in all languages. Redirects of former paths are in url_redirect, with the code.
create table url_translation (
  url_translation_id integer generated always as identity,
  entity_type text not null,
  entity_uuid uuid not null,
  locale text not null,
  request_path text not null,
  constraint url_translation_pkey primary key (url_translation_id),
  constraint url_translation_entity_key unique (entity_uuid, locale)
);
create index url_translation_path_index on url_translation (locale, request_path);
select watch_content('url_translation');

-- Translations and their paths go with their entity, whatever deletes it.
create function delete_translations() returns trigger language plpgsql as $$
begin
  delete from translation where entity_uuid = old.uuid;
  delete from url_translation where entity_uuid = old.uuid;
  return old;
end $$;

-- Lets the rows of a table, which have a uuid, be translated.
create function translate_entity(translated regclass) returns void language plpgsql as $$
begin
  execute format(
    'create trigger delete_translations after delete on %s for each row execute function delete_translations()', translated);
end $$;

select translate_entity(translated::regclass)
from unnest(array[
  'product', 'category', 'collection', 'attribute', 'attribute_option', 'blog_post', 'blog_category', 'cms_page',
  'landing_page'
]) as translated;
