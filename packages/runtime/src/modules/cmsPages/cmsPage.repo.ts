import { z } from 'zod';
import { totalRow, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { table } from '../../platform/entity/table.ts';
import type { ValuesOf } from '../../platform/entity/table.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import type { Audience } from '../../platform/loading/readContext.ts';
import { cmsPageRow } from './cmsPage.ts';
import { urlFacts } from '../urls/index.ts';

const cmsPages = table({
  name: 'cms_page',
  alias: 'c',
  row: cmsPageRow,
  written: ['title', 'content', 'url_key', 'status', 'meta_title', 'meta_description'],
});
export type CmsPageValues = ValuesOf<typeof cmsPages>;
const { columns } = cmsPages;

const uuidRow = z.object({ uuid });

/** Builds the SQL condition that an audience may read the page. The storefront shows only published pages. */
const shownTo = (audience: Audience) =>
  audience === 'storefront' ? sql.fragment`c.status` : sql.fragment`true`;

export const findCmsPage = (db: Db, ref: IdRef, audience: Audience) =>
  db.maybeOne(sql.type(cmsPageRow)`
    select ${columns} from cms_page c where ${cmsPages.is(ref)} and ${shownTo(audience)}`);

/** Finds and locks a page. */
export const findCmsPageForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(cmsPageRow)`select ${columns} from cms_page c where ${cmsPages.is(ref)} for update`);

export const listCmsPages = (db: Db, listing: Slice, audience: Audience) =>
  db.any(sql.type(cmsPageRow)`
    select ${columns} from cms_page c where ${shownTo(audience)} and ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countCmsPages = async (db: Db, { where }: Pick<Listing, 'where'>, audience: Audience) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from cms_page c where ${shownTo(audience)} and ${where}`)}`);
  return total;
};

/** Reports whether any page exists, including drafts. */
export const hasCmsPages = (db: Db): Promise<boolean> =>
  db.exists(sql.type(uuidRow)`select uuid from cms_page`);

/** Lists the pages that have the same URL key, title and text as one of the given pages. */
export const listEqualCmsPages = (
  db: Db,
  like: readonly Pick<CmsPageValues, 'url_key' | 'title' | 'content'>[],
) =>
  db.any(sql.type(uuidRow)`
    select c.uuid from cms_page c join ${sql.unnest(
      like.map(({ url_key, title, content }) => [url_key, title, content]),
      ['text', 'text', 'text'],
    )} as made (url_key, title, content) using (url_key, title, content)`);

/** Lists which of the given pages are public. */
export const listLiveCmsPages = async (db: Db, uuids: readonly string[]) => {
  const rows = await db.any(sql.type(uuidRow)`
    select uuid from cms_page where uuid = any(${sql.array(uuids, 'uuid')}) and status`);
  return rows.map((row) => row.uuid);
};

export const insertCmsPage = (tx: Db, values: CmsPageValues) =>
  tx.one(sql.type(cmsPageRow)`${cmsPages.insert(values)} returning ${columns}`);

export const updateCmsPageRow = (tx: Db, id: number, values: CmsPageValues) =>
  tx.one(sql.type(cmsPageRow)`
    ${cmsPages.update(values)} where ${cmsPages.is({ id })} returning ${columns}`);

/** Deletes a page. Returns the deleted page, or null if it does not exist. */
export const deleteCmsPageRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(cmsPageRow)`delete from cms_page c where ${cmsPages.is(ref)} returning ${columns}`);

/** Lists the sitemap facts of CMS pages. */
export const listCmsPageFacts = (db: Db, uuids: readonly string[]) =>
  db.any(sql.type(urlFacts)`
    select uuid, updated_at as changed, '{}'::text[] as pictures
    from cms_page where uuid = any(${sql.array(uuids, 'uuid')})`);
