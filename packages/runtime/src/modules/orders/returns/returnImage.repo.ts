import { z } from 'zod';
import { noColumns, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ReceivedImage } from '../../media/index.ts';
import { MAX_IMAGES } from './returnImage.ts';

/**
 * Adds an image to a return, in its first free place. Runs in the transaction that locks the order, after it was checked that there is
 * a free place.
 */
export const insertImage = (
  tx: Db,
  returnId: number,
  { content, type, width, height }: ReceivedImage,
  now: Date,
): Promise<number> =>
  tx.run(sql.type(noColumns)`
    insert into return_image (return_request_id, position, type, width, height, content, created_at)
    select ${returnId}::int, min(place), ${type}, ${width}::int, ${height}::int, ${sql.binary(content)},
      ${now.toISOString()}::timestamptz
    from generate_series(1, ${MAX_IMAGES}::int) as place
    where not exists (select from return_image where return_request_id = ${returnId} and position = place)`);

const imageFile = z.object({ content: z.instanceof(Buffer), type: text });

/** Reads the bytes of an image of a return. */
export const readImage = (db: Db, returnUuid: string, imageUuid: string) =>
  db.maybeOne(sql.type(imageFile)`
    select p.content, p.type from return_image p join return_request r using (return_request_id)
    where p.uuid = ${imageUuid} and r.uuid = ${returnUuid}`);

/** Deletes an image of a return. Returns false if there is none. */
export const deleteImageRow = async (tx: Db, returnId: number, imageUuid: string): Promise<boolean> =>
  (await tx.run(sql.type(noColumns)`
    delete from return_image where return_request_id = ${returnId} and uuid = ${imageUuid}`)) > 0;
