import { z } from 'zod';
import { amount } from '../../../platform/http/forms/amounts.ts';
import { filledText } from '../../../platform/http/forms/bodyFields.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { adminAuthor } from '../../auth/index.ts';
import { cancelOrder } from '../cancelOrder.ts';
import { badCaptureAmount } from '../errors.ts';
import { orderUuid } from '../order.ts';
import { getOrder } from '../order.repo.ts';
import { orderAnswer, orderParams, toOrderAnswer } from '../orderAnswer.ts';
import { captureAnswer, toCaptureAnswer } from './attemptAnswer.ts';
import { capturePayment } from './capturePayment.ts';

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
