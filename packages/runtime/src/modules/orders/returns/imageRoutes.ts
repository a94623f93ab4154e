import { Readable } from 'node:stream';
import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { tokenQuery } from '../readableOrder.ts';
import { addImages, deleteImage } from './changeImages.ts';
import { imageNotFound } from './errors.ts';
import { readableReturn } from './readableReturn.ts';
import { returnAnswer, toReturnAnswer } from './return.ts';
import { MAX_IMAGES } from './returnImage.ts';
import { readImage } from './returnImage.repo.ts';
import { authorOf, returnParams } from './returnFields.ts';

const imageParams = returnParams.extend({ image_id: z.string().describe('The UUID of the image.') });
const imageForm = z.object({
  images: z
    .array(z.file())
    .describe(`The images: JPEG, PNG, GIF, WebP or AVIF. A return can have at most ${MAX_IMAGES} of them.`),
});
/** Prevents an image that is opened directly from running or loading anything. */
const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox";

export const imageRoutes = [
  defineRoute({
    id: 'addReturnImages',
    does: 'Adds the images of a form to a return that has not ended, all or none. For the shopper of its order, whoever has the token of the order (`token` in the query), and administrators with `createReturn`. Rejects a return that has ended (`RETURN_STATE`) or has no place for them (`TOO_MANY_IMAGES`), files that are not images (`NOT_AN_IMAGE`), a damaged one (`IMAGE_BROKEN`), one with too many pixels (`IMAGE_TOO_LARGE`), and a form without images (`NO_IMAGE`).',
    method: 'POST',
    path: '/api/returns/{id}/images',
    access: 'public',
    sdk: { resource: 'returns', method: 'addImages' },
    params: returnParams,
    query: tokenQuery,
    body: 'stream',
    takes: { type: 'multipart/form-data', fields: imageForm },
    response: returnAnswer,
    async handle(call) {
      const { app, params, query, body, caller, request } = call;
      const reader = { token: query.token ?? null, permission: 'createReturn' };
      const { uuid } = await readableReturn(call, params.id, reader);
      const form = { body, headers: request.headers, author: authorOf(caller) };
      return toReturnAnswer(await addImages(app, uuid, form));
    },
  }),

  defineRoute({
    id: 'getReturnImage',
    does: 'Returns an image of a return to the shopper of its order, to whoever has the token of the order, and to administrators with `getReturn`. Fails with `RETURN_NOT_FOUND` for returns of other shoppers, and with `RETURN_IMAGE_NOT_FOUND` if the return has no such image.',
    method: 'GET',
    path: '/api/returns/{id}/images/{image_id}',
    access: 'public',
    sdk: false,
    params: imageParams,
    query: tokenQuery,
    answers: 'image/webp',
    async handle(call) {
      const { db, params, query } = call;
      const reader = { token: query.token ?? null, permission: 'getReturn' };
      const { uuid } = await readableReturn(call, params.id, reader);
      const file = isUuid(params.image_id) ? await readImage(db, uuid, params.image_id) : null;
      if (!file) throw imageNotFound();
      return reply.stream(Readable.from([file.content]), {
        'content-type': file.type,
        'content-length': String(file.content.length),
        'content-disposition': `inline; filename="${params.image_id}.webp"`,
        'content-security-policy': INERT,
        'cache-control': 'no-store',
      });
    },
  }),

  defineRoute({
    id: 'deleteReturnImage',
    does: 'Deletes an image of a return. For the shopper of its order, whoever has the token of the order, and administrators with `createReturn`. Fails with `RETURN_NOT_FOUND` for returns of other shoppers, and with `RETURN_IMAGE_NOT_FOUND` if the return has no such image.',
    method: 'DELETE',
    path: '/api/returns/{id}/images/{image_id}',
    access: 'public',
    sdk: { resource: 'returns', method: 'deleteImage' },
    params: imageParams,
    query: tokenQuery,
    response: returnAnswer,
    async handle(call) {
      const { app, params, query, claim } = call;
      const reader = { token: query.token ?? null, permission: 'createReturn' };
      const { uuid } = await readableReturn(call, params.id, reader);
      if (!isUuid(params.image_id)) throw imageNotFound();
      return toReturnAnswer(await deleteImage(app, uuid, params.image_id, claim));
    },
  }),
];
