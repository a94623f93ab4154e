import { z } from 'zod';
import type { Refusal } from '../errors.ts';
import type { Route, UnparsedBody } from '../contracts/route.ts';
import type { OpenDoor } from './request/openDoor.ts';
import { PUBLIC_BOUNDS } from './request/jsonBounds.ts';
import type { JsonBounds } from './request/jsonBounds.ts';
import type { RecordVersion } from './version.ts';
import type { Validator } from './forms/validation.ts';

/** The precomputed properties of a route, for one of its paths. */
export interface RoutePlan {
  readonly id: string;
  /** The declared path, such as `/api/carts/{id}`. Null if the request matches no route. */
  readonly path: string | null;
  /** The door that answers the request. Null for the shop's own paths. */
  readonly door: OpenDoor | null;
  readonly access: Route['access'];
  /** The permissions that grant access. An administrator needs one of them. */
  readonly permissions: readonly string[];
  /** True if the route is only for administrators. Admin front ends may call it, storefront front ends may not. */
  readonly isAdmin: boolean;
  /** True if, in addition to `access`, the caller must be an administrator who is signed in by cookie. */
  readonly isForStaff: boolean;
  /** The rate limit tier for the path. Null if no limit applies. */
  readonly tier: 'api' | 'pages' | 'admin' | null;
  readonly attempts: Route['rateTier'];
  readonly triedAccount: NonNullable<Route['triedAccount']>;
  readonly triesCoupon: NonNullable<Route['triesCoupon']>;
  /** False if the request's credentials are irrelevant and are not looked up. */
  readonly identifies: boolean;
  /** The error format. `asked` means HTML if the `Accept` header requests it. */
  readonly errorsAs: 'json' | 'html' | 'asked';
  /** True if visitors are rejected while the storefront is closed for maintenance. */
  readonly isForShoppers: boolean;
  /** True for an HTML page, which also accepts form bodies. */
  readonly isPage: boolean;
  /** True if the route may create or change a session. Cross-site requests to it are rejected. */
  readonly opensSession: boolean;
  /** True if the route accepts an Idempotency-Key. */
  readonly acceptsKey: boolean;
  readonly params: Validator | null;
  readonly query: Validator | null;
  readonly body: Validator | UnparsedBody | null;
  /** The limits for a JSON body. */
  readonly bodyBounds: JsonBounds;
  /**
   * The schema of the body whose ignored keys the response names, which is empty for a write without a body. Null for reads, for other
   * bodies than JSON, and for pages, whose forms have fields of their own.
   */
  readonly reportedBody: z.ZodType | null;
  /** The versioned record that the route changes. Null if the route does not support If-Match. */
  readonly version: RecordVersion | null;
  /** True if the response is an admin record with an ETag. */
  readonly tagsAnswer: boolean;
  /** Maximum response size in bytes; null if unlimited. */
  readonly maxAnswerBytes: number | null;
  readonly handle: Route['handle'];
  readonly refused: NonNullable<Route['refused']> | null;
  /** Returns the path of the page with the form. Null if a rejected form is shown without a redirect. */
  readonly formPage: ((form: { readonly params: unknown }) => string) | null;
}

/** A function that describes what is wrong with a route's refusal. Returns null if the API description lists the refusal. */
export type RefusalCheck = (plan: RoutePlan, method: string, refusal: Refusal) => string | null;

const staffPlans = new WeakMap<RoutePlan, RoutePlan>();

/**
 * Returns the plan for an `/api` route that is requested under `/admin/api`. There, only administrators who are signed in by
 * cookie have access, and requests are counted by administrator instead of by address.
 */
export function planForStaff(plan: RoutePlan): RoutePlan {
  const known = staffPlans.get(plan);
  if (known) return known;
  const own: RoutePlan = {
    ...plan,
    isAdmin: true,
    isForStaff: true,
    isForShoppers: false,
    tier: 'admin',
    identifies: true,
    errorsAs: 'json',
  };
  staffPlans.set(plan, own);
  return own;
}

/**
 * Returns the plan for a request without a matching route. The request counts toward rate limits, and `answer` creates the
 * response.
 */
export const planWithoutRoute = (path: string, answer: () => unknown): RoutePlan => ({
  id: '-',
  path: null,
  door: null,
  access: 'public',
  permissions: [],
  isAdmin: isOfAdmin(path),
  isForStaff: false,
  tier: tierOf(path),
  attempts: undefined,
  triedAccount: () => null,
  triesCoupon: () => false,
  identifies: false,
  errorsAs: tierOf(path) === 'api' ? 'json' : 'asked',
  isForShoppers: false,
  isPage: false,
  opensSession: false,
  acceptsKey: false,
  params: null,
  query: null,
  body: null,
  bodyBounds: PUBLIC_BOUNDS,
  reportedBody: null,
  version: null,
  tagsAnswer: false,
  maxAnswerBytes: null,
  handle: answer,
  refused: null,
  formPage: null,
});

/** Reports whether a path is the admin sign-in page or another admin page. */
export const isOfAdmin = (path: string): boolean =>
  path === '/admin' || path.startsWith('/admin/') || path.startsWith('/api/user/');

/**
 * The paths without rate limits. Health checks and metrics scrapers call them often and from many addresses, and need a
 * response even if the database is down.
 */
const UNLIMITED = new Set(['/healthz', '/readyz', '/metrics']);

/** The path prefixes of static files. One page loads dozens of them, and they do not use the database. */
const FILES = ['/assets/', '/admin/assets/', '/admin/extensions/'];

/** Returns the rate limit that applies to a path. */
export function tierOf(path: string): RoutePlan['tier'] {
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path === '/admin/graphql') return 'admin';
  return UNLIMITED.has(path) || FILES.some((prefix) => path.startsWith(prefix)) ? null : 'pages';
}
