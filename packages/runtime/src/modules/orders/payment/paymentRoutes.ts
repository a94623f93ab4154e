import { z } from 'zod';
import { amount } from '../../../platform/http/amounts.ts';
import { filledText, flag, reference } from '../../../platform/http/bodyFields.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { captureAnswer, refundAnswer } from './attemptAnswer.ts';
import { cancelOrder } from '../cancelOrder.ts';
import { badCaptureAmount, refundTooLarge } from '../errors.ts';
import { capturePayment } from './capturePayment.ts';
import { findOrder } from '../order.repo.ts';
import { orderUuid } from '../orderPath.ts';
import type { Order } from '../order.repo.ts';
import { orderAnswer } from '../orderAnswer.ts';
import { refundPayment } from './refundPayment.ts';

const params = z.object({ id: z.string() });
const MAX_UNITS = 100_000;

const captureBody = z.object({ amount: amount('amount', { outside: badCaptureAmount().message }).nullish() });
const refundBody = z.object({
  amount: amount('amount', { outside: refundTooLarge().message }).nullish(),
  reason: z.string().max(1000).nullish(),
  items: z
    .array(
      z.object({
        order_item_id: reference,
        qty: z.int().min(1).max(MAX_UNITS),
        restock: flag('restock').optional(),
      }),
    )
    .max(1000)
    .nullish(),
});

export const paymentRoutes = [
  defineRoute({
    id: 'captureOrder',
    method: 'POST',
    path: '/api/orders/{id}/capture',
    access: 'admin',
    params,
    body: captureBody,
    handle: async ({ app, params, body, claim }) =>
      captureAnswer(await capturePayment(app, orderUuid(params.id), body.amount ?? null, claim)),
  }),

  defineRoute({
    id: 'refundOrder',
    method: 'POST',
    path: '/api/orders/{id}/refunds',
    access: 'admin',
    params,
    body: refundBody,
    async handle({ app, params, body, claim }) {
      const wanted = {
        amount: body.amount ?? null,
        reason: body.reason ?? null,
        items: (body.items ?? []).map((item) => ({ ...item, restock: item.restock ?? false })),
      };
      return refundAnswer(await refundPayment(app, orderUuid(params.id), wanted, claim));
    },
  }),

  defineRoute({
    id: 'cancelOrder',
    method: 'POST',
    path: '/api/orders/{id}/cancel',
    access: 'admin',
    params,
    body: z.object({ reason: filledText('reason', 1000) }),
    async handle({ app, db, params, body }) {
      await cancelOrder(app, orderUuid(params.id), body.reason);
      return orderAnswer(app, (await findOrder(db, params.id)) as Order);
    },
  }),
];
