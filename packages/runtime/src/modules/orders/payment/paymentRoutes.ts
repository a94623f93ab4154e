import { z } from 'zod';
import { amount } from '../../../platform/http/forms/amounts.ts';
import { filledText, flag, reference } from '../../../platform/http/forms/bodyFields.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { adminAuthor } from '../../auth/index.ts';
import { cancelOrder } from '../cancelOrder.ts';
import { badCaptureAmount, refundTooLarge } from '../errors.ts';
import { orderUuid } from '../order.ts';
import { getOrder } from '../order.repo.ts';
import { orderAnswer, orderParams, toOrderAnswer } from '../orderAnswer.ts';
import { captureAnswer, refundAnswer, toCaptureAnswer, toRefundAnswer } from './attemptAnswer.ts';
import { capturePayment } from './capturePayment.ts';
import { refundPayment } from './refundPayment.ts';

const MAX_UNITS = 100_000;

const captureBody = z.object({
  amount: amount('amount', { outside: badCaptureAmount().message })
    .optional()
    .meta(
      kind(
        'money',
        'The amount to capture, in the currency of the order, including tax. Defaults to the full amount.',
      ),
    ),
});

const refundedItem = z.object({
  order_item_id: reference.describe('The order line, by integer ID or UUID.'),
  qty: z.int().min(1).max(MAX_UNITS).describe('The number of refunded units, which no longer ship.'),
  restock: flag('restock')
    .optional()
    .meta(kind('flag', 'Whether the units are restocked. Defaults to false.')),
});

const refundBody = z.object({
  amount: amount('amount', { outside: refundTooLarge().message })
    .optional()
    .meta(
      kind(
        'money',
        'The amount to refund, in the currency of the order, including tax. Defaults to the price of the `items` or, without items, to the remaining amount.',
      ),
    ),
  reason: z
    .string()
    .max(1000)
    .nullish()
    .describe('The refund reason, shown to administrators in the order history. Null if there is none.'),
  items: z.array(refundedItem).max(1000).optional().describe('The refunded units.'),
});

const cancelBody = z.object({
  reason: filledText('reason', 1000).describe('The cancellation reason, for administrators.'),
});

export const paymentRoutes = [
  defineRoute({
    id: 'captureOrder',
    does: 'Captures the authorized payment of an order, in full unless `amount` is sent. Rejects a payment method without captures (`CAPTURE_NOT_SUPPORTED`), an amount that the gateway cannot move exactly (`AMOUNT_NOT_MOVABLE`), and an order with a payment in progress (`PAYMENT_IN_PROGRESS`).',
    method: 'POST',
    path: '/api/orders/{id}/capture',
    access: 'admin',
    params: orderParams,
    body: captureBody,
    response: captureAnswer,
    async handle({ app, params, body, caller, claim }) {
      const request = { amount: body.amount ?? null, author: adminAuthor(caller) };
      return toCaptureAnswer(await capturePayment(app, orderUuid(params.id), request, claim));
    },
  }),

  defineRoute({
    id: 'refundOrder',
    does: 'Refunds an order: `amount`, otherwise the price of the `items`, otherwise the remaining amount. Refunded units no longer ship. Rejects an order with nothing to refund (`ORDER_NOT_REFUNDABLE`), more units than are left (`TOO_MANY_TO_REFUND`), and an order with a payment in progress (`PAYMENT_IN_PROGRESS`).',
    method: 'POST',
    path: '/api/orders/{id}/refunds',
    access: 'admin',
    params: orderParams,
    body: refundBody,
    response: refundAnswer,
    async handle({ app, params, body, caller, claim }) {
      const request = {
        amount: body.amount ?? null,
        reason: body.reason ?? null,
        author: adminAuthor(caller),
        items: (body.items ?? []).map((item) => ({ ...item, restock: item.restock ?? false })),
      };
      return toRefundAnswer(await refundPayment(app, orderUuid(params.id), request, claim));
    },
  }),

  defineRoute({
    id: 'cancelOrder',
    does: 'Cancels an order that is free or unpaid; an authorized payment is released first. Restocks its unshipped units and releases its coupon use. Rejects an order in another status (`ORDER_NOT_CANCELABLE`) and one with a payment in progress (`PAYMENT_IN_PROGRESS`).',
    method: 'POST',
    path: '/api/orders/{id}/cancel',
    access: 'admin',
    params: orderParams,
    body: cancelBody,
    response: orderAnswer,
    async handle({ app, db, params, body, caller }) {
      const uuid = orderUuid(params.id);
      await cancelOrder(app, uuid, body.reason, adminAuthor(caller));
      return toOrderAnswer(app, await getOrder(db, uuid));
    },
  }),
];
