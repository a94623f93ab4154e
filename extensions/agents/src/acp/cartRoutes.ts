import { defineRoute, z } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { cancelSession, changeSession, findAndRead, openSession } from '../selling/openCheckout.ts';
import { answerOf } from './answers.ts';
import { cartBody, newCartBody } from './bodies.ts';
import { ACP_DOOR } from './door.ts';
import { cartWish } from './readWish.ts';
import { cartAnswer } from './sessionAnswer.ts';
import { servingOf } from './visits.ts';

const PATH = '/acp/carts';
const params = z.object({ id: z.string() });
const ROUTE = { door: ACP_DOOR, access: 'public' } as const;

/** A basket that is over is not there any more. */
const tell = { tell: cartAnswer, conflict: 404 } as const;

/** Returns the routes of baskets. */
export const cartRoutes = (config: AgentsConfig): readonly Route[] => [
  defineRoute({
    ...ROUTE,
    id: 'createAcpCart',
    method: 'POST',
    path: PATH,
    body: newCartBody,
    async handle({ body, ...call }) {
      const serving = servingOf(call, config, body.locale);
      const request = { kind: 'cart', wish: cartWish(body) } as const;
      const opened = await openSession(serving.selling, serving.party, request);
      return answerOf(serving, opened, { ...tell, status: 201 });
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'readAcpCart',
    method: 'GET',
    path: `${PATH}/{id}`,
    params,
    async handle({ params: { id }, ...call }) {
      const serving = servingOf(call, config);
      const read = await findAndRead(serving.selling, serving.party, { id, kind: 'cart' });
      const isCanceled = read.ok && read.checkout.status === 'canceled';
      return answerOf(serving, isCanceled ? { ok: false, reason: 'not_found' } : read, tell);
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'replaceAcpCart',
    method: 'PUT',
    path: `${PATH}/{id}`,
    params,
    body: cartBody,
    async handle({ params: { id }, body, ...call }) {
      const serving = servingOf(call, config);
      const request = { id, kind: 'cart', wish: cartWish(body) } as const;
      return answerOf(serving, await changeSession(serving.selling, serving.party, request), tell);
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'cancelAcpCart',
    method: 'POST',
    path: `${PATH}/{id}/cancel`,
    params,
    body: z.unknown(),
    async handle({ params: { id }, ...call }) {
      const serving = servingOf(call, config);
      const canceled = await cancelSession(serving.selling, serving.party, { id, kind: 'cart' });
      return answerOf(serving, canceled, tell);
    },
  }),
];
