import { z } from 'zod';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { filledText, line } from '../../../platform/http/forms/bodyFields.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { orderParams } from '../orderAnswer.ts';
import { readableOrder, tokenQuery } from '../readableOrder.ts';
import { createReturn } from './createReturn.ts';
import { readableReturn } from './readableReturn.ts';
import { listedReturn, returnAnswer, toListedReturn, toReturnAnswer } from './return.ts';
import type { ReturnRow } from './return.ts';
import { countReturns, listReturns } from './return.repo.ts';
import { returnListing } from './returnListing.ts';
import { authorOf, MAX_LINES, orderLine, returnParams, sentToken, units } from './returnFields.ts';

const requestedItem = z.object({
  order_item_id: orderLine,
  qty: units('The number of units.'),
  reason: line('reason')
    .nullish()
    .describe('Why they are returned: the code of a reason, or a text. Null if the shopper gives none.'),
});

const createBody = z.object({
  token: tokenQuery.shape.token,
  items: z.array(requestedItem).max(MAX_LINES).optional().describe('The units to return. Required.'),
  comment: filledText('comment', 2000).nullish().describe("The shopper's comment. Null if there is none."),
});

/** Routes that create, list and read returns. */
export const returnRoutes = [
  defineRoute({
    id: 'createReturn',
    does: 'Creates a return of shipped units of an order: `requested`, or `approved` if an administrator makes it. Rejects more units than were shipped and are not refunded or returning (`RETURN_QTY`), excluded products (`RETURN_EXCLUDED`), a shop without returns (`RETURNS_OFF`), and units after their period (`RETURN_TOO_LATE`).',
    method: 'POST',
    path: '/api/orders/{id}/returns',
    access: 'public',
    sdk: { resource: 'returns', method: 'create' },
    params: orderParams,
    body: createBody,
    response: returnAnswer,
    async handle({ app, db, params, body, caller, claim, request }) {
      const token = sentToken(request, body.token);
      const order = await readableOrder({ app, db, caller }, params.id, {
        token,
        permission: 'createReturn',
      });
      if (!body.items || body.items.length === 0)
        throw validationFailed([{ path: 'items', rule: 'required', message: 'items is required' }]);
      const wanted = {
        items: body.items.map((item) => ({ ...item, reason: item.reason ?? null })),
        comment: body.comment ?? null,
        author: authorOf(caller),
        isMerchant: caller.admin !== null,
      };
      return toReturnAnswer(await createReturn(app, order.uuid, wanted, claim));
    },
  }),

  listRoute({
    id: 'listReturns',
    does: 'Lists the returns of all orders, the newest first.',
    path: '/api/returns',
    answer: listedReturn,
    toAnswer: (row: ReturnRow) => toListedReturn(row),
    listing: returnListing,
    rows: ({ db }, slice) => listReturns(db, slice),
    total: ({ db }, listing) => countReturns(db, listing),
  }),

  defineRoute({
    id: 'getReturn',
    does: 'Returns a return to the shopper of its order and to whoever has the token of the order. Fails with `RETURN_NOT_FOUND` for returns of other shoppers.',
    method: 'GET',
    path: '/api/returns/{id}',
    access: 'public',
    sdk: { resource: 'returns', method: 'get' },
    params: returnParams,
    query: tokenQuery,
    response: returnAnswer,
    handle: async (call) =>
      toReturnAnswer(
        await readableReturn(call, call.params.id, {
          token: call.query.token ?? null,
          permission: 'getReturn',
        }),
      ),
  }),
];
