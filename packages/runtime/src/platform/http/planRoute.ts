import { z } from 'zod';
import type { Route } from '../contracts/route.ts';
import { parametersOf } from './routePath.ts';
import { ADMIN_BOUNDS, PUBLIC_BOUNDS } from './request/jsonBounds.ts';
import { validator } from './forms/validation.ts';
import { versionOf } from './version.ts';
import type { Readers } from './version.ts';
import type { Validator } from './forms/validation.ts';
import type { RoutePlan } from './routePlan.ts';
import { tierOf, isOfAdmin } from './routePlan.ts';

/** Creates the plan for a route path. `readers` finds the shop's admin GET routes. */
export function planRoute(route: Route, path: string, readers: Readers): RoutePlan {
  const tier = tierOf(path);
  return {
    id: route.id,
    path,
    door: null,
    access: route.access,
    permissions: permissionsOf(route),
    isAdmin: route.access === 'admin' || route.access === 'anyAdmin' || isOfAdmin(path),
    isForStaff: false,
    tier,
    attempts: route.rateTier,
    triedAccount: triedAccountOf(route),
    triesCoupon: (request) => route.triesCoupon?.(request) ?? true,
    identifies: tier !== null && !route.fallback,
    errorsAs: errorsOf(route),
    isForShoppers: isForShoppers(route, path),
    isPage: route.kind === 'page',
    opensSession: route.rateTier === 'login' || (route.kind === 'page' && route.method !== 'GET'),
    acceptsKey: acceptsKey(route, path),
    params: paramsReader(route, path),
    query: route.query ? validator(route.query, 'query') : null,
    body: typeof route.body === 'object' ? validator(route.body, 'body') : (route.body ?? null),
    bodyBounds: route.access === 'admin' || route.access === 'anyAdmin' ? ADMIN_BOUNDS : PUBLIC_BOUNDS,
    reportedBody: reportedBodyOf(route),
    version: versionOf(route, path, readers),
    tagsAnswer: readers(path) === route || (route.record?.read !== undefined && route.method !== 'DELETE'),
    maxAnswerBytes: route.maxAnswerBytes ?? null,
    handle: (call) => route.handle(call),
    refused: route.refused ? (form) => route.refused!(form) : null,
    formPage: formPageOf(route),
  };
}

/** Returns the account that a request tries, by the route or, for sign-ins, by the email. Codes are no accounts unless the route says so. */
function triedAccountOf(route: Route): RoutePlan['triedAccount'] {
  if (route.triedAccount) return (request) => route.triedAccount!(request);
  return route.rateTier === 'coupon' ? () => null : emailOf;
}

const NO_BODY = z.object({});

function reportedBodyOf({ kind, method, body }: Route): z.ZodType | null {
  if (kind === 'page' || method === 'GET' || typeof body === 'string') return null;
  return body ?? NO_BODY;
}

function formPageOf({ formPage, refused }: Route): RoutePlan['formPage'] {
  if (formPage === undefined || !refused) return null;
  return typeof formPage === 'string' ? () => formPage : (form) => formPage(form as never);
}

/**
 * Reports whether a route accepts an Idempotency-Key at the given path. Routes with a streamed body do not, because such a body
 * cannot be compared.
 */
export const acceptsKey = (
  { method, body, idempotency = 'key' }: Pick<Route, 'method' | 'body' | 'idempotency'>,
  path: string,
): boolean => idempotency === 'key' && method !== 'GET' && body !== 'stream' && path.startsWith('/api/');

/** Creates the parser for path parameters. Without a schema, parameters are strings. The fallback route has no parameters. */
function paramsReader({ params, fallback }: Route, path: string): Validator | null {
  if (params) return validator(params, 'params');
  return fallback || parametersOf(path).length === 0 ? null : validator(z.looseObject({}), 'params');
}

/** Returns the permissions that grant access to an admin route. A caller needs one of them. */
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

/** The paths of the storefront's GraphQL. */
const GRAPHQL = new Set(['/graphql', '/api/graphql']);

/** Reports whether a route serves shoppers. Routes of administrators, files and webhooks, whose body is raw, do not. */
const isForShoppers = ({ access, body, staysOpen = false }: Route, path: string): boolean => {
  if (staysOpen || access === 'admin' || access === 'anyAdmin' || isOfAdmin(path)) return false;
  return tierOf(path) !== null && (body !== 'raw' || GRAPHQL.has(path));
};
