import { z } from 'zod';
import { amount } from '../../../platform/http/forms/amounts.ts';
import {
  decimal,
  flag,
  optionalLine,
  reference,
  signedDecimal,
} from '../../../platform/http/forms/bodyFields.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Caller } from '../../../platform/contracts/caller.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { adminAuthor } from '../../auth/index.ts';
import { refundTooLarge } from '../errors.ts';
import { orderUuid } from '../order.ts';
import { orderParams } from '../orderAnswer.ts';
import { refundAnswer as madeAnswer, toRefundAnswer as toMadeAnswer } from '../payment/attemptAnswer.ts';
import { refundPayment } from '../payment/refundPayment.ts';
import { readableOrder, tokenQuery } from '../readableOrder.ts';
import type { RefundRequest } from './planRefund.ts';
import { previewRefund } from './previewRefund.ts';
import { plannedRefundAnswer, refundAnswer, toRefundAnswer } from './refund.ts';
import { listRefunds } from './refund.repo.ts';

const MAX_UNITS = 100_000;

const refundedItem = z.object({
  order_item_id: reference.describe('The order line, by integer ID or UUID.'),
  qty: z.int().min(1).max(MAX_UNITS).describe('The number of refunded units, which no longer ship.'),
  restock: flag('restock')
    .optional()
    .meta(kind('flag', 'True if the units are restocked. Defaults to false.')),
});

const adjustment = z.object({
  amount: signedDecimal('adjustment.amount').meta(
    kind('money', 'The amount, in the currency of the order, including tax. Below 0 for a fee.'),
  ),
  tax_rate: decimal('adjustment.tax_rate', { wholeDigits: 3 })
    .default('0')
    .meta(kind('percent', 'The tax rate of the adjustment. Defaults to 0.')),
  label: optionalLine('adjustment.label', 200)
    .default(null)
    .describe('The reason of the adjustment, which the buyer reads. Null if there is none.'),
});

const refundBody = z.object({
  amount: amount('amount', { outside: refundTooLarge().message })
    .optional()
    .meta(
      kind(
        'money',
        'The amount to refund, in the currency of the order, including tax. Defaults to the sum of `items`, `shipping` and `adjustment` or, without them, to the remaining amount. What it has beyond them is spread over what is left of the lines and the shipping fee.',
      ),
    ),
  reason: z
    .string()
    .max(1000)
    .nullish()
    .describe(
      'The refund reason, shown in the order history and in the list of refunds, which the shopper may read. Null if there is none.',
    ),
  items: z.array(refundedItem).max(1000).optional().describe('The refunded units.'),
  shipping: amount('shipping', { outside: refundTooLarge().message })
    .optional()
    .meta(kind('money', 'The part of the shipping fee, in the currency of the order, including tax.')),
  adjustment: adjustment.optional().describe('An amount that is not of a line or the shipping fee.'),
  return_id: z
    .uuid('return_id must be a UUID')
    .optional()
    .describe('The UUID of the return that is refunded.'),
  tenders: z
    .array(
      z.object({
        id: z.string().max(255).describe('The `id` of a tender of the order.'),
        amount: decimal('amount', { decimals: Infinity }).meta(
          kind('money', 'The amount, in the currency of the order.'),
        ),
      }),
    )
    .min(1)
    .max(100)
    .optional()
    .describe(
      'The amount that each tender gives. The amounts add up to the refund. By default, the payment method gives what it can, then credit, then the gift card that was entered last.',
    ),
  to_credit: flag('to_credit')
    .optional()
    .meta(
      kind(
        'flag',
        'True if the customer gets the refund as store credit. Nothing moves at the gateway then. Defaults to false.',
      ),
    ),
});

const requestOf = (body: z.output<typeof refundBody>, caller: Caller): RefundRequest => ({
  amount: body.amount ?? null,
  reason: body.reason ?? null,
  author: adminAuthor(caller),
  items: (body.items ?? []).map((item) => ({ ...item, restock: item.restock ?? false })),
  shipping: body.shipping ?? null,
  adjustment: body.adjustment ?? null,
  returnUuid: body.return_id?.toLowerCase() ?? null,
  tenders: body.tenders ?? null,
  toCredit: body.to_credit ?? false,
});

export const refundRoutes = [
  defineRoute({
    id: 'refundOrder',
    does: 'Refunds an order: `amount`, otherwise the price of the `items` with `shipping` and `adjustment`, otherwise the remaining amount. Refunded units no longer ship. Rejects an order with nothing to refund (`ORDER_NOT_REFUNDABLE`), more units than are left (`TOO_MANY_TO_REFUND`), `tenders` that do not add up (`TENDER_AMOUNTS`), credit for a guest (`CUSTOMER_REQUIRED`), and an order with a payment in progress (`PAYMENT_IN_PROGRESS`).',
    method: 'POST',
    path: '/api/orders/{id}/refunds',
    access: 'admin',
    params: orderParams,
    body: refundBody,
    response: madeAnswer,
    async handle({ app, db, params, body, caller, claim }) {
      const request = requestOf(body, caller);
      return toMadeAnswer(db, await refundPayment(app, orderUuid(params.id), request, claim));
    },
  }),

  defineRoute({
    id: 'previewRefund',
    does: 'Returns the refund that the same request to `/refunds` would make, split into lines, shipping fee and adjustment, and what can be refunded before it. Changes nothing, and fails as the refund would.',
    method: 'POST',
    path: '/api/orders/{id}/refunds/preview',
    access: 'admin',
    params: orderParams,
    body: refundBody,
    response: z.object({
      refund: plannedRefundAnswer.describe('The refund as it would be made.'),
      left: z
        .number()
        .meta(kind('money', 'The amount that can be refunded before it, in the currency of the order.')),
    }),
    handle: ({ app, db, params, body, caller }) =>
      previewRefund(app, db, orderUuid(params.id), requestOf(body, caller)),
  }),

  listRoute({
    id: 'listRefunds',
    does: 'Lists the refunds of an order, oldest first, refused ones too. Fails with `ORDER_NOT_FOUND` for orders of other shoppers.',
    path: '/api/orders/{id}/refunds',
    access: 'public',
    params: orderParams,
    extra: tokenQuery.shape,
    answer: refundAnswer,
    toAnswer: toRefundAnswer,
    async rows(call) {
      const token = tokenQuery.parse(call.query).token ?? null;
      const order = await readableOrder(call, call.params.id, { token, permission: 'listRefunds' });
      return listRefunds(call.db, order.order_id);
    },
  }),
];
