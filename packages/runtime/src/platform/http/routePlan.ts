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

/** The properties of a route that are known before any request: computed once for each of its paths. */
export interface RoutePlan {
  readonly id: string;
  /** The path as it is declared, such as `/api/carts/{id}`. Null: no route has it. */
  readonly path: string | null;
  readonly access: Route['access'];
  /** The permissions of which an administrator needs one. */
  readonly permissions: readonly string[];
  /** True if only administrators use it: the front ends of the admin may call it, those of the storefront may not. */
  readonly isAdmin: boolean;
  /** True: only an administrator's cookie opens it, whatever `access` says besides. */
  readonly isForStaff: boolean;
  /** The limit of the path; null if it counts nowhere. */
  readonly tier: 'api' | 'pages' | 'admin' | null;
  readonly attempts: Route['rateTier'];
  readonly triedAccount: NonNullable<Route['triedAccount']>;
  /** False: the credentials of the request do not matter, and are not looked up. */
  readonly identifies: boolean;
  /** The format of errors. `asked`: HTML if `Accept` names it. */
  readonly errorsAs: 'json' | 'html' | 'asked';
  /** True for a page, whose body may be a form. */
  readonly isPage: boolean;
  /** True if it may create or change a session: other sites must not request that. */
  readonly opensSession: boolean;
  /** Reports whether it takes an Idempotency-Key. */
  readonly takesKey: boolean;
  readonly params: Validator | null;
  readonly query: Validator | null;
  readonly body: Validator | UnparsedBody | null;
  /** How much a body of JSON may hold. */
  readonly bodyBounds: JsonBounds;
  /** The keys of the body that an administrator may send; null: they are not told apart. */
  readonly knownKeys: KnownKeys | null;
  /** The record that the route changes; null: it knows no If-Match. */
  readonly version: RecordVersion | null;
  /** Its answer is a record of administrators, and carries the ETag of it. */
  readonly tagsAnswer: boolean;
  /** The most bytes of an answer; null: any. */
  readonly maxAnswerBytes: number | null;
  readonly handle: Route['handle'];
  readonly refused: NonNullable<Route['refused']> | null;
}

/** Reports what is wrong with a refusal of a route; null: its description names it. */
export type RefusalCheck = (plan: RoutePlan, method: string, refusal: Refusal) => string | null;

/** `readers` are the GET routes of the shop. */
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

/** Reports whether a route takes an Idempotency-Key under one of its paths. A body that is read while it arrives cannot be compared. */
export const takesKey = (
  { method, body, idempotency = 'key' }: Pick<Route, 'method' | 'body' | 'idempotency'>,
  path: string,
): boolean => idempotency === 'key' && method !== 'GET' && body !== 'stream' && path.startsWith('/api/');

/** Reads the parameters by their schema, and as texts without one. The route of all other paths reads none. */
function paramsReader({ params, fallback }: Route, path: string): Validator | null {
  if (params) return validator(params, 'params');
  return fallback || parametersOf(path).length === 0 ? null : validator(z.looseObject({}), 'params');
}

/** Returns the permissions of which the callers of a route of administrators need one. */
export const permissionsOf = ({
  id,
  permissions = [id],
}: Pick<Route, 'id' | 'permissions'>): readonly string[] => permissions;

/** The email that the body of a login names. */
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
 * Returns the plan of a route under `/api` for a request that came under `/admin/api`: the same route for administrators who are signed in
 * by cookie alone, counted by administrator and not by address.
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

/** Returns the plan of a request without a route: it counts, and is answered by `answer`. */
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

/** Reports whether administrators log in at a path, or see their pages there. */
const isOfAdmin = (path: string): boolean =>
  path === '/admin' || path.startsWith('/admin/') || path.startsWith('/api/user/');

/** Health checks and readers of metrics come often and from many sides, and must be answered while the database is not. */
const UNLIMITED = new Set(['/healthz', '/readyz', '/metrics']);

/** One page loads dozens of images or scripts, and none of them asks the database. */
const FILES = ['/assets/', '/admin/assets/', '/admin/extensions/'];

function tierOf(path: string): RoutePlan['tier'] {
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path === '/admin/graphql') return 'admin';
  return UNLIMITED.has(path) || FILES.some((prefix) => path.startsWith(prefix)) ? null : 'pages';
}
