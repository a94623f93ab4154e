import { z } from 'zod';
import { noColumns, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { UrlEntry } from './contract.ts';

/**
 * Writes the URL entries and the redirects from their former paths, in one SQL statement:
 * - Deletes redirects from the new paths, so that a live path never redirects and no loop forms. An entity with
 *   temporary visibility (`isLive`) preserves other entities' redirects, unless they point back, directly or
 *   indirectly, to the entity's former path.
 * - Changes redirects to a former path so that they point to the new path. Every redirect is then a single hop.
 * - Adds a redirect from the former path to the new path, unless another entity's redirect was in effect there.
 * Each step changes different rows of url_redirect, because one SQL statement must not change a row twice.
 */
export async function upsertUrls(db: Db, entries: readonly UrlEntry[]): Promise<void> {
  await db.run(sql.type(noColumns)`
    with recursive entry as (
      select * from ${sql.unnest(
        entries.map((entry) => [
          entry.entityType,
          entry.entityUuid,
          entry.path,
          entry.target,
          entry.isLive ?? null,
        ]),
        ['text', 'uuid', 'text', 'text', 'bool'],
      )} as e (entity_type, entity_uuid, path, target, is_live)
    ), moved as (
      select r.entity_uuid, r.request_path as old_path, e.path as new_path, e.is_live
      from url_rewrite r join entry e on e.entity_uuid = r.entity_uuid
      where r.request_path <> e.path
      for no key update of r
    ), saved as (
      insert into url_rewrite (entity_type, entity_uuid, request_path, target_path)
      select entity_type, entity_uuid, path, target from entry
      on conflict on constraint url_rewrite_entity_key do update
      set entity_type = excluded.entity_type, request_path = excluded.request_path,
        target_path = excluded.target_path
      where (url_rewrite.entity_type, url_rewrite.request_path, url_rewrite.target_path)
        is distinct from (excluded.entity_type, excluded.request_path, excluded.target_path)
    ), led as (
      select e.path as from_path, d.to_path
      from entry e join url_redirect d on d.from_path = e.path where e.is_live is not null
      union
      select led.from_path, d.to_path from led join url_redirect d on d.from_path = led.to_path
    ), reclaimed as (
      delete from url_redirect d using entry e where d.from_path = e.path and (
        e.is_live is null or d.entity_uuid = e.entity_uuid
        or exists (select from led join moved m on m.old_path = led.to_path where led.from_path = e.path))
    ), collapsed as (
      update url_redirect d set to_path = m.new_path
      from moved m
      where d.to_path = m.old_path and (d.entity_uuid = m.entity_uuid or d.entity_uuid is null)
        and d.from_path not in (select path from entry union all select old_path from moved)
    )
    insert into url_redirect (from_path, to_path, entity_uuid)
    select distinct on (old_path) old_path, new_path, entity_uuid
    from moved
    where old_path not in (select path from entry)
      and (is_live is not false or not exists (
        select from url_redirect d where d.from_path = old_path and d.entity_uuid is distinct from moved.entity_uuid))
    on conflict on constraint url_redirect_from_key do update
    set to_path = excluded.to_path, entity_uuid = excluded.entity_uuid`);
}

const translatedPath = z.object({ locale: text, path: text });
export type TranslatedPath = z.output<typeof translatedPath>;

/** Lists the paths in other languages of the entities whose UUIDs a query selects. */
export const listTranslatedPaths = (tx: Db, entities: SqlFragment) =>
  tx.any(sql.type(translatedPath)`
    select locale, request_path as path from url_translation where entity_uuid in (${entities})`);

/**
 * Redirects all paths of an entity that is being deleted to its successor, including paths in other languages and
 * existing redirects, each in a single hop. A path that another entity also has stays with that entity. One SQL
 * statement.
 */
export async function bequeathUrls(
  tx: Db,
  { from: entityUuid, to: successorUuid }: { readonly from: string; readonly to: string },
  translated: readonly TranslatedPath[],
): Promise<void> {
  await tx.run(sql.type(noColumns)`
    with heir as (
      select request_path as path from url_rewrite where entity_uuid = ${successorUuid}
    ), gone as (
      delete from url_rewrite where entity_uuid = ${entityUuid} returning request_path as path
    ), led as (
      update url_redirect d set to_path = heir.path, entity_uuid = ${successorUuid}
      from heir
      where (d.entity_uuid = ${entityUuid} or (d.entity_uuid is null and d.to_path in (select path from gone)))
        and d.from_path <> heir.path and d.from_path not in (select path from gone)
    )
    insert into url_redirect (from_path, to_path, entity_uuid)
    select gone.path, heir.path, ${successorUuid}::uuid
    from gone, heir
    where gone.path <> heir.path and not exists (
      select from url_rewrite r where r.request_path = gone.path and r.entity_uuid <> ${entityUuid})
    union
    select '/' || t.locale || t.path, '/' || t.locale || coalesce(u.request_path, heir.path), ${successorUuid}::uuid
    from heir, ${sql.unnest(
      translated.map(({ locale, path }) => [locale, path]),
      ['text', 'text'],
    )} as t (locale, path)
    left join url_translation u on u.entity_uuid = ${successorUuid} and u.locale = t.locale
    where t.path <> coalesce(u.request_path, heir.path) and not exists (
      select from url_translation o where o.locale = t.locale and o.request_path = t.path)
    on conflict on constraint url_redirect_from_key do update
    set to_path = excluded.to_path, entity_uuid = excluded.entity_uuid`);
}

export async function deleteUrls(db: Db, entityUuid: string): Promise<void> {
  await db.run(sql.type(noColumns)`
    with gone as (delete from url_rewrite where entity_uuid = ${entityUuid}),
      translated as (delete from url_translation where entity_uuid = ${entityUuid})
    delete from url_redirect where entity_uuid = ${entityUuid}`);
}
