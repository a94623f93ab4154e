import { defineRoute, isUuid, Reply, z } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { findSessionOfOrder } from '../session.ts';
import { settlePayment } from '../selling/settlePayment.ts';
import { notThere } from './answers.ts';
import { DOOR } from './door.ts';
import { orderAnswer } from './orderAnswer.ts';
import { servingOf } from './visits.ts';

/** Returns the route of orders. An agent reads those that it placed. */
export const orderRoutes = (config: AgentsConfig): readonly Route[] => [
  defineRoute({
    door: DOOR,
    access: 'public',
    id: 'readUcpOrder',
    method: 'GET',
    path: '/ucp/orders/{id}',
    params: z.object({ id: z.string() }),
    async handle({ params: { id }, ...call }) {
      const serving = servingOf(call, config);
      const { app, identity, selling } = serving;
      const owned = isUuid(id)
        ? await findSessionOfOrder(app.db, identity, { order: id, now: app.clock.now() })
        : null;
      const settled = owned && (await settlePayment(selling, owned));
      // An order that was not paid is not one yet.
      if (settled?.session.status !== 'completed') return notThere(serving);
      return new Reply(200, await orderAnswer(serving, settled));
    },
  }),
];
