import { Readable } from 'node:stream';
import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { tokenQuery } from '../readableOrder.ts';
import { addPictures, deletePicture } from './changePictures.ts';
import { pictureNotFound } from './errors.ts';
import { readableReturn } from './readableReturn.ts';
import { returnAnswer, toReturnAnswer } from './return.ts';
import { MAX_PICTURES } from './returnPicture.ts';
import { readPicture } from './returnPicture.repo.ts';
import { authorOf, returnParams, sentToken } from './returnRoutes.ts';

const pictureParams = returnParams.extend({ picture_id: z.string().describe('The UUID of the picture.') });
const pictureForm = z.object({
  images: z
    .array(z.file())
    .describe(
      `The pictures: JPEG, PNG, GIF, WebP or AVIF. A return can have at most ${MAX_PICTURES} of them.`,
    ),
});
/** Prevents a picture that is opened directly from running or loading anything. */
const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox";

export const pictureRoutes = [
  defineRoute({
    id: 'addReturnPictures',
    does: 'Adds the pictures of a form to a return that has not ended, all or none. For the shopper of its order, whoever has the token of the order (`token` in the query), and administrators with `createReturn`. Rejects a return that has ended (`RETURN_STATE`) or has no place for them (`TOO_MANY_PICTURES`), files that are not images (`NOT_AN_IMAGE`), a damaged one (`IMAGE_BROKEN`), one with too many pixels (`IMAGE_TOO_LARGE`), and a form without images (`NO_IMAGE`).',
    method: 'POST',
    path: '/api/returns/{id}/pictures',
    access: 'public',
    sdk: { resource: 'returns', method: 'addPictures' },
    params: returnParams,
    body: 'stream',
    takes: { type: 'multipart/form-data', fields: pictureForm },
    response: returnAnswer,
    async handle(call) {
      const { app, params, body, caller, request } = call;
      const reader = { token: sentToken(request, undefined), permission: 'createReturn' };
      const { uuid } = await readableReturn(call, params.id, reader);
      const form = { body, headers: request.headers, author: authorOf(caller) };
      return toReturnAnswer(await addPictures(app, uuid, form));
    },
  }),

  defineRoute({
    id: 'getReturnPicture',
    does: 'Returns a picture of a return to the shopper of its order, to whoever has the token of the order, and to administrators with `getReturn`. Fails with `RETURN_NOT_FOUND` for returns of other shoppers, and with `RETURN_PICTURE_NOT_FOUND` if the return has no such picture.',
    method: 'GET',
    path: '/api/returns/{id}/pictures/{picture_id}',
    access: 'public',
    sdk: false,
    params: pictureParams,
    query: tokenQuery,
    answers: 'image/webp',
    async handle(call) {
      const { db, params, query } = call;
      const reader = { token: query.token ?? null, permission: 'getReturn' };
      const { uuid } = await readableReturn(call, params.id, reader);
      const file = isUuid(params.picture_id) ? await readPicture(db, uuid, params.picture_id) : null;
      if (!file) throw pictureNotFound();
      return reply.stream(Readable.from([file.content]), {
        'content-type': file.type,
        'content-length': String(file.content.length),
        'content-disposition': `inline; filename="${params.picture_id}.webp"`,
        'content-security-policy': INERT,
        'cache-control': 'no-store',
      });
    },
  }),

  defineRoute({
    id: 'deleteReturnPicture',
    does: 'Deletes a picture of a return. For the shopper of its order, whoever has the token of the order, and administrators with `createReturn`. Fails with `RETURN_NOT_FOUND` for returns of other shoppers, and with `RETURN_PICTURE_NOT_FOUND` if the return has no such picture.',
    method: 'DELETE',
    path: '/api/returns/{id}/pictures/{picture_id}',
    access: 'public',
    sdk: { resource: 'returns', method: 'deletePicture' },
    params: pictureParams,
    query: tokenQuery,
    response: returnAnswer,
    async handle(call) {
      const { app, params, query, claim } = call;
      const reader = { token: query.token ?? null, permission: 'createReturn' };
      const { uuid } = await readableReturn(call, params.id, reader);
      if (!isUuid(params.picture_id)) throw pictureNotFound();
      return toReturnAnswer(await deletePicture(app, uuid, params.picture_id, claim));
    },
  }),
];
