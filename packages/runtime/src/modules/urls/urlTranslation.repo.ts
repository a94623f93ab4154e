import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { pathTooLong } from './errors.ts';
import { MAX_LENGTH } from './saveUrl.ts';

/** An entity's path in one language, without the language code. If null, the default-language path is used. */
export interface TranslatedUrl {
  readonly entityType: string;
  readonly entityUuid: string;
  readonly locale: string;
  readonly path: string | null;
}

/**
 * Saves paths in languages other than the default, in the transaction that writes the translations. Former paths
 * redirect (302), as in `saveUrls`. One SQL statement. Throws `PATH_TOO_LONG` (400).
 */
export async function saveTranslatedUrls(tx: Db, urls: readonly TranslatedUrl[]): Promise<void> {
  if (urls.some(({ path }) => path !== null && path.length > MAX_LENGTH)) throw pathTooLong(MAX_LENGTH);
  if (urls.length === 0) return;
  await tx.run(sql.type(noColumns)`
    with entry as (
      select e.*, '/' || e.locale || coalesce(e.path, r.request_path) as address
      from ${sql.unnest(
        urls.map((url) => [url.entityType, url.entityUuid, url.locale, url.path]),
        ['text', 'uuid', 'text', 'text'],
      )} as e (entity_type, entity_uuid, locale, path)
      join url_rewrite r on r.entity_uuid = e.entity_uuid
    ), moved as (
      select e.entity_uuid, '/' || u.locale || u.request_path as former, e.address
      from url_translation u join entry e on e.entity_uuid = u.entity_uuid and e.locale = u.locale
      where u.request_path is distinct from e.path and '/' || u.locale || u.request_path <> e.address
      for no key update of u
    ), saved as (
      insert into url_translation (entity_type, entity_uuid, locale, request_path)
      select entity_type, entity_uuid, locale, path from entry where path is not null
      on conflict on constraint url_translation_entity_key do update set request_path = excluded.request_path
      where url_translation.request_path <> excluded.request_path
    ), gone as (
      delete from url_translation u using entry e
      where e.path is null and u.entity_uuid = e.entity_uuid and u.locale = e.locale
    ), reclaimed as (
      delete from url_redirect d using entry e where d.from_path = e.address
    ), collapsed as (
      update url_redirect d set to_path = m.address
      from moved m
      where d.to_path = m.former and d.entity_uuid = m.entity_uuid
        and d.from_path not in (select address from entry union all select former from moved)
    )
    insert into url_redirect (from_path, to_path, entity_uuid)
    select distinct on (former) former, address, entity_uuid from moved
    where former not in (select address from entry)
    on conflict on constraint url_redirect_from_key do update
    set to_path = excluded.to_path, entity_uuid = excluded.entity_uuid`);
}
