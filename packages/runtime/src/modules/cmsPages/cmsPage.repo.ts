import { z } from 'zod';
import { bool, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import { totalRow } from '../../platform/db/rows.ts';
import { countRows } from '../../platform/graphql/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/graphql/listing/parseListing.ts';

const cmsPageRow = z.object({
  cms_page_id: int,
  uuid,
  title: text,
  content: text.nullable(),
  url_key: text,
  /** False: a draft, which only administrators see. */
  status: bool,
  meta_title: text.nullable(),
  meta_description: text.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type CmsPageRow = z.output<typeof cmsPageRow>;
export type CmsPageValues = Omit<CmsPageRow, 'cms_page_id' | 'uuid' | 'created_at' | 'updated_at'>;

const uuidRow = z.object({ uuid });

/** Customers see what is published, administrators everything. */
export type Readers = 'customers' | 'administrators';

const columns = sql.fragment`c.cms_page_id, c.uuid, c.title, c.content, c.url_key, c.status, c.meta_title,
  c.meta_description, c.created_at, c.updated_at`;

const shownTo = (readers: Readers) => (readers === 'customers' ? sql.fragment`c.status` : sql.fragment`true`);
const cmsPageOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`c.cms_page_id = ${ref.id}` : sql.fragment`c.uuid = ${ref.uuid}`;

export const findCmsPage = (db: Db, ref: IdRef, readers: Readers) =>
  db.maybeOne(sql.type(cmsPageRow)`
    select ${columns} from cms_page c where ${cmsPageOf(ref)} and ${shownTo(readers)}`);

/** Locks the page. */
export const findCmsPageForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(cmsPageRow)`select ${columns} from cms_page c where ${cmsPageOf(ref)} for update`);

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
  tx.one(sql.type(cmsPageRow)`
    insert into cms_page as c (title, content, url_key, status, meta_title, meta_description)
    values (${values.title}, ${values.content}, ${values.url_key}, ${values.status}, ${values.meta_title},
      ${values.meta_description})
    returning ${columns}`);

export const updateCmsPageRow = (tx: Db, id: number, values: CmsPageValues) =>
  tx.one(sql.type(cmsPageRow)`
    update cms_page c set title = ${values.title}, content = ${values.content}, url_key = ${values.url_key},
      status = ${values.status}, meta_title = ${values.meta_title},
      meta_description = ${values.meta_description}, updated_at = now()
    where c.cms_page_id = ${id}
    returning ${columns}`);

/** The row as it was, or null. */
export const deleteCmsPageRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(cmsPageRow)`delete from cms_page c where ${cmsPageOf(ref)} returning ${columns}`);
