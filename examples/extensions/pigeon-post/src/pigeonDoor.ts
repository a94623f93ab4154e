import { createHmac, timingSafeEqual } from 'node:crypto';
import { defineRoute, meaningOfJson, refuse, Reply, z } from '@shop/runtime/extension';
import type { Door, DoorProblem, RequestInfo } from '@shop/runtime/extension';
import { answer, buyerOf, confirmation, message } from './flightRoutes.ts';
import { confirmFlight, takeMessage } from './sellByPigeon.ts';

/** The lofts of the configuration. */
export interface Lofts {
  /** The limit of each registered loft, and of each address for all others. */
  readonly rate: NonNullable<Door['rate']>;
  /** The secrets with which registered lofts sign, by name. */
  readonly lofts: Readonly<Record<string, string>>;
}

/** Returns the registered loft that a request names, with its secret. Null for wild pigeons. */
function registered({ lofts }: Lofts, { headers }: RequestInfo) {
  const name = headers['pigeon-loft'] ?? '';
  return Object.hasOwn(lofts, name) ? { name, secret: lofts[name] as string } : null;
}

/** Returns the loft that a request comes from. Throws 401 if it is registered and the signature over the bytes is not its own. */
function identify(lofts: Lofts, request: RequestInfo): string | null {
  const loft = registered(lofts, request);
  if (!loft) return null;
  const body = request.rawBody ?? Buffer.alloc(0);
  const own = createHmac('sha256', loft.secret)
    .update(`${request.method} ${request.path}\n`)
    .update(body)
    .digest();
  const given = Buffer.from(request.headers['pigeon-signature'] ?? '', 'hex');
  if (given.length !== own.length || !timingSafeEqual(given, own))
    throw refuse(401, 'FORGED_FEATHER', 'The signature is not that of the loft');
  return loft.name;
}

/** Says a refusal as pigeons do. Whoever may try again is told so by `Retry-After`, which the shop sets. */
const refused = ({ refusal: { status, code, message: say, details = [] } }: DoorProblem): Reply =>
  new Reply(status, { coo: 'no', why: code.toLowerCase(), say, where: details.map(({ path }) => path) });

/** The protocol of pigeons, at paths of its own, with its own errors and its own rules for repeated messages. */
export const pigeonDoor = (lofts: Lofts): Door => ({
  id: 'pigeon-post',
  paths: ['/pigeon', '/.well-known/pigeon'],
  setting: 'pigeonPostDoorEnabled',
  bodyLimit: 16_384,
  headers: { 'pigeon-version': '1' },
  rate: lofts.rate,
  idempotency: {
    header: 'pigeon-ring',
    maxLength: 64,
    required: true,
    conflict: 409,
    repeated: { 'pigeon-repeated': 'true' },
  },
  rateKey: ({ request }) => registered(lofts, request)?.name ?? null,
  identify: ({ request }) => identify(lofts, request),
  meaningOf: ({ request }) => meaningOfJson(request.rawBody ?? Buffer.alloc(0)),
  answerHeaders({ request }): Record<string, string> {
    const ring = request.headers['pigeon-ring'];
    return ring === undefined ? {} : { 'pigeon-ring': ring };
  },
  refused,
});

const ROUTE = { door: 'pigeon-post', access: 'public' } as const;

export const pigeonRoutes = [
  defineRoute({
    ...ROUTE,
    id: 'describePigeonPost',
    method: 'GET',
    path: '/.well-known/pigeon',
    handle: ({ app }) =>
      new Reply(
        200,
        { version: 1, flights: `${app.config.shop.url}/pigeon/flights` },
        { 'cache-control': 'public, max-age=300' },
      ),
  }),
  defineRoute({
    ...ROUTE,
    id: 'takeMessageAtPigeonDoor',
    method: 'POST',
    path: '/pigeon/flights',
    body: message.omit({ loft: true }),
    response: answer,
    handle: ({ app, body, request }) =>
      takeMessage(app, buyerOf(request), { ...body, loft: request.identity ?? 'A wild pigeon' }),
  }),
  defineRoute({
    ...ROUTE,
    id: 'confirmFlightAtPigeonDoor',
    method: 'POST',
    path: '/pigeon/flights/{id}/confirm',
    params: z.object({ id: z.string() }),
    body: confirmation,
    response: answer,
    handle: ({ app, params, body, request }) =>
      confirmFlight(app, buyerOf(request), params.id, body?.payment),
  }),
];
