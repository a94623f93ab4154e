import { defineRoute, meaningOfJson, Reply, z } from '@shop/runtime/extension';
import type { Door, DoorProblem } from '@shop/runtime/extension';
import { answer, buyerOf, message } from './flightRoutes.ts';
import { confirmFlight, takeMessage } from './sellByPigeon.ts';

/** The limit of each loft, from the configuration. */
export type LoftRate = NonNullable<Door['rate']>;

/** Returns the loft that a request names. A real protocol would check its signature over `request.rawBody`. */
const loftOf = ({
  headers,
}: {
  readonly headers: Readonly<Record<string, string | undefined>>;
}): string | null => headers['pigeon-loft'] ?? null;

/** Says a refusal as pigeons do. Whoever may try again is told so by `Retry-After`, which the shop sets. */
const refused = ({ refusal: { status, code, message: say, details = [] } }: DoorProblem): Reply =>
  new Reply(status, { coo: 'no', why: code.toLowerCase(), say, where: details.map(({ path }) => path) });

/** The protocol of pigeons, at paths of its own, with its own errors and its own rules for repeated messages. */
export const pigeonDoor = (rate: LoftRate): Door => ({
  id: 'pigeon-post',
  paths: ['/pigeon', '/.well-known/pigeon'],
  setting: 'pigeonPostDoorEnabled',
  bodyLimit: 16_384,
  headers: { 'pigeon-version': '1' },
  rate,
  idempotency: {
    header: 'pigeon-ring',
    maxLength: 64,
    required: true,
    conflict: 409,
    repeated: { 'pigeon-repeated': 'true' },
  },
  identify: ({ request }) => loftOf(request),
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
    response: answer,
    handle: ({ app, params, request }) => confirmFlight(app, buyerOf(request), params.id),
  }),
];
