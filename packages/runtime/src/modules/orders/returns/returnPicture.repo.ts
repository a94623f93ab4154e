import { z } from 'zod';
import { noColumns, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Picture } from '../../media/index.ts';
import { MAX_PICTURES } from './returnPicture.ts';

/**
 * Adds a picture to a return, in its first free place. Runs in the transaction that locks the order, after it was checked that there is
 * a free place.
 */
export const insertPicture = (
  tx: Db,
  returnId: number,
  { content, type, width, height }: Picture,
  now: Date,
): Promise<number> =>
  tx.run(sql.type(noColumns)`
    insert into return_picture (return_request_id, position, type, width, height, content, created_at)
    select ${returnId}::int, min(place), ${type}, ${width}::int, ${height}::int, ${sql.binary(content)},
      ${now.toISOString()}::timestamptz
    from generate_series(1, ${MAX_PICTURES}::int) as place
    where not exists (select from return_picture where return_request_id = ${returnId} and position = place)`);

const pictureFile = z.object({ content: z.instanceof(Buffer), type: text });

/** Reads the bytes of a picture of a return. */
export const readPicture = (db: Db, returnUuid: string, pictureUuid: string) =>
  db.maybeOne(sql.type(pictureFile)`
    select p.content, p.type from return_picture p join return_request r using (return_request_id)
    where p.uuid = ${pictureUuid} and r.uuid = ${returnUuid}`);

/** Deletes a picture of a return. Returns false if there is none. */
export const deletePictureRow = async (tx: Db, returnId: number, pictureUuid: string): Promise<boolean> =>
  (await tx.run(sql.type(noColumns)`
    delete from return_picture where return_request_id = ${returnId} and uuid = ${pictureUuid}`)) > 0;
