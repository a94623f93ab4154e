import { z } from 'zod';
import { int, noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { UrlEntry } from './contract.ts';

const claimant = z.object({
  url_rewrite_id: int.nullable(),
  entity_type: text.nullable(),
  entity_uuid: uuid.nullable(),
  target_path: text.nullable(),
  redirect_to: text.nullable(),
  /** The entity's paths, keyed by language. The default language has the key `""`. */
  paths: z.record(z.string(), z.string()).nullable(),
  /** The languages into which the entity's name or title is translated. Null if there are none. */
  languages: z.array(text).nullable(),
  extra: z.unknown(),
});

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

/** Maximum number of URLs in a sitemap part. Parts are ID ranges. */
export const PART_SIZE = 50_000;
const partRow = z.object({ part: int });

/** Lists the numbers of the parts that have URLs, starting at 0. */
export const listUrlParts = async (db: Db): Promise<readonly number[]> => {
  const rows = await db.any(sql.type(partRow)`
    select (url_rewrite_id - 1) / ${PART_SIZE}::int as part from url_rewrite group by part order by part`);
  return rows.map(({ part }) => part);
};

/** Selects the languages into which an entity's name or title is translated. Null if there are none. */
const languagesOf = (entityUuid: SqlFragment) => sql.fragment`(
  select json_agg(t.locale) from translation t
  where t.entity_uuid = ${entityUuid} and t.fields ?| array['name', 'title'])`;

const urlColumns = sql.fragment`url_rewrite_id, entity_type, entity_uuid, request_path, (
  select json_object_agg(u.locale, u.request_path) from url_translation u
  where u.entity_uuid = url_rewrite.entity_uuid) as paths,
  ${languagesOf(sql.fragment`url_rewrite.entity_uuid`)} as languages`;

const storedUrl = z.object({
  url_rewrite_id: int,
  entity_type: text,
  entity_uuid: uuid,
  request_path: text,
  /** The paths in other languages by language code. Null if the path is the same in all languages. */
  paths: z.record(z.string(), z.string()).nullable(),
  languages: claimant.shape.languages,
});

/** Finds the URL of an entity. Returns null if the entity has none. */
export const findUrl = (db: Db, entityUuid: string) =>
  db.maybeOne(sql.type(storedUrl)`select ${urlColumns} from url_rewrite where entity_uuid = ${entityUuid}`);

/** Lists the newest URLs of an entity kind. */
export const listNewestUrls = (db: Db, entityType: string, limit: number) =>
  db.any(sql.type(storedUrl)`
    select ${urlColumns} from url_rewrite where entity_type = ${entityType}
    order by url_rewrite_id desc limit ${limit}`);

/** Lists the URLs of a part after an id, in ascending id order. */
export const listUrlsAfter = (db: Db, part: number, after: number, limit: number) =>
  db.any(sql.type(storedUrl)`
    select ${urlColumns} from url_rewrite
    where url_rewrite_id > ${Math.max(after, part * PART_SIZE)} and url_rewrite_id <= ${(part + 1) * PART_SIZE}
    order by url_rewrite_id limit ${limit}`);

/** Selects an entity's paths, keyed by language. Null if the entity has only a default-language path. */
const pathsOf = (entityUuid: SqlFragment) => sql.fragment`(
  select json_object_agg(u.locale, u.request_path)::jsonb || json_build_object('', min(r.request_path))::jsonb
  from url_translation u join url_rewrite r on r.entity_uuid = u.entity_uuid where u.entity_uuid = ${entityUuid})`;

/** Selects the entities at a path in the default language, and the path's redirect. */
const claimsOf = (path: string) => sql.fragment`
  select url_rewrite_id, entity_type, entity_uuid, target_path, null as redirect_to
  from url_rewrite where request_path = ${path}
  union all
  select null, null, entity_uuid, null, to_path from url_redirect where from_path = ${path}`;

/**
 * Selects the entities at a path in another language. If an entity has its own path in that language, it is found
 * only at that path, and its default-language path redirects there.
 */
const claimsIn = (language: string, path: string) => sql.fragment`
  select r.url_rewrite_id, u.entity_type, u.entity_uuid, r.target_path, null as redirect_to
  from url_translation u join url_rewrite r on r.entity_uuid = u.entity_uuid
  where u.locale = ${language} and u.request_path = ${path}
  union all
  select case when u.request_path is null then r.url_rewrite_id end, case when u.request_path is null then r.entity_type end,
    r.entity_uuid, case when u.request_path is null then r.target_path end, u.request_path
  from url_rewrite r left join url_translation u on u.entity_uuid = r.entity_uuid and u.locale = ${language}
  where r.request_path = ${path} and u.request_path is distinct from ${path}
  union all
  select null, null, entity_uuid, null, to_path from url_redirect
  where from_path in (${path}, ${`/${language}${path}`})`;

/**
 * Lists the entities at a path by precedence and age, followed by a row with the path's redirect. `language` is null
 * for the default language. `extraColumn` is a JSON expression whose value is repeated in every row. Returns at least
 * one row.
 */
export const listClaimants = (db: Db, path: string, language: string | null, extraColumn: SqlFragment) =>
  db.any(sql.type(claimant)`
    select claim.*, ${pathsOf(sql.fragment`claim.entity_uuid`)} as paths,
      ${languagesOf(sql.fragment`claim.entity_uuid`)} as languages, along.extra
    from (select ${extraColumn} as extra) as along left join (
      ${language === null ? claimsOf(path) : claimsIn(language, path)}
    ) as claim on true
    order by url_rewrite_id is null,
      array_position(array['landing_page', 'cms_page', 'product', 'category'], entity_type) nulls last,
      url_rewrite_id`);
