import { takesKey } from '../idempotency/takesKey.ts';
import { knownKeysOf } from './ignoredKeys.ts';
import type { Route, UnparsedBody } from './route.ts';
import { validator } from './validation.ts';
import { versionOf } from './version.ts';
import type { Readers, RecordVersion } from './version.ts';
import type { Validator } from './validation.ts';

/** The properties of a route that are known before any request: worked out once for each of its paths. */
export interface RoutePlan {
  readonly id: string;
  readonly access: Route['access'];
  /** Only administrators use it: the front ends of the admin may call it, those of the storefront may not. */
  readonly isAdmin: boolean;
  /** The limit of the path. Null: it counts nowhere. */
  readonly tier: 'api' | 'pages' | 'admin' | null;
  readonly attempts: Route['rateTier'];
  /** False: the credentials of the request do not matter, and are not looked up. */
  readonly identifies: boolean;
  /** The format of errors. `asked`: HTML where `Accept` names it. */
  readonly errorsAs: 'json' | 'html' | 'asked';
  /** A page: its body may be a form. */
  readonly isPage: boolean;
  /** It may make a session, or change it: other sites must not ask for that. */
  readonly opensSession: boolean;
  /** Tells whether it takes an Idempotency-Key. */
  readonly takesKey: boolean;
  readonly params: Validator | null;
  readonly query: Validator | null;
  readonly body: Validator | UnparsedBody | null;
  /** The top-level keys of the body that an administrator may send; null: they are not told apart. */
  readonly knownKeys: ReadonlySet<string> | null;
  /** The record that the route changes; null: it knows no If-Match. */
  readonly version: RecordVersion | null;
  /** Its answer is a record of administrators, and carries the ETag of it. */
  readonly tagsAnswer: boolean;
  readonly handle: Route['handle'];
  readonly refused: NonNullable<Route['refused']> | null;
}

/** `readers` are the GET routes of the shop. */
export function planRoute(route: Route, path: string, readers: Readers): RoutePlan {
  const tier = tierOf(path);
  return {
    id: route.id,
    access: route.access,
    isAdmin: route.access === 'admin' || isOfAdmin(path),
    tier,
    attempts: route.rateTier,
    identifies: tier !== null && !route.fallback,
    errorsAs: errorsOf(route),
    isPage: route.kind === 'page',
    opensSession: route.rateTier === 'login' || (route.kind === 'page' && route.method !== 'GET'),
    takesKey: takesKey(route, path),
    params: route.params ? validator(route.params, 'params') : null,
    query: route.query ? validator(route.query, 'query') : null,
    body: typeof route.body === 'object' ? validator(route.body, 'body') : (route.body ?? null),
    knownKeys: route.access === 'admin' && typeof route.body === 'object' ? knownKeysOf(route.body) : null,
    version: versionOf(route, path, readers),
    tagsAnswer: readers(path) === route || (route.record?.read !== undefined && route.method !== 'DELETE'),
    handle: (call) => route.handle(call),
    refused: route.refused ? (form) => route.refused!(form) : null,
  };
}

const errorsOf = ({ fallback, kind }: Route): RoutePlan['errorsAs'] => {
  if (fallback) return 'asked';
  return kind === 'page' ? 'html' : 'json';
};

/** The plan of a request that no route takes: it counts, and is answered with what `answer` throws or returns. */
export const planWithoutRoute = (path: string, answer: () => unknown): RoutePlan => ({
  id: '-',
  access: 'public',
  isAdmin: isOfAdmin(path),
  tier: tierOf(path),
  attempts: undefined,
  identifies: false,
  errorsAs: tierOf(path) === 'api' ? 'json' : 'asked',
  isPage: false,
  opensSession: false,
  takesKey: false,
  params: null,
  query: null,
  body: null,
  knownKeys: null,
  version: null,
  tagsAnswer: false,
  handle: answer,
  refused: null,
});

/** Tells whether administrators log in at a path, or see their pages there. */
const isOfAdmin = (path: string): boolean =>
  path === '/admin' || path.startsWith('/admin/') || path.startsWith('/api/user/');

/** Health checks come often and from many sides, and must be answered while the database is not. */
const HEALTH = new Set(['/healthz', '/readyz']);

function tierOf(path: string): RoutePlan['tier'] {
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path === '/admin/graphql') return 'admin';
  // One page shows dozens of images, and none of them asks the database.
  return HEALTH.has(path) || path.startsWith('/assets/') ? null : 'pages';
}
