import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import type { Db } from '../../../platform/db/db.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import type { Author } from '../../auth/index.ts';
import { receiveImageFiles } from '../../media/index.ts';
import { addActivity } from '../activity.ts';
import { imageNotFound, returnNotFound, tooManyImages, wrongReturnState } from './errors.ts';
import { toReturnAnswer } from './return.ts';
import type { ReturnRow } from './return.ts';
import { findReturn } from './return.repo.ts';
import { MAX_IMAGES } from './returnImage.ts';
import { deleteImageRow, insertImage } from './returnImage.repo.ts';
import { isOpenState } from './returnState.ts';
import { lockReturn } from './stepReturn.ts';

/** Throws 409 `RETURN_STATE` if a return has ended, and 400 `TOO_MANY_IMAGES` if it has no place for more images. */
function checkRoom({ state, images }: ReturnRow, added: number): void {
  if (!isOpenState(state)) throw wrongReturnState(state);
  if (images.length + added > MAX_IMAGES) throw tooManyImages(MAX_IMAGES);
}

/**
 * Adds the images of a form to a return that has not ended, all or none. They are received and decoded before the transaction, which
 * locks the order. Throws `RETURN_NOT_FOUND` (404), 409 `RETURN_STATE`, 400 `TOO_MANY_IMAGES`, and as `receiveImageFiles`.
 */
export async function addImages(
  app: AppContext,
  returnUuid: string,
  form: { readonly body: Readable; readonly headers: IncomingHttpHeaders; readonly author: Author },
): Promise<ReturnRow> {
  const known = await findReturn(app.db, returnUuid);
  if (!known) throw returnNotFound();
  checkRoom(known, 1);
  const images = await receiveImageFiles(app, { ...form, maxFiles: MAX_IMAGES });
  return app.db.transaction(async (tx) => {
    const { row } = await lockReturn(tx, returnUuid);
    checkRoom(row, images.length);
    const now = app.clock.now();
    for (const image of images) await insertImage(tx, row.return_request_id, image, now);
    const text = storedText('orders.return.activity.imagesAdded', {
      number: row.number,
      count: images.length,
    });
    await addActivity(app, tx, row.order_uuid, { text }, { author: form.author });
    return again(tx, returnUuid);
  });
}

/**
 * Deletes an image of a return, at any time. Throws `RETURN_NOT_FOUND` and `RETURN_IMAGE_NOT_FOUND` (404).
 */
export const deleteImage = (
  app: AppContext,
  returnUuid: string,
  imageUuid: string,
  claim: Claim | null,
): Promise<ReturnRow> =>
  app.db.transaction(async (tx) => {
    const { row } = await lockReturn(tx, returnUuid);
    if (!(await deleteImageRow(tx, row.return_request_id, imageUuid))) throw imageNotFound();
    const after = await again(tx, returnUuid);
    await claim?.keep(tx, toReturnAnswer(after));
    return after;
  });

/** Reads a return as it has become. */
const again = async (tx: Db, returnUuid: string): Promise<ReturnRow> =>
  (await findReturn(tx, returnUuid)) as ReturnRow;
