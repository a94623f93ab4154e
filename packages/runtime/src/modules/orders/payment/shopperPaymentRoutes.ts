import { z } from 'zod';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { MANAGE_CARTS } from '../../carts/index.ts';
import { getOrder } from '../order.repo.ts';
import { orderParams } from '../orderAnswer.ts';
import { hiddenOrder, tokenQuery } from '../readableOrder.ts';
import { endPayment } from './endPayment.ts';
import { finishOrderPayment, startOrderPayment } from './orderPayment.ts';
import { finishFields, startFields } from './paymentBodies.ts';
import { paymentState, paymentStateAnswer, startedPaymentAnswer } from './paymentState.ts';

const token = z
  .string({ error: 'token is invalid' })
  .max(255, 'token is invalid')
  .optional()
  .describe('The `orderToken` of the order, for callers outside the session that placed it.');

const startBody = z.object({ token, ...startFields.shape }).prefault({});
const finishBody = z.object({ token, ...finishFields.shape }).prefault({});

/** The routes with which any front end pays an order: with the order token, without a cookie or a shop page. */
export const shopperPaymentRoutes = [
  defineRoute({
    id: 'startOrderPayment',
    does: 'Starts the payment of an order, or finds the started one, and returns the shopper’s next step. Rejects an order that may no longer be paid (`INVALID_ORDER`), a return URL elsewhere (`RETURN_URL_NOT_ALLOWED`), and a gateway that does not respond (`PAYMENT_NOT_STARTED`).',
    method: 'POST',
    path: '/api/orders/{id}/payment',
    access: 'public',
    params: orderParams,
    body: startBody,
    response: startedPaymentAnswer,
    async handle(call) {
      const { app, params, body, request } = call;
      const permission = MANAGE_CARTS;
      const order = await hiddenOrder(call, params.id, { token: body.token ?? null, permission });
      return startOrderPayment(app, order, { returnUrl: body.return_url, signal: request.signal });
    },
  }),

  defineRoute({
    id: 'finishOrderPayment',
    does: 'Checks the payment of an order with its payment method, and returns its state; repeating the request changes nothing. Fails with `ORDER_NOT_FOUND` for orders of other shoppers, and with `PAYMENT_UNCONFIRMED` if the gateway does not respond.',
    method: 'POST',
    path: '/api/orders/{id}/payment/finish',
    access: 'public',
    params: orderParams,
    body: finishBody,
    response: paymentStateAnswer,
    async handle(call) {
      const { app, params, body, request } = call;
      const permission = MANAGE_CARTS;
      const order = await hiddenOrder(call, params.id, { token: body.token ?? null, permission });
      return finishOrderPayment(app, order, { query: body.query, signal: request.signal });
    },
  }),

  defineRoute({
    id: 'getOrderPayment',
    does: 'Returns the payment state of an order. Fails with `ORDER_NOT_FOUND` for orders of other shoppers.',
    method: 'GET',
    path: '/api/orders/{id}/payment',
    access: 'public',
    params: orderParams,
    query: tokenQuery,
    response: paymentStateAnswer,
    async handle(call) {
      const { app, params, query } = call;
      const permission = 'getOrder';
      return paymentState(
        app,
        await hiddenOrder(call, params.id, { token: query.token ?? null, permission }),
      );
    },
  }),

  defineRoute({
    id: 'endOrderPayment',
    does: 'Ends the payment of an unpaid order at its gateway, so that it can no longer be paid, and reopens its cart. Returns the payment state. Fails with `ORDER_NOT_FOUND` for orders of other shoppers.',
    method: 'POST',
    path: '/api/orders/{id}/payment/end',
    access: 'public',
    params: orderParams,
    body: z.object({ token }).prefault({}),
    response: paymentStateAnswer,
    async handle(call) {
      const { app, db, params, body } = call;
      const permission = MANAGE_CARTS;
      const { uuid } = await hiddenOrder(call, params.id, { token: body.token ?? null, permission });
      if ((await endPayment(app, uuid)) === 'ended') await app.carts.reactivate(db, uuid);
      return paymentState(app, await getOrder(db, uuid));
    },
  }),
];
