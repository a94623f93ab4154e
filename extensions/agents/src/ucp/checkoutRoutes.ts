import { defineRoute, refuse, z } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { completeCheckout } from '../selling/completeCheckout.ts';
import type { Instrument } from '../selling/completeCheckout.ts';
import {
  cancelSession,
  changeSession,
  convertBasket,
  findAndRead,
  openSession,
} from '../selling/openCheckout.ts';
import { TOKEN_KIND, wayOf } from '../selling/sale.ts';
import { answerOf } from './answers.ts';
import { checkoutBody, completeBody, newCheckoutBody } from './bodies.ts';
import type { SentInstrument } from './bodies.ts';
import { checkoutAnswer } from './checkoutAnswer.ts';
import { DOOR } from './door.ts';
import { instrumentOf } from './handlers.ts';
import { readWish } from './readWish.ts';
import { signedReply } from './signedReply.ts';
import { servingOf } from './visits.ts';
import type { Serving } from './visits.ts';

const PATH = '/ucp/checkout-sessions';
const params = z.object({ id: z.string() });
const ROUTE = { door: DOOR, access: 'public' } as const;

/** Returns the instrument that an agent chose, for the payment method that its handler stands for. */
function instrumentFrom({ app }: Serving, sent: readonly SentInstrument[]): Instrument | null {
  const chosen = sent.find(({ selected }) => selected === true) ?? sent[0];
  if (!chosen) return null;
  const { handler_id: method, type, credential, billing_address: billing } = chosen;
  const way = wayOf(app, method);
  const isOffered = way !== null && instrumentOf(way) === type;
  const token = credential?.type === TOKEN_KIND ? (credential.token ?? null) : null;
  return { method: isOffered ? method : '', token, billing: billing ?? null };
}

/** Returns the routes of purchases. */
export const checkoutRoutes = (config: AgentsConfig): readonly Route[] => [
  ...openRoutes(config),
  ...endRoutes(config),
];

const openRoutes = (config: AgentsConfig): readonly Route[] => [
  defineRoute({
    ...ROUTE,
    id: 'createUcpCheckout',
    method: 'POST',
    path: PATH,
    body: newCheckoutBody,
    async handle({ body: { cart_id: id, line_items, ...body }, ...call }) {
      const serving = servingOf(call, config, body.context?.language);
      const { selling, identity } = serving;
      if (id === undefined && line_items === undefined)
        throw refuse(400, 'VALIDATION_FAILED', 'line_items is required', { at: 'line_items' });
      const wish = readWish({ ...body, line_items: line_items ?? [] });
      const outcome =
        id === undefined
          ? await openSession(selling, identity, { kind: 'checkout', wish })
          : await convertBasket(selling, identity, { id, wish });
      return answerOf(serving, outcome, checkoutAnswer, 201);
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'readUcpCheckout',
    method: 'GET',
    path: `${PATH}/{id}`,
    params,
    async handle({ params: { id }, ...call }) {
      const serving = servingOf(call, config);
      const read = await findAndRead(serving.selling, serving.identity, { id, kind: 'checkout' });
      return answerOf(serving, read, checkoutAnswer);
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'replaceUcpCheckout',
    method: 'PUT',
    path: `${PATH}/{id}`,
    params,
    body: checkoutBody,
    async handle({ params: { id }, body, ...call }) {
      const serving = servingOf(call, config, body.context?.language);
      const request = { id, kind: 'checkout', wish: readWish(body) } as const;
      const changed = await changeSession(serving.selling, serving.identity, request);
      return answerOf(serving, changed, checkoutAnswer);
    },
  }),
];

const endRoutes = (config: AgentsConfig): readonly Route[] => [
  defineRoute({
    ...ROUTE,
    id: 'completeUcpCheckout',
    method: 'POST',
    path: `${PATH}/{id}/complete`,
    params,
    body: completeBody,
    async handle({ params: { id }, body, ...call }) {
      const serving = servingOf(call, config);
      const instrument = instrumentFrom(serving, body?.payment?.instruments ?? []);
      const completed = await completeCheckout(serving.selling, serving.identity, { id, instrument });
      return signedReply(serving.app, await answerOf(serving, completed, checkoutAnswer));
    },
  }),
  defineRoute({
    ...ROUTE,
    id: 'cancelUcpCheckout',
    method: 'POST',
    path: `${PATH}/{id}/cancel`,
    params,
    body: z.unknown(),
    async handle({ params: { id }, ...call }) {
      const serving = servingOf(call, config);
      const canceled = await cancelSession(serving.selling, serving.identity, { id, kind: 'checkout' });
      return answerOf(serving, canceled, checkoutAnswer);
    },
  }),
];
