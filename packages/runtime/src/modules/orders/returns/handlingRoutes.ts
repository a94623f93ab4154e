import { z } from 'zod';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { filledText, flag, line, reference } from '../../../platform/http/forms/bodyFields.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { adminAuthor } from '../../auth/index.ts';
import { approveReturn } from './approveReturn.ts';
import { closeReturn } from './closeReturn.ts';
import { declineReturn } from './declineReturn.ts';
import { receiveReturn } from './receiveReturn.ts';
import { returnAnswer, toReturnAnswer } from './return.ts';
import { MAX_LINES, MAX_UNITS, returnParams, returnUuid, units } from './returnFields.ts';

const itemRef = reference.describe(
  'The item of the return, by UUID, or the order line of the item, by integer ID.',
);

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
          .meta(kind('flag', 'True if the units are restocked. Defaults to false.')),
      }),
    )
    .min(1)
    .max(MAX_LINES)
    .describe('The received units.'),
});

/** Routes with which administrators handle a return. */
export const handlingRoutes = [
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
