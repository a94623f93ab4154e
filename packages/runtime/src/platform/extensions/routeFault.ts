import { isRoutePath, parametersOf, pathsOf } from '../http/routePath.ts';
import { acceptsKey } from '../http/planRoute.ts';
import type { Route, SdkMethod } from '../contracts/route.ts';
import { nearestName, suggestion } from '../nearestName.ts';

const METHODS: readonly Route['method'][] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const KINDS: readonly NonNullable<Route['kind']>[] = ['api', 'page'];
const ACCESS: readonly Route['access'][] = ['public', 'customer', 'admin', 'anyAdmin'];
const RATE_TIERS: readonly NonNullable<Route['rateTier']>[] = ['login', 'signup', 'order', 'coupon', 'asset'];

/** Returns the fault in the definition of a route. Returns null if there is none. */
export function routeFault(route: Route): string | null {
  const { method, kind = 'api', access, rateTier, params, query, body, response, handle } = route;
  if (!METHODS.includes(method)) return `method must be one of ${METHODS.join(', ')}`;
  if (!isPaths(route.path)) return 'path must be a string, or an array of strings';
  const wrong = pathsOf(route).find((path) => !isRoutePath(path));
  if (wrong !== undefined) return `path must have the form /api/things/{id}, not ${JSON.stringify(wrong)}`;
  if (!KINDS.includes(kind)) return `kind must be one of ${KINDS.join(', ')}`;
  if (!ACCESS.includes(access)) return `access must be one of ${ACCESS.join(', ')}`;
  if (rateTier !== undefined && !RATE_TIERS.includes(rateTier))
    return `rateTier must be one of ${RATE_TIERS.join(', ')}, or absent`;
  for (const [name, schema] of Object.entries({ params, query, response }))
    if (schema !== undefined && !isSchema(schema)) return `${name} must be a zod schema`;
  const missing = unknownParameter(route);
  if (missing !== null) return missing;
  if (body !== undefined && body !== 'raw' && body !== 'stream' && !isSchema(body))
    return 'body must be a zod schema, "raw" or "stream"';
  return (
    idempotencyFault(route) ??
    doorFault(route) ??
    sdkFault(route) ??
    functionFault('handle', handle) ??
    formPageFault(route) ??
    deadlineFault(route.deadlineMs) ??
    answerFault(route)
  );
}

/** Returns an error message if a route's `formPage` is not a path of the shop, or the route cannot show a rejected form. Otherwise null. */
function formPageFault({ kind, method, refused, formPage }: Route): string | null {
  if (formPage === undefined) return null;
  if (typeof formPage !== 'function' && !/^\/(?!\/)/.test(String(formPage)))
    return 'formPage must be a path of the shop, such as /warranty, or a function that returns one';
  return kind === 'page' && method === 'POST' && typeof refused === 'function'
    ? null
    : 'formPage is for POST routes of kind "page" that define refused';
}

/** Returns the name of a parameter that the params schema expects but none of the route's paths contain. Otherwise null. */
function unknownParameter(route: Route): string | null {
  const shape: unknown = route.params && 'shape' in route.params ? route.params.shape : {};
  const names = pathsOf(route).flatMap(parametersOf);
  const unknown = Object.keys(shape as object).find((key) => !names.includes(key));
  if (unknown === undefined) return null;
  const nearest = names.length === 1 ? names[0] : nearestName(unknown, names);
  return `params has the key "${unknown}", which is not in its path${nearest ? `: did you mean "${nearest}"?` : ''}`;
}

/**
 * Returns an error message if a route's `idempotency` is unknown, or is `key` on a route that cannot accept keys. Otherwise null.
 */
function idempotencyFault(route: Route): string | null {
  const { idempotency } = route;
  if (idempotency === undefined || idempotency === 'none') return null;
  if (idempotency !== 'key') return 'idempotency must be one of key, none, or absent';
  return pathsOf(route).every((path) => acceptsKey(route, path))
    ? null
    : 'idempotency can be "key" only where a request under /api/ changes something, with a body that is no stream';
}

/** The members that a route of a door cannot have, because the door's rules take their place, or it has neither pages nor an SDK. */
const NOT_AT_DOORS = ['fallback', 'refused', 'formPage', 'record', 'listed', 'sdk'] as const;

/** Returns an error message if a route of a door has what only the shop's own paths have. Otherwise null. */
function doorFault(route: Route): string | null {
  if (route.door === undefined) return null;
  if (route.access !== 'public')
    return 'access must be "public" for a route of a door, whose "identify" decides who is let in';
  if (route.kind === 'page') return 'kind cannot be "page" for a route of a door';
  if (route.body === 'stream')
    return 'a door reads bodies before it calls the route: use "raw" or a zod schema';
  const other = NOT_AT_DOORS.find((name) => route[name]);
  return other === undefined ? null : `${other} is not for routes of a door`;
}

const SDK_MEMBERS: readonly (keyof SdkMethod)[] = ['resource', 'method', 'audience'];
/** The SDK client's own functions, whose names cannot be used for resources. */
const CLIENT_FUNCTIONS: readonly unknown[] = ['graphql', 'request'];

/** Returns an error message if a route's SDK name is invalid. Otherwise null. */
function sdkFault({ sdk, kind, fallback }: Route): string | null {
  if (sdk === undefined || sdk === false) return null;
  if (typeof sdk !== 'object' || sdk === null) return 'sdk must be an object, or false';
  if (kind === 'page' || fallback) return 'sdk names a method, which a page does not have';
  const unknown = Object.keys(sdk).find((name) => !(SDK_MEMBERS as readonly string[]).includes(name));
  if (unknown !== undefined)
    return `sdk has the unknown key "${unknown}". ${suggestion(unknown, SDK_MEMBERS)}`;
  const { resource, method, audience } = sdk;
  for (const [name, value] of Object.entries({ resource, method }))
    if (value !== undefined && !isCamelCase(value))
      return `sdk.${name} must read like loyaltyRewards, not ${JSON.stringify(value)}`;
  if (CLIENT_FUNCTIONS.includes(resource))
    return `sdk.resource cannot be "${resource}", which each client has`;
  return audience === undefined || audience === 'administrators'
    ? null
    : 'sdk.audience must be administrators, or absent';
}

const isCamelCase = (value: unknown): boolean =>
  typeof value === 'string' && /^[a-z][a-zA-Z\d]*$/.test(value);

const isPaths = (path: unknown): boolean =>
  typeof path === 'string' ||
  (Array.isArray(path) && path.length > 0 && path.every((one) => typeof one === 'string'));

/** Reports whether a value is a zod schema, even one created by another copy of zod. */
export const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'safeParse' in value;

/** Maximum delay that a timer supports, in milliseconds. */
const MOST_MS = 2 ** 31 - 1;

/** Returns an error message if a deadline is invalid. Otherwise null. */
export const deadlineFault = (value: number | undefined): string | null =>
  value === undefined || (Number.isInteger(value) && value > 0 && value <= MOST_MS)
    ? null
    : 'deadlineMs must be a whole number of at least 1';

const answerFault = ({ maxAnswerBytes: most }: Route): string | null =>
  most === undefined || (Number.isSafeInteger(most) && most > 0)
    ? null
    : 'maxAnswerBytes must be a whole number of at least 1';

/** Returns a fault if the value is not a function. */
export const functionFault = (name: string, value: unknown): string | null =>
  typeof value === 'function' ? null : `${name} must be a function`;
