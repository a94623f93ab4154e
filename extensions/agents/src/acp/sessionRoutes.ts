import { isDeepStrictEqual } from 'node:util';
import { defineRoute, refuse, z } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { completeCheckout } from '../selling/completeCheckout.ts';
import { cancelSession, changeSession, findAndRead, openSession } from '../selling/openCheckout.ts';
import type { SentWish } from '../selling/wish.ts';
import { answerOf } from './answers.ts';
import { completeBody, newSessionBody, sessionBody } from './bodies.ts';
import type { CompleteBody } from './bodies.ts';
import { askForNewsletter } from './consents.ts';
import { ACP_DOOR } from './door.ts';
import { instrumentFrom } from './instrument.ts';
import { canceledWish } from './intentTrace.ts';
import { changedWish, completedWish, newWish } from './readWish.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { servingOf } from './visits.ts';

const PATH = '/acp/checkout_sessions';
const params = z.object({ id: z.string() });
const ROUTE = { door: ACP_DOOR, access: 'public' } as const;
const tell = { tell: sessionAnswer };

/** Returns the routes of purchases. */
export const sessionRoutes = (config: AgentsConfig): readonly Route[] => [
  ...openRoutes(config),
  ...endRoutes(config),
];

const openRoutes = (config: AgentsConfig): readonly Route[] => [
  defineRoute({
    ...ROUTE,
    id: 'createAcpSession',
    method: 'POST',
    path: PATH,
    body: newSessionBody,
    async handle({ body, ...call }) {
      const serving = servingOf(call, config, body.locale);
      if (!(body.line_items ?? body.items)?.length)
        throw refuse(400, 'VALIDATION_FAILED', 'line_items is required', { at: 'line_items' });
      const request = { kind: 'checkout', wish: newWish(body) } as const;
      const opened = await openSession(serving.selling, serving.party, request);
      return answerOf(serving, opened, { ...tell, status: 201 });
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'readAcpSession',
    method: 'GET',
    path: `${PATH}/{id}`,
    params,
    async handle({ params: { id }, ...call }) {
      const serving = servingOf(call, config);
      return answerOf(
        serving,
        await findAndRead(serving.selling, serving.party, { id, kind: 'checkout' }),
        tell,
      );
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'changeAcpSession',
    method: 'POST',
    path: `${PATH}/{id}`,
    params,
    body: sessionBody,
    async handle({ params: { id }, body, ...call }) {
      const serving = servingOf(call, config);
      const wish = (before: SentWish) => changedWish(before, body);
      const changed = await changeSession(serving.selling, serving.party, { id, kind: 'checkout', wish });
      return answerOf(serving, changed, tell);
    },
  }),
];

/** Returns what is ordered: what was asked for before, with what is told only now. */
function amended(before: SentWish, body: CompleteBody): SentWish {
  const wish = completedWish(before, body);
  const { affiliate_attribution: touch } = body;
  const isTold = isDeepStrictEqual(before.touches?.at(-1), touch);
  return touch && !isTold
    ? { ...wish, touches: [...(before.touches ?? []), touch].slice(-MOST_TOUCHES) }
    : wish;
}

const MOST_TOUCHES = 10;

const endRoutes = (config: AgentsConfig): readonly Route[] => [
  defineRoute({
    ...ROUTE,
    id: 'completeAcpSession',
    method: 'POST',
    path: `${PATH}/{id}/complete`,
    params,
    body: completeBody,
    async handle({ params: { id }, body, ...call }) {
      const serving = servingOf(call, config);
      const completed = await completeCheckout(serving.selling, serving.party, {
        id,
        instrument: instrumentFrom(serving.app, body.payment_data),
        amend: (before) => amended(before, body),
      });
      if (completed.ok) await askForNewsletter(serving, completed.checkout, body.marketing_consents);
      return answerOf(serving, completed, tell);
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'cancelAcpSession',
    method: 'POST',
    path: `${PATH}/{id}/cancel`,
    params,
    body: z.unknown(),
    async handle({ params: { id }, body, ...call }) {
      const serving = servingOf(call, config);
      const canceled = await cancelSession(serving.selling, serving.party, {
        id,
        kind: 'checkout',
        wish: (before) => canceledWish(before, body),
      });
      return answerOf(serving, canceled, { ...tell, conflict: 405 });
    },
  }),
];
