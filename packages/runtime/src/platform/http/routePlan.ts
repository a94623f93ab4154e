import { z } from 'zod';
import type { Refusal } from '../errors.ts';
import { knownKeysIn } from './forms/ignoredKeys.ts';
import type { KnownKeys } from './forms/ignoredKeys.ts';
import type { Route, UnparsedBody } from '../contracts/route.ts';
import { parametersOf } from './routePath.ts';
import { ADMIN_BOUNDS, PUBLIC_BOUNDS } from './request/jsonBounds.ts';
import type { JsonBounds } from './request/jsonBounds.ts';
import { validator } from './forms/validation.ts';
import { versionOf } from './version.ts';
import type { Readers, RecordVersion } from './version.ts';
import type { Validator } from './forms/validation.ts';

/** The properties of a route that are known before any request, computed once for each of its paths. */
export interface RoutePlan {
  readonly id: string;
  /** The declared path, such as `/api/carts/{id}`. Null if no route has it. */
  readonly path: string | null;
  readonly access: Route['access'];
  /** The permissions of which an administrator needs one. */
  readonly permissions: readonly string[];
  /** True if only administrators use the route: admin front ends may call it, storefront front ends may not. */
  readonly isAdmin: boolean;
  /** True if only an administrator's cookie grants access, in addition to `access`. */
  readonly isForStaff: boolean;
  /** The limit that applies to the path; null if none does. */
  readonly tier: 'api' | 'pages' | 'admin' | null;
  readonly attempts: Route['rateTier'];
  readonly triedAccount: NonNullable<Route['triedAccount']>;
  /** False if the request's credentials do not matter and are not looked up. */
  readonly identifies: boolean;
  /** The error format. `asked`: HTML if requested by `Accept`. */
  readonly errorsAs: 'json' | 'html' | 'asked';
  /** True for a page, whose body may be a form. */
  readonly isPage: boolean;
  /** True if the route may create or change a session; other sites must not request that. */
  readonly opensSession: boolean;
  /** True if the route accepts an Idempotency-Key. */
  readonly takesKey: boolean;
  readonly params: Validator | null;
  readonly query: Validator | null;
  readonly body: Validator | UnparsedBody | null;
  /** The bounds for a JSON body. */
  readonly bodyBounds: JsonBounds;
  /** The body keys that an administrator may send. Null if unknown keys are not reported. */
  readonly knownKeys: KnownKeys | null;
  /** The record that the route changes. Null if the route does not support If-Match. */
  readonly version: RecordVersion | null;
  /** True if the response is an administrators' record and carries its ETag. */
  readonly tagsAnswer: boolean;
  /** Maximum response size in bytes; null if unlimited. */
  readonly maxAnswerBytes: number | null;
  readonly handle: Route['handle'];
  readonly refused: NonNullable<Route['refused']> | null;
}

/** Returns what is wrong with a route's refusal. Null if the route's description lists it. */
export type RefusalCheck = (plan: RoutePlan, method: string, refusal: Refusal) => string | null;

/** Creates the plan for a route path. `readers` are the shop's GET routes. */
export function planRoute(route: Route, path: string, readers: Readers): RoutePlan {
  const tier = tierOf(path);
  return {
    id: route.id,
    path,
    access: route.access,
    permissions: permissionsOf(route),
    isAdmin: route.access === 'admin' || route.access === 'anyAdmin' || isOfAdmin(path),
    isForStaff: false,
    tier,
    attempts: route.rateTier,
    triedAccount: (request) => (route.triedAccount ? route.triedAccount(request) : emailOf(request)),
    identifies: tier !== null && !route.fallback,
    errorsAs: errorsOf(route),
    isPage: route.kind === 'page',
    opensSession: route.rateTier === 'login' || (route.kind === 'page' && route.method !== 'GET'),
    takesKey: takesKey(route, path),
    params: paramsReader(route, path),
    query: route.query ? validator(route.query, 'query') : null,
    body: typeof route.body === 'object' ? validator(route.body, 'body') : (route.body ?? null),
    bodyBounds: route.access === 'admin' || route.access === 'anyAdmin' ? ADMIN_BOUNDS : PUBLIC_BOUNDS,
    knownKeys:
      route.access === 'admin' && typeof route.body === 'object'
        ? knownKeysIn(route.body, route.recordMember)
        : null,
    version: versionOf(route, path, readers),
    tagsAnswer: readers(path) === route || (route.record?.read !== undefined && route.method !== 'DELETE'),
    maxAnswerBytes: route.maxAnswerBytes ?? null,
    handle: (call) => route.handle(call),
    refused: route.refused ? (form) => route.refused!(form) : null,
  };
}

/** Reports whether a route accepts an Idempotency-Key under one of its paths. A streamed body cannot be compared. */
export const takesKey = (
  { method, body, idempotency = 'key' }: Pick<Route, 'method' | 'body' | 'idempotency'>,
  path: string,
): boolean => idempotency === 'key' && method !== 'GET' && body !== 'stream' && path.startsWith('/api/');

/** Creates the parser for path parameters: by schema, or as strings without one. The fallback route reads none. */
function paramsReader({ params, fallback }: Route, path: string): Validator | null {
  if (params) return validator(params, 'params');
  return fallback || parametersOf(path).length === 0 ? null : validator(z.looseObject({}), 'params');
}

/** Returns the permissions of which an admin route's callers need one. */
export const permissionsOf = ({
  id,
  permissions = [id],
}: Pick<Route, 'id' | 'permissions'>): readonly string[] => permissions;

/** Returns the email in a sign-in body. */
function emailOf({ body }: { readonly body: unknown }): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

const errorsOf = ({ fallback, kind }: Route): RoutePlan['errorsAs'] => {
  if (fallback) return 'asked';
  return kind === 'page' ? 'html' : 'json';
};

const staffPlans = new WeakMap<RoutePlan, RoutePlan>();

/**
 * Returns the plan for a route under `/api` when requested under `/admin/api`: the same route for administrators signed in by
 * cookie only, counted by administrator rather than address.
 */
export function planForStaff(plan: RoutePlan): RoutePlan {
  const known = staffPlans.get(plan);
  if (known) return known;
  const own: RoutePlan = {
    ...plan,
    isAdmin: true,
    isForStaff: true,
    tier: 'admin',
    identifies: true,
    errorsAs: 'json',
  };
  staffPlans.set(plan, own);
  return own;
}

/** Returns the plan for a request without a route: it counts toward limits, and `answer` creates the response. */
export const planWithoutRoute = (path: string, answer: () => unknown): RoutePlan => ({
  id: '-',
  path: null,
  access: 'public',
  permissions: [],
  isAdmin: isOfAdmin(path),
  isForStaff: false,
  tier: tierOf(path),
  attempts: undefined,
  triedAccount: () => null,
  identifies: false,
  errorsAs: tierOf(path) === 'api' ? 'json' : 'asked',
  isPage: false,
  opensSession: false,
  takesKey: false,
  params: null,
  query: null,
  body: null,
  bodyBounds: PUBLIC_BOUNDS,
  knownKeys: null,
  version: null,
  tagsAnswer: false,
  maxAnswerBytes: null,
  handle: answer,
  refused: null,
});

/** Reports whether administrators sign in or see their pages at a path. */
const isOfAdmin = (path: string): boolean =>
  path === '/admin' || path.startsWith('/admin/') || path.startsWith('/api/user/');

/**
 * Paths without limits: health checks and metrics scrapers call often and from many addresses, and must be served while the
 * database is down.
 */
const UNLIMITED = new Set(['/healthz', '/readyz', '/metrics']);

/** Paths of static files: one page loads dozens of images or scripts, and none of them uses the database. */
const FILES = ['/assets/', '/admin/assets/', '/admin/extensions/'];

function tierOf(path: string): RoutePlan['tier'] {
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path === '/admin/graphql') return 'admin';
  return UNLIMITED.has(path) || FILES.some((prefix) => path.startsWith(prefix)) ? null : 'pages';
}
