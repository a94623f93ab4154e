import { z } from 'zod';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { emailLine, line, requiredMoment } from '../../../platform/http/forms/bodyFields.ts';
import { orderParams } from '../orderAnswer.ts';
import { readableOrder, tokenQuery } from '../readableOrder.ts';
import { requestWithdrawal } from './requestWithdrawal.ts';
import { returnAnswer, toReturnAnswer } from './return.ts';
import { authorOf, orderLine, sentToken, units } from './returnFields.ts';
import { withdrawOrder } from './withdrawOrder.ts';

const MAX_LINES = 1000;

const withdrawBody = z.object({
  token: tokenQuery.shape.token,
  items: z
    .array(z.object({ order_item_id: orderLine, qty: units('The number of units.') }))
    .min(1)
    .max(MAX_LINES)
    .optional()
    .describe('The units to withdraw. Default: all that may be withdrawn.'),
  declared_at: requiredMoment('declared_at')
    .optional()
    .describe(
      'The time at which the shopper declared it by letter or telephone. Only for administrators, ignored for others. Default: now.',
    ),
});

/** Throws `VALIDATION_FAILED` (400) for a declaration in the future, or before the order. */
function checkDeclared(at: Date | null, order: { readonly created_at: string }, now: Date): void {
  if (at === null || (at <= now && at >= new Date(order.created_at))) return;
  throw validationFailed([
    {
      path: 'declared_at',
      rule: 'range',
      message: 'declared_at must not be before the order or in the future',
    },
  ]);
}

export const withdrawalRoutes = [
  defineRoute({
    id: 'withdrawOrder',
    does: 'Withdraws from the contract of an order, in whole or in part, and returns the return in the state `declared`. It needs no approval, and units that were not shipped no longer ship. Rejects a country without the right (`WITHDRAWAL_NOT_OFFERED`), the time after the period (`WITHDRAWAL_OVER`), goods that the law excludes (`WITHDRAWAL_EXCLUDED`), more units than are left (`RETURN_QTY`), and an order of which nothing is left (`ALREADY_WITHDRAWN`).',
    method: 'POST',
    path: '/api/orders/{id}/withdrawal',
    access: 'public',
    sdk: { resource: 'returns', method: 'withdraw' },
    params: orderParams,
    body: withdrawBody,
    response: returnAnswer,
    async handle({ app, db, params, body, caller, claim, request }) {
      const token = sentToken(request, body.token);
      const order = await readableOrder({ app, db, caller }, params.id, {
        token,
        permission: 'withdrawOrder',
      });
      const declaredAt = caller.admin ? (body.declared_at ?? null) : null;
      checkDeclared(declaredAt, order, app.clock.now());
      const withdrawal = { items: body.items ?? null, declaredAt, author: authorOf(caller) };
      return toReturnAnswer(await withdrawOrder(app, order.uuid, withdrawal, claim));
    },
  }),

  defineRoute({
    id: 'requestWithdrawal',
    does: 'Mails the link to withdraw from an order, if the email is the one of the order. The response is the same whether or not there is such an order.',
    method: 'POST',
    path: '/api/withdrawals',
    access: 'public',
    sdk: { resource: 'returns', method: 'requestWithdrawal' },
    rateTier: 'signup',
    body: z.object({
      order_number: line('order_number', 50).describe('The number of the order, as in its emails.'),
      email: emailLine().describe('The email address of the order.'),
    }),
    response: z.object({
      sent: z.literal(true).describe('Always true, because the response does not tell what there is.'),
    }),
    async handle({ app, db, body }) {
      await requestWithdrawal(app, db, { orderNumber: body.order_number, email: body.email });
      return { sent: true as const };
    },
  }),
];
