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
  extra: z.unknown(),
});

/**
 * Writes the entries and the redirects of their former paths, in one statement:
 * - It deletes redirects from the new paths, so that a live path never redirects and there is no loop. An entity that comes and
 *   goes (`isLive`) leaves those of others, unless they lead back to where it comes from, by whatever way.
 * - It leads redirects to a former path to the new one, so that every chain is one hop long.
 * - It adds a redirect from the former path to the new one, unless that of another entity was in force there.
 * These three change different rows of url_redirect, because one statement must not change a row twice.
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

export async function deleteUrls(db: Db, entityUuid: string): Promise<void> {
  await db.run(sql.type(noColumns)`
    with gone as (delete from url_rewrite where entity_uuid = ${entityUuid})
    delete from url_redirect where entity_uuid = ${entityUuid}`);
}

/** The most URLs of a part. Parts are ranges of ids. */
export const PART_SIZE = 50_000;
const partRow = z.object({ part: int });

/** Lists the parts that have URLs, from 0. */
export const listUrlParts = async (db: Db): Promise<readonly number[]> => {
  const rows = await db.any(sql.type(partRow)`
    select (url_rewrite_id - 1) / ${PART_SIZE}::int as part from url_rewrite group by part order by part`);
  return rows.map(({ part }) => part);
};

const storedUrl = z.object({ url_rewrite_id: int, entity_type: text, entity_uuid: uuid, request_path: text });

/** Lists the URLs of a part after an id, in the order of their ids. */
export const listUrlsAfter = (db: Db, part: number, after: number, limit: number) =>
  db.any(sql.type(storedUrl)`
    select url_rewrite_id, entity_type, entity_uuid, request_path from url_rewrite
    where url_rewrite_id > ${Math.max(after, part * PART_SIZE)} and url_rewrite_id <= ${(part + 1) * PART_SIZE}
    order by url_rewrite_id limit ${limit}`);

/**
 * Lists the entities at a path, by precedence and age, with the redirect of the path as the last row. `extraColumn` is a JSON
 * expression whose value is the same in all rows. There is at least one row.
 */
export const listClaimants = (db: Db, path: string, extraColumn: SqlFragment) =>
  db.any(sql.type(claimant)`
    select claim.*, along.extra
    from (select ${extraColumn} as extra) as along left join (
      select url_rewrite_id, entity_type, entity_uuid, target_path, null as redirect_to
      from url_rewrite where request_path = ${path}
      union all
      select null, null, entity_uuid, null, to_path from url_redirect where from_path = ${path}
    ) as claim on true
    order by url_rewrite_id is null,
      array_position(array['landing_page', 'cms_page', 'product', 'category'], entity_type) nulls last,
      url_rewrite_id`);
