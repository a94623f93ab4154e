import { z } from 'zod';
import { bool, createdAt, entityId, entityUuid, text, updatedAt, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import { totalRow } from '../../platform/db/rows.ts';
import { table } from '../../platform/entity/table.ts';
import type { ValuesOf } from '../../platform/entity/table.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';

export const cmsPageRow = z.object({
  cms_page_id: entityId,
  uuid: entityUuid,
  title: text.describe('The heading of the page.'),
  content: text.nullable().describe('The text of the page, plain: empty lines separate its paragraphs.'),
  url_key: text.describe('The path of the page; unique among CMS pages.'),
  status: bool.meta(kind('flag', 'Whether it is public; false: a draft, which only administrators see.')),
  meta_title: text.nullable().describe('The title for search engines; null: the heading.'),
  meta_description: text.nullable().describe('The description for search engines.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type CmsPageRow = z.output<typeof cmsPageRow>;

const cmsPages = table({
  name: 'cms_page',
  alias: 'c',
  row: cmsPageRow,
  written: ['title', 'content', 'url_key', 'status', 'meta_title', 'meta_description'],
});
export type CmsPageValues = ValuesOf<typeof cmsPages>;
const { columns } = cmsPages;

const uuidRow = z.object({ uuid });

/** Customers see what is published, administrators everything. */
export type Readers = 'customers' | 'administrators';

const shownTo = (readers: Readers) => (readers === 'customers' ? sql.fragment`c.status` : sql.fragment`true`);

export const findCmsPage = (db: Db, ref: IdRef, readers: Readers) =>
  db.maybeOne(sql.type(cmsPageRow)`
    select ${columns} from cms_page c where ${cmsPages.is(ref)} and ${shownTo(readers)}`);

/** Locks the page. */
export const findCmsPageForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(cmsPageRow)`select ${columns} from cms_page c where ${cmsPages.is(ref)} for update`);

export const listCmsPages = (db: Db, listing: Slice, readers: Readers) =>
  db.any(sql.type(cmsPageRow)`
    select ${columns} from cms_page c where ${shownTo(readers)} and ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countCmsPages = async (db: Db, { where }: Pick<Listing, 'where'>, readers: Readers) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from cms_page c where ${shownTo(readers)} and ${where}`)}`);
  return total;
};

/** Those of the uuids that the storefront may show. */
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

/** The row as it was, or null. */
export const deleteCmsPageRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(cmsPageRow)`delete from cms_page c where ${cmsPages.is(ref)} returning ${columns}`);
