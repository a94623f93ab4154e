import { z } from 'zod';
import type { Caller } from '../../../platform/contracts/caller.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { RequestInfo } from '../../../platform/contracts/route.ts';
import { uuidOr } from '../../../platform/entity/refOr.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { filledText, flag, line, reference } from '../../../platform/http/forms/bodyFields.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { adminAuthor, shopperAuthor } from '../../auth/index.ts';
import type { Author } from '../../auth/index.ts';
import { orderParams } from '../orderAnswer.ts';
import { readableOrder, tokenQuery } from '../readableOrder.ts';
import { approveReturn } from './approveReturn.ts';
import { closeReturn } from './closeReturn.ts';
import { createReturn } from './createReturn.ts';
import { declineReturn } from './declineReturn.ts';
import { returnNotFound } from './errors.ts';
import { readableReturn } from './readableReturn.ts';
import { receiveReturn } from './receiveReturn.ts';
import { listedReturn, returnAnswer, toListedReturn, toReturnAnswer } from './return.ts';
import type { ReturnRow } from './return.ts';
import { countReturns, listReturns } from './return.repo.ts';
import { returnListing } from './returnListing.ts';

const MAX_UNITS = 100_000;
const MAX_LINES = 1000;

export const units = (description: string) => z.int().min(1).max(MAX_UNITS).describe(description);
export const orderLine = reference.describe('The order line, by integer ID or UUID.');

export const returnParams = z.object({ id: z.string().describe('The UUID of the return.') });
const returnUuid = uuidOr(returnNotFound);
const itemRef = reference.describe(
  'The item of the return, by UUID, or the order line of the item, by integer ID.',
);

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

const approveBody = z.object({
  items: z
    .array(
      z.object({
        id: itemRef,
        qty: z.int().min(0).max(MAX_UNITS).describe('The number of approved units.'),
      }),
    )
    .max(MAX_LINES)
    .optional()
    .describe(
      'The approved units. Items that are not listed are not approved. Default: all requested units.',
    ),
});

const receiveBody = z.object({
  items: z
    .array(
      z.object({
        id: itemRef,
        qty: units('The number of units that came back.'),
        condition: line('condition')
          .nullish()
          .describe('Their condition, for administrators. Null for none.'),
        restock: flag('restock')
          .optional()
          .meta(kind('flag', 'Whether the units are restocked. Defaults to false.')),
      }),
    )
    .min(1)
    .max(MAX_LINES)
    .describe('The received units.'),
});

/** Returns the author to record for a caller who acts on an order: an administrator, the customer or a guest. */
export const authorOf = (caller: Caller): Author =>
  caller.admin ? adminAuthor(caller) : shopperAuthor(caller);

/** Returns the order's token that a request brings, in the body or the query. Null if it brings none. */
export const sentToken = ({ search }: RequestInfo, inBody: string | undefined): string | null =>
  inBody ?? new URLSearchParams(search).get('token');

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

  defineRoute({
    id: 'approveReturn',
    does: 'Approves a requested return, in whole or in part. Units that are not approved can be returned again. Rejects more units than were requested (`RETURN_QTY`), and a return in another state (`RETURN_STATE`).',
    method: 'POST',
    path: '/api/returns/{id}/approve',
    access: 'admin',
    params: returnParams,
    body: approveBody,
    response: returnAnswer,
    handle: async ({ app, params, body, caller, claim }) =>
      toReturnAnswer(
        await approveReturn(
          app,
          returnUuid(params.id),
          { items: body.items ?? null, author: adminAuthor(caller) },
          claim,
        ),
      ),
  }),

  defineRoute({
    id: 'declineReturn',
    does: 'Declines a requested or approved return of which nothing was received. The shopper is told the reason. Rejects a return in another state (`RETURN_STATE`).',
    method: 'POST',
    path: '/api/returns/{id}/decline',
    access: 'admin',
    params: returnParams,
    body: z.object({
      reason: filledText('reason', 1000).describe('Why it is declined. The shopper reads it.'),
    }),
    response: returnAnswer,
    handle: async ({ app, params, body, caller, claim }) =>
      toReturnAnswer(
        await declineReturn(
          app,
          returnUuid(params.id),
          { reason: body.reason, author: adminAuthor(caller) },
          claim,
        ),
      ),
  }),

  defineRoute({
    id: 'receiveReturn',
    does: 'Records units of a return that came back, and restocks those whose `restock` is true. Receiving again adds units. Moves no money. Rejects more units than were approved (`RETURN_QTY`), and a return in another state (`RETURN_STATE`).',
    method: 'POST',
    path: '/api/returns/{id}/receive',
    access: 'admin',
    params: returnParams,
    body: receiveBody,
    response: returnAnswer,
    async handle({ app, params, body, caller, claim }) {
      const items = body.items.map((item) => ({
        ...item,
        condition: item.condition ?? null,
        restock: item.restock ?? false,
      }));
      const received = { items, author: adminAuthor(caller) };
      return toReturnAnswer(await receiveReturn(app, returnUuid(params.id), received, claim));
    },
  }),

  defineRoute({
    id: 'closeReturn',
    does: 'Closes a return of which nothing was received. Its units can be returned again, and withdrawn units ship again. Rejects a return in another state (`RETURN_STATE`).',
    method: 'POST',
    path: '/api/returns/{id}/close',
    access: 'admin',
    params: returnParams,
    response: returnAnswer,
    handle: async ({ app, params, caller, claim }) =>
      toReturnAnswer(await closeReturn(app, returnUuid(params.id), adminAuthor(caller), claim)),
  }),
];
