import { z } from 'zod';
import { bool, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import { noColumns, totalRow } from '../../platform/db/rows.ts';
import { countRows } from '../../platform/graphql/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/graphql/listing/parseListing.ts';
import { liveAt } from './visibility.ts';

const landingPageRow = z.object({
  landing_page_id: int,
  uuid,
  status: bool,
  name: text,
  url_key: text,
  description: text.nullable(),
  meta_title: text.nullable(),
  meta_description: text.nullable(),
  publish_start: timestamp.nullable(),
  publish_end: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type LandingPageRow = z.output<typeof landingPageRow>;
export type LandingPageValues = Omit<
  LandingPageRow,
  'landing_page_id' | 'uuid' | 'created_at' | 'updated_at'
>;

const uuidRow = z.object({ uuid });
const keyRow = z.object({ url_key: text });
const prefixRow = z.object({ total: int, names: z.array(text), url_keys: z.array(text) });

const columns = sql.fragment`l.landing_page_id, l.uuid, l.status, l.name, l.url_key, l.description, l.meta_title,
  l.meta_description, l.publish_start, l.publish_end, l.created_at, l.updated_at`;

const landingPageOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`l.landing_page_id = ${ref.id}` : sql.fragment`l.uuid = ${ref.uuid}`;

export const findLandingPage = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(landingPageRow)`select ${columns} from landing_page l where ${landingPageOf(ref)}`);

/** Null also while it is not live. */
export const findLiveLandingPage = (db: Db, pageUuid: string, now: Date) =>
  db.maybeOne(sql.type(landingPageRow)`
    select ${columns} from landing_page l where l.uuid = ${pageUuid} and ${liveAt(now)}`);

/** Locks the page. */
export const findLandingPageForUpdate = (tx: Db, pageUuid: string) =>
  tx.maybeOne(sql.type(landingPageRow)`
    select ${columns} from landing_page l where l.uuid = ${pageUuid} for update`);

export const listLandingPages = (db: Db, listing: Slice) =>
  db.any(sql.type(landingPageRow)`
    select ${columns} from landing_page l where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countLandingPages = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from landing_page l where ${where}`)}`);
  return total;
};

/** Those of the uuids that the storefront may show. */
export const listLiveLandingPages = async (db: Db, uuids: readonly string[], now: Date) => {
  const rows = await db.any(sql.type(uuidRow)`
    select l.uuid from landing_page l where l.uuid = any(${sql.array(uuids, 'uuid')}) and ${liveAt(now)}`);
  return rows.map((row) => row.uuid);
};

/** The keys that begin so. */
export const listUrlKeysLike = async (db: Db, beginning: string): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(keyRow)`
    select url_key from landing_page where starts_with(url_key, ${beginning})`);
  return rows.map((row) => row.url_key);
};

/** How many pages have a key with the prefix, and which names and keys begin so. */
export const countKeyPrefix = (db: Db, prefix: string, beginning: Pick<LandingPageRow, 'name' | 'url_key'>) =>
  db.one(sql.type(prefixRow)`
    select count(*) filter (where starts_with(url_key, ${prefix})) as total,
      coalesce(array_agg(name) filter (where starts_with(name, ${beginning.name})), '{}') as names,
      coalesce(array_agg(url_key) filter (where starts_with(url_key, ${beginning.url_key})), '{}') as url_keys
    from landing_page`);

const insertion = (values: LandingPageValues) => sql.fragment`
  insert into landing_page as l (status, name, url_key, description, meta_title, meta_description,
    publish_start, publish_end)
  values (${values.status}, ${values.name}, ${values.url_key}, ${values.description}, ${values.meta_title},
    ${values.meta_description}, ${values.publish_start}, ${values.publish_end})`;

export const insertLandingPage = (tx: Db, values: LandingPageValues) =>
  tx.one(sql.type(landingPageRow)`${insertion(values)} returning ${columns}`);

/** Null: another page has the url_key. */
export const insertUnlessTaken = (tx: Db, values: LandingPageValues) =>
  tx.maybeOne(sql.type(landingPageRow)`
    ${insertion(values)} on conflict on constraint landing_page_url_key_key do nothing returning ${columns}`);

export const updateLandingPageRow = (tx: Db, pageUuid: string, values: LandingPageValues) =>
  tx.one(sql.type(landingPageRow)`
    update landing_page l set status = ${values.status}, name = ${values.name}, url_key = ${values.url_key},
      description = ${values.description}, meta_title = ${values.meta_title},
      meta_description = ${values.meta_description}, publish_start = ${values.publish_start},
      publish_end = ${values.publish_end}, updated_at = now()
    where l.uuid = ${pageUuid}
    returning ${columns}`);

export const deleteLandingPageRow = (tx: Db, pageUuid: string) =>
  tx.run(sql.type(noColumns)`delete from landing_page where uuid = ${pageUuid}`);
