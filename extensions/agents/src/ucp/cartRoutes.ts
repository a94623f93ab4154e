import { defineRoute, z } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { cancelSession, changeSession, findAndRead, openSession } from '../selling/openCheckout.ts';
import { answerOf } from './answers.ts';
import { cartBody } from './bodies.ts';
import { cartAnswer } from './checkoutAnswer.ts';
import { DOOR } from './door.ts';
import { readWish } from './readWish.ts';
import { servingOf } from './visits.ts';

const PATH = '/ucp/carts';
const params = z.object({ id: z.string() });
const ROUTE = { door: DOOR, access: 'public' } as const;

/** Returns the routes of baskets. */
export const cartRoutes = (config: AgentsConfig): readonly Route[] => [
  defineRoute({
    ...ROUTE,
    id: 'createUcpCart',
    method: 'POST',
    path: PATH,
    body: cartBody,
    async handle({ body, ...call }) {
      const serving = servingOf(call, config, body.context?.language);
      const request = { kind: 'cart', wish: readWish(body) } as const;
      return answerOf(
        serving,
        await openSession(serving.selling, serving.identity, request),
        cartAnswer,
        201,
      );
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'readUcpCart',
    method: 'GET',
    path: `${PATH}/{id}`,
    params,
    async handle({ params: { id }, ...call }) {
      const serving = servingOf(call, config);
      const read = await findAndRead(serving.selling, serving.identity, { id, kind: 'cart' });
      return answerOf(serving, read, cartAnswer);
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'replaceUcpCart',
    method: 'PUT',
    path: `${PATH}/{id}`,
    params,
    body: cartBody,
    async handle({ params: { id }, body, ...call }) {
      const serving = servingOf(call, config, body.context?.language);
      const request = { id, kind: 'cart', wish: readWish(body) } as const;
      return answerOf(serving, await changeSession(serving.selling, serving.identity, request), cartAnswer);
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'cancelUcpCart',
    method: 'POST',
    path: `${PATH}/{id}/cancel`,
    params,
    body: z.unknown(),
    async handle({ params: { id }, ...call }) {
      const serving = servingOf(call, config);
      const canceled = await cancelSession(serving.selling, serving.identity, { id, kind: 'cart' });
      return answerOf(serving, canceled, cartAnswer);
    },
  }),
];
