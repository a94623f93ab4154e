import { meaningOfJson, refuse, Reply } from '@shop/runtime/extension';
import type { Door, DoorProblem, DoorVisit } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { errorOf } from './errorBody.ts';
import { ACP_VERSION, BASE_PATH, DISCOVERY_PATH } from './version.ts';
import { identifyVisit, rateKeyOf, VERSION_CODES } from './visits.ts';

export const ACP_DOOR = 'agents-acp';

/** The codes of the protocol for what the shop refuses. Others are those of the shop in lowercase. */
const CODES: Readonly<Record<string, string>> = {
  VALIDATION_FAILED: 'invalid',
  INVALID_JSON: 'invalid_json',
  INVALID_IDEMPOTENCY_KEY: 'invalid_idempotency_key',
  IDEMPOTENCY_KEY_REUSED: 'idempotency_conflict',
  IDEMPOTENCY_KEY_IN_USE: 'idempotency_in_flight',
  TOO_MANY_REQUESTS: 'rate_limited',
};

/** Returns a path of the shop, such as `line_items.0.id`, as a JSONPath. */
const paramOf = (path: string): string =>
  `$${path
    .split('.')
    .map((part) =>
      /^\d+$/.test(part)
        ? `[${part}]`
        : /^[A-Za-z_]\w*$/.test(part)
          ? `.${part}`
          : `[${JSON.stringify(part)}]`,
    )
    .join('')}`;

/** Says a refusal as the protocol does: flat and closed. */
function refused({ refusal }: DoorProblem): Reply {
  const { status, code, message, details } = refusal;
  const [detail] = details ?? [];
  const hasPlace = detail !== undefined && detail.path !== '';
  return new Reply(
    status,
    errorOf(status, CODES[code] ?? code.toLowerCase(), hasPlace ? detail.message : message, {
      ...(hasPlace && { param: paramOf(detail.path) }),
      ...(VERSION_CODES.includes(code) && { supported_versions: [ACP_VERSION] }),
    }),
  );
}

const KEY_HEADER = 'idempotency-key';

/** Returns the key of a request. Each POST has one. */
function keyOf({ request: { method, headers } }: DoorVisit): string | null {
  const key = headers[KEY_HEADER];
  if (key === undefined && method === 'POST')
    throw refuse(400, 'idempotency_key_required', 'Idempotency-Key is required.');
  return key ?? null;
}

/** Returns the headers of a request that its answer has again. */
const toldAgain = (headers: DoorVisit['request']['headers']): Record<string, string> =>
  Object.fromEntries(
    [KEY_HEADER, 'request-id'].flatMap((name) => {
      const value = headers[name];
      return value !== undefined && /^[\u0020-\u007e]{1,255}$/.test(value) ? [[name, value]] : [];
    }),
  );

/** The door at which agents speak ACP. */
export const acpDoor = ({ rateLimit }: AgentsConfig): Door => ({
  id: ACP_DOOR,
  paths: [BASE_PATH, DISCOVERY_PATH],
  setting: 'agentsAcpEnabled',
  bodyLimit: 131_072,
  headers: { 'cache-control': 'no-store, no-transform' },
  rate: rateLimit,
  idempotency: { maxLength: 255, conflict: 422, repeated: { 'idempotent-replayed': 'true' } },
  rateKey: rateKeyOf,
  identify: identifyVisit,
  keyOf,
  meaningOf: ({ request }) => meaningOfJson(request.rawBody ?? Buffer.alloc(0)),
  answerHeaders: ({ request }) => toldAgain(request.headers),
  refused,
});
