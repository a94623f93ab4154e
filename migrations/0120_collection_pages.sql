-- Collections have pages: the paths of those that exist already.
insert into url_rewrite (entity_type, entity_uuid, request_path, target_path)
select 'collection', uuid,
  '/collections/' || case when code ~ '^[a-z0-9_-]+$' then code else
    coalesce(nullif(regexp_replace(regexp_replace(lower(code), '[^a-z0-9_]+', '-', 'g'), '^-|-$', '', 'g'), '') || '-', '')
    || collection_id end,
  '/collection/' || uuid
from collection;

-- Pages show the metafields that customers may see.
select watch_content('metafield_definition');
select watch_content('metafield_revision');
