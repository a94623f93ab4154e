import { z } from 'zod';
import { int, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';

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
