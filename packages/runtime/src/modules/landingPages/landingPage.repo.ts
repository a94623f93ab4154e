import { z } from 'zod';
import { int, noColumns, text, totalRow, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { table } from '../../platform/entity/table.ts';
import type { ValuesOf } from '../../platform/entity/table.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { landingPageRow } from './landingPage.ts';
import type { LandingPageRow } from './landingPage.ts';
import { liveAt } from './visibility.ts';

const landingPages = table({
  name: 'landing_page',
  alias: 'l',
  row: landingPageRow,
  written: [
    'status',
    'name',
    'url_key',
    'description',
    'meta_title',
    'meta_description',
    'publish_start',
    'publish_end',
  ],
});
export type LandingPageValues = ValuesOf<typeof landingPages>;
const { columns } = landingPages;

const uuidRow = z.object({ uuid });
const keyRow = z.object({ url_key: text });
const prefixRow = z.object({ total: int, names: z.array(text), url_keys: z.array(text) });

/** Finds a landing page, live or not. */
export const findLandingPage = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(landingPageRow)`select ${columns} from landing_page l where ${landingPages.is(ref)}`);

/** Finds a page that is live at the given time. */
export const findLiveLandingPage = (db: Db, pageUuid: string, now: Date) =>
  db.maybeOne(sql.type(landingPageRow)`
    select ${columns} from landing_page l where l.uuid = ${pageUuid} and ${liveAt(now)}`);

/** Finds and locks a page. */
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

/** Lists which of the given pages are live at the given time. */
export const listLiveLandingPages = async (db: Db, uuids: readonly string[], now: Date) => {
  const rows = await db.any(sql.type(uuidRow)`
    select l.uuid from landing_page l where l.uuid = any(${sql.array(uuids, 'uuid')}) and ${liveAt(now)}`);
  return rows.map((row) => row.uuid);
};

/** Lists the URL keys with a prefix. */
export const listUrlKeysLike = async (db: Db, beginning: string): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(keyRow)`
    select url_key from landing_page where starts_with(url_key, ${beginning})`);
  return rows.map((row) => row.url_key);
};

/** Counts the pages whose URL key has a prefix, and lists the names and URL keys with the given prefixes. */
export const countKeyPrefix = (db: Db, prefix: string, beginning: Pick<LandingPageRow, 'name' | 'url_key'>) =>
  db.one(sql.type(prefixRow)`
    select count(*) filter (where starts_with(url_key, ${prefix})) as total,
      coalesce(array_agg(name) filter (where starts_with(name, ${beginning.name})), '{}') as names,
      coalesce(array_agg(url_key) filter (where starts_with(url_key, ${beginning.url_key})), '{}') as url_keys
    from landing_page`);

export const insertLandingPage = (tx: Db, values: LandingPageValues) =>
  tx.one(sql.type(landingPageRow)`${landingPages.insert(values)} returning ${columns}`);

/** Inserts a page. Returns null if another page has the same `url_key`. */
export const insertUnlessTaken = (tx: Db, values: LandingPageValues) =>
  tx.maybeOne(sql.type(landingPageRow)`
    ${landingPages.insert(values)} on conflict on constraint landing_page_url_key_key do nothing returning ${columns}`);

export const updateLandingPageRow = (tx: Db, pageUuid: string, values: LandingPageValues) =>
  tx.one(sql.type(landingPageRow)`
    ${landingPages.update(values)} where ${landingPages.is({ uuid: pageUuid })} returning ${columns}`);

export const deleteLandingPageRow = (tx: Db, pageUuid: string) =>
  tx.run(sql.type(noColumns)`delete from landing_page where uuid = ${pageUuid}`);
