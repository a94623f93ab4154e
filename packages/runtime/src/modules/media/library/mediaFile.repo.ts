import { z } from 'zod';
import { int, noColumns, text, totalRow } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { table } from '../../../platform/entity/table.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { mediaFileRow } from './mediaFile.ts';
import type { StoredFile } from './mediaFile.ts';

const files = table({ name: 'media_file', alias: 'f', row: mediaFileRow, written: ['alt'] });
const { columns } = files;

export const findMediaFile = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(mediaFileRow)`select ${columns} from media_file f where ${files.is(ref)}`);

export const listMediaFiles = (db: Db, listing: Slice) =>
  db.any(sql.type(mediaFileRow)`
    select ${columns} from media_file f where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countMediaFiles = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from media_file f where ${where}`)}`);
  return total;
};

/** Adds files to the library. Existing files stay unchanged. */
export async function insertMediaFiles(db: Db, added: readonly StoredFile[]): Promise<void> {
  await db.run(sql.type(noColumns)`
    insert into media_file (url, folder, name, type, size, width, height)
    select * from ${sql.unnest(
      added.map(({ url, folder, name, type, size, width, height }) => [
        url,
        folder,
        name,
        type,
        size,
        width,
        height,
      ]),
      ['text', 'text', 'text', 'text', 'int8', 'int4', 'int4'],
    )} as f (url, folder, name, type, size, width, height)
    on conflict on constraint media_file_url_key do nothing`);
}

export const updateMediaFileRow = (tx: Db, ref: IdRef, values: { readonly alt?: string | undefined }) =>
  tx.maybeOne(sql.type(mediaFileRow)`${files.update(values)} where ${files.is(ref)} returning ${columns}`);

/** Deletes a file from the library. Returns the deleted file, or null if it does not exist. */
export const deleteMediaFileRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(mediaFileRow)`delete from media_file f where ${files.is(ref)} returning ${columns}`);

export async function deleteMediaFileAt(db: Db, url: string): Promise<void> {
  await db.run(sql.type(noColumns)`delete from media_file where url = ${url}`);
}

const knownUrl = z.object({ url: text });

/** Returns the subset of the given URLs whose files are in the library. */
export async function listKnownUrls(db: Db, urls: readonly string[]): Promise<readonly string[]> {
  const rows = await db.any(
    sql.type(knownUrl)`select url from media_file where url = any(${sql.array([...urls], 'text')})`,
  );
  return rows.map(({ url }) => url);
}

const urlRow = z.object({ media_file_id: int, url: text });

/** Finds the file with the given URL. Returns null if the file is not in the library. */
export const findMediaFileAt = (db: Db, url: string) =>
  db.maybeOne(sql.type(urlRow)`select media_file_id, url from media_file where url = ${url}`);

/** Lists the oldest files whose dimensions have not been read yet. */
export const listUnreadFiles = (db: Db, limit: number) =>
  db.any(sql.type(urlRow)`
    select media_file_id, url from media_file where width is null order by media_file_id limit ${limit}`);

/** Stores the dimensions of a file. */
export async function saveDimensions(
  db: Db,
  id: number,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  await db.run(sql.type(noColumns)`
    update media_file set width = ${width}, height = ${height} where media_file_id = ${id}`);
}

const folderRow = z.object({
  folder: text.describe('The folder. Empty for the root.'),
  files: int.describe('The number of files in the folder, excluding subfolders.'),
});
export const mediaFolder = folderRow;

/** Lists the folders that contain files, by name. */
export const listMediaFolders = (db: Db) =>
  db.any(sql.type(folderRow)`
    select folder, count(*)::int as files from media_file group by folder order by folder`);

const altRow = z.object({ url: text, alt: text });

/** Lists the alternative texts of the files at the given URLs. Omits files without an alternative text. */
export const listAlts = (db: Db, urls: readonly string[]) =>
  db.any(sql.type(altRow)`
    select url, alt from media_file where url = any(${sql.array(urls, 'text')}) and alt <> ''`);
