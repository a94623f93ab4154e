import { Readable } from 'node:stream';
import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { uuidOr } from '../../../platform/entity/refOr.ts';
import { keyLine } from '../../../platform/http/forms/bodyFields.ts';
import { adminAuthor } from '../../auth/index.ts';
import { tokenQuery } from '../readableOrder.ts';
import { createReturnLabel } from './createReturnLabel.ts';
import { labelNotFound, returnNotFound } from './errors.ts';
import { readableReturn } from './readableReturn.ts';
import { returnAnswer, toReturnAnswer } from './return.ts';
import { readReturnLabel } from './returnLabel.repo.ts';
import { returnParams } from './returnFields.ts';

const PDF = 'application/pdf';

export const labelRoutes = [
  defineRoute({
    id: 'createReturnLabel',
    does: 'Gets a label for an approved return or a withdrawal from a carrier, stores it, and mails it to the shopper. A return with a label is returned as it is. Rejects a return in another state (`RETURN_STATE`) or of which nothing has to be sent back (`NOTHING_TO_SEND_BACK`), a carrier that is unknown (`UNKNOWN_CARRIER`) or makes no such labels (`NO_RETURN_LABELS`), and fails with `CARRIER_FAILED` if the carrier does.',
    method: 'POST',
    path: '/api/returns/{id}/label',
    access: 'admin',
    params: returnParams,
    body: z.object({
      carrier_code: keyLine('carrier_code', 100)
        .nullish()
        .describe(
          "The carrier code. Null or absent: the carrier of the order's last parcel, or else the first that makes labels for returns.",
        ),
    }),
    response: returnAnswer,
    handle: async ({ app, params, body, caller, claim }) =>
      toReturnAnswer(
        await createReturnLabel(
          app,
          uuidOr(returnNotFound)(params.id),
          { carrierCode: body.carrier_code ?? null, author: adminAuthor(caller) },
          claim,
        ),
      ),
  }),

  defineRoute({
    id: 'getReturnLabel',
    does: 'Returns the label of a return as a PDF to the shopper of its order, to whoever has the token of the order, and to administrators with `getReturn`. Fails with `RETURN_NOT_FOUND` for returns of other shoppers, and with `RETURN_LABEL_NOT_FOUND` if the return has no label.',
    method: 'GET',
    path: '/api/returns/{id}/label',
    access: 'public',
    sdk: false,
    params: returnParams,
    query: tokenQuery,
    answers: PDF,
    async handle(call) {
      const reader = { token: call.query.token ?? null, permission: 'getReturn' };
      const { uuid } = await readableReturn(call, call.params.id, reader);
      const file = await readReturnLabel(call.db, uuid);
      if (!file) throw labelNotFound();
      return reply.stream(Readable.from([file.content]), {
        'content-type': PDF,
        'content-length': String(file.content.length),
        'content-disposition': `inline; filename="return-label-${file.number}.pdf"`,
        'cache-control': 'no-store',
      });
    },
  }),
];
