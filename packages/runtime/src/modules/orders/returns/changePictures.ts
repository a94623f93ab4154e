import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import type { Db } from '../../../platform/db/db.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import type { Author } from '../../auth/index.ts';
import { receivePictures } from '../../media/index.ts';
import { addActivity } from '../activity.ts';
import { pictureNotFound, returnNotFound, tooManyPictures, wrongReturnState } from './errors.ts';
import { toReturnAnswer } from './return.ts';
import type { ReturnRow } from './return.ts';
import { findReturn } from './return.repo.ts';
import { MAX_PICTURES } from './returnPicture.ts';
import { deletePictureRow, insertPicture } from './returnPicture.repo.ts';
import { isOpenState } from './returnState.ts';
import { lockReturn } from './stepReturn.ts';

/** Throws 409 `RETURN_STATE` if a return has ended, and 400 `TOO_MANY_PICTURES` if it has no place for more pictures. */
function checkRoom({ state, pictures }: ReturnRow, added: number): void {
  if (!isOpenState(state)) throw wrongReturnState(state);
  if (pictures.length + added > MAX_PICTURES) throw tooManyPictures(MAX_PICTURES);
}

/**
 * Adds the pictures of a form to a return that has not ended, all or none. They are received and decoded before the transaction, which
 * locks the order. Throws `RETURN_NOT_FOUND` (404), 409 `RETURN_STATE`, 400 `TOO_MANY_PICTURES`, and as `receivePictures`.
 */
export async function addPictures(
  app: AppContext,
  returnUuid: string,
  form: { readonly body: Readable; readonly headers: IncomingHttpHeaders; readonly author: Author },
): Promise<ReturnRow> {
  const known = await findReturn(app.db, returnUuid);
  if (!known) throw returnNotFound();
  checkRoom(known, 1);
  const pictures = await receivePictures(app, { ...form, maxFiles: MAX_PICTURES });
  return app.db.transaction(async (tx) => {
    const { row } = await lockReturn(tx, returnUuid);
    checkRoom(row, pictures.length);
    const now = app.clock.now();
    for (const picture of pictures) await insertPicture(tx, row.return_request_id, picture, now);
    const text = storedText('orders.return.activity.pictured', {
      number: row.number,
      count: pictures.length,
    });
    await addActivity(app, tx, row.order_uuid, { text }, { author: form.author });
    return again(tx, returnUuid);
  });
}

/**
 * Deletes a picture of a return, at any time. Throws `RETURN_NOT_FOUND` and `RETURN_PICTURE_NOT_FOUND` (404).
 */
export const deletePicture = (
  app: AppContext,
  returnUuid: string,
  pictureUuid: string,
  claim: Claim | null,
): Promise<ReturnRow> =>
  app.db.transaction(async (tx) => {
    const { row } = await lockReturn(tx, returnUuid);
    if (!(await deletePictureRow(tx, row.return_request_id, pictureUuid))) throw pictureNotFound();
    const after = await again(tx, returnUuid);
    await claim?.keep(tx, toReturnAnswer(after));
    return after;
  });

/** Reads a return as it has become. */
const again = async (tx: Db, returnUuid: string): Promise<ReturnRow> =>
  (await findReturn(tx, returnUuid)) as ReturnRow;
