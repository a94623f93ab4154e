import { z } from 'zod';
import { isUuid } from '../../platform/db/ids.ts';
import { decimal, flag, line, reference } from '../../platform/http/bodyFields.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { cancelOrder } from './cancelOrder.ts';
import { capturePayment } from './capturePayment.ts';
import { orderNotFound } from './errors.ts';
import { findOrder } from './order.repo.ts';
import type { Order } from './order.repo.ts';
import { orderAnswer } from './orderAnswer.ts';
import type { TransactionRow } from './payment.repo.ts';
import { refundPayment } from './refundPayment.ts';

const params = z.object({ id: z.string() });
const MAX_UNITS = 100_000;

const captureBody = z.object({ amount: decimal('amount').nullish() });
const refundBody = z.object({
  amount: decimal('amount').nullish(),
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

const orderUuid = (id: string): string => {
  if (!isUuid(id)) throw orderNotFound();
  return id;
};

/** A transaction as REST answers it: its amount a number. */
const transactionAnswer = (row: TransactionRow | null) =>
  row && {
    payment_transaction_id: row.payment_transaction_id,
    uuid: row.uuid,
    order_id: row.order_id,
    payment_method: row.payment_method,
    transaction_id: row.transaction_id,
    transaction_type: row.transaction_type,
    payment_action: row.payment_action,
    amount: Number(row.amount),
    currency: row.currency,
    parent_transaction_id: row.parent_transaction_id,
    additional_information: row.additional_information ?? null,
    created_at: row.created_at,
  };

export const paymentRoutes = [
  defineRoute({
    id: 'captureOrder',
    method: 'POST',
    path: '/api/orders/{id}/capture',
    access: 'admin',
    params,
    body: captureBody,
    async handle({ app, params, body }) {
      const done = await capturePayment(app, orderUuid(params.id), body.amount ?? null);
      return { paymentStatus: done.paymentStatus, transaction: transactionAnswer(done.transaction) };
    },
  }),

  defineRoute({
    id: 'refundOrder',
    method: 'POST',
    path: '/api/orders/{id}/refunds',
    access: 'admin',
    params,
    body: refundBody,
    async handle({ app, params, body }) {
      const done = await refundPayment(app, orderUuid(params.id), {
        amount: body.amount ?? null,
        reason: body.reason ?? null,
        items: (body.items ?? []).map((item) => ({ ...item, restock: item.restock ?? false })),
      });
      return {
        paymentStatus: done.paymentStatus,
        isFullRefund: done.isFullRefund,
        transaction: transactionAnswer(done.transaction),
      };
    },
  }),

  defineRoute({
    id: 'cancelOrder',
    method: 'POST',
    path: '/api/orders/{id}/cancel',
    access: 'admin',
    params,
    body: z.object({ reason: line('reason', 1000) }),
    async handle({ app, db, params, body }) {
      await cancelOrder(app, orderUuid(params.id), body.reason);
      return orderAnswer((await findOrder(db, params.id)) as Order);
    },
  }),
];
