import type { ContributionPoint, Members } from '../contracts/extension.ts';
import type { Door } from '../contracts/door.ts';

const PATH = /^(?:\/[a-z0-9._~-]+)+$/;

/** The contribution point of doors. */
export const doorPoint = {
  noun: 'door',
  members: {
    id: 'text',
    paths: 'any',
    setting: 'any',
    bodyLimit: 'any',
    headers: 'any',
    rate: 'any',
    cors: 'any',
    idempotency: 'any',
    rateKey: 'function?',
    identify: 'function?',
    keyOf: 'function?',
    meaningOf: 'function?',
    again: 'function?',
    answerHeaders: 'function?',
    refused: 'function',
  } satisfies Members<Door>,
  keyOf: ({ id }: Door) => id,
  fault: doorFault,
  deadlines: {
    rateKey: 'callMs',
    identify: 'callMs',
    keyOf: 'callMs',
    meaningOf: 'callMs',
    again: 'callMs',
    answerHeaders: 'callMs',
    refused: 'callMs',
  },
} satisfies ContributionPoint<Door>;

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e]*$/;

/** Reports whether a value is an object of headers that HTTP allows. Cookies are not among them. */
const isHeaders = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, text]) =>
      HEADER_NAME.test(name) &&
      name.toLowerCase() !== 'set-cookie' &&
      typeof text === 'string' &&
      HEADER_VALUE.test(text),
  );

/** Returns what is wrong with a door. Null if nothing is. */
function doorFault({ paths, setting, bodyLimit, rate, headers, cors, idempotency }: Door): string | null {
  if (!Array.isArray(paths) || paths.length === 0) return 'paths must be a list of paths, such as ["/ucp"]';
  const wrong = paths.find((path) => typeof path !== 'string' || !PATH.test(path) || isOfShop(path));
  if (wrong !== undefined)
    return `paths must have the form /ucp or /.well-known/ucp, and lie outside /api and /admin, not ${JSON.stringify(wrong)}`;
  if (setting !== undefined && !(isText(setting) || (Array.isArray(setting) && setting.every(isText))))
    return 'setting must be a string, or a list of strings';
  if (bodyLimit !== undefined && !isWhole(bodyLimit)) return 'bodyLimit must be a whole number of at least 1';
  if (rate !== undefined && rate !== false && !(isWhole(rate?.points) && isWhole(rate.seconds)))
    return 'rate must be { points, seconds } with whole numbers of at least 1, or false';
  if (headers !== undefined && !isHeaders(headers))
    return 'headers must be an object of header names and values, without cookies';
  if (cors !== undefined && cors?.origins !== '*' && !Array.isArray(cors?.origins))
    return 'cors.origins must be a list of origins, or "*"';
  return idempotency === undefined ? null : idempotencyFault(idempotency);
}

/** Reports whether a path is one of the REST API or the admin. */
const isOfShop = (path: string): boolean => /^\/(?:api|admin)(?:\/|$)|^\/\.well-known$/.test(path);

function idempotencyFault(rules: NonNullable<Door['idempotency']>): string | null {
  if (typeof rules !== 'object' || rules === null) return 'idempotency must be an object';
  const { minLength = 1, maxLength = 255, conflict = 422, repeated = {} } = rules;
  if (!isWhole(minLength) || !isWhole(maxLength) || minLength > maxLength)
    return 'idempotency.minLength and maxLength must be whole numbers of at least 1, the smaller one first';
  if (conflict !== 409 && conflict !== 422) return 'idempotency.conflict must be 409 or 422';
  return isHeaders(repeated)
    ? null
    : 'idempotency.repeated must be an object of header names and values, without cookies';
}
