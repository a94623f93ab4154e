import { createRequire } from 'node:module';
import type { Router as RouteTable } from '@koa/router';
import { notFound } from '../errors.ts';
import { malformedUrl, methodNotAllowed } from './request/errors.ts';
import { Reply } from '../contracts/reply.ts';
import type { Method, Route } from '../contracts/route.ts';
import { areWellFormed, pathOf, segmentsOf, trimmed } from './requestPath.ts';
import { addressOf, isRoutePath, pathsOf } from './routePath.ts';
import { planForStaff, planRoute, planWithoutRoute } from './routePlan.ts';
import type { RoutePlan } from './routePlan.ts';
import { planForRejected, showsRejected } from './rejectedFormPlan.ts';
import { readersOf } from './version.ts';

/** The router library. It is loaded with `require`, because its ES module imports `node:http`; see `nodeHttp.ts`. */
const library = createRequire(import.meta.url)('@koa/router') as typeof import('@koa/router');

export interface Match {
  readonly plan: RoutePlan;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
  /** The path without the query and without an `/admin` prefix before `/api`. */
  readonly path: string;
}

/**
 * Finds the plan for a request by HTTP method and URL. Never throws; a request without a matching route gets a plan that
 * rejects it.
 */
export type Router = (method: string, url: string) => Match;

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const MAX_PARAM_LENGTH = 500;

/**
 * Creates the router. Routes under `/api` are also served under `/admin/api` for administrators who are signed in by cookie;
 * see `planForStaff`. Throws an Error that names the affected routes if a path is invalid or conflicts with another path.
 */
export function createRouter(routes: readonly Route[]): Router {
  const find = createFinder(routes);
  return (method, url) => {
    const path = pathOf(url);
    const segments = segmentsOf(path);
    if (!areWellFormed(segments)) return without(path, () => raise(malformedUrl()));
    if (segments[0] !== 'admin' || segments[1] !== 'api') return find(method, url, path, segments);
    const match = find(method, url, path.slice(path.indexOf('/', 1)), segments.slice(1));
    return { ...match, plan: planForStaff(match.plan) };
  };
}

type Finder = (method: string, url: string, path: string, segments: readonly string[]) => Match;

function createFinder(routes: readonly Route[]): Finder {
  const fallback = fallbackOf(routes);
  const table = createTable(routes.filter((route) => !route.fallback));

  return (method, url, path, segments) => {
    if (method === 'GET' && showsRejected(searchOf(url))) {
      const form = table('POST', segments);
      const plan = 'plan' in form ? planForRejected(form.plan) : null;
      if (plan && 'plan' in form) return { plan, params: form.params, search: searchOf(url), path };
    }
    const found = table(method === 'HEAD' ? 'GET' : method, segments);
    if ('plan' in found) return { ...found, search: searchOf(url), path };
    if (found.methods.size === 0 && fallback && isPageRead(method, path))
      return { plan: fallback, params: {}, search: searchOf(url), path };
    const taken = METHODS.filter((other) => found.methods.has(other));
    // The homepage is the only fallback page that always exists.
    const allowed: readonly Method[] = taken.length === 0 && fallback && path === '/' ? ['GET'] : taken;
    if (allowed.length === 0) return without(path, () => raise(notFound()));
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    if (method === 'OPTIONS') return without(path, () => new Reply(204, null, { allow }));
    return without(path, () => raise(methodNotAllowed(allow)));
  };
}

type Found = Pick<Match, 'plan' | 'params'> | { readonly methods: ReadonlySet<string> };

/**
 * Returns the route lookup by HTTP method and path segments. A route table checks its routes sequentially, so routes are split
 * into smaller tables by their leading path words.
 */
function createTable(routes: readonly Route[]): (method: string, segments: readonly string[]) => Found {
  const readers = readersOf(routes);
  const plans = new Map<string, RoutePlan>();
  const tables = new Map<string, RouteTable>();
  const all = routes.flatMap((route) => pathsOf(route).map((path) => ({ route, path, rank: rankOf(path) })));
  const owners = new Map<string, string>();
  for (const { route, path } of all) claim(owners, route, path);
  for (const { route, path } of all.toSorted((a, b) => (a.rank < b.rank ? -1 : 1))) {
    const name = addressOf(route.method, path);
    const words = wordsBefore(path);
    const table = tables.get(words) ?? new library.Router();
    tables.set(words, table);
    plans.set(name, planRoute(route, path, readers));
    table.register(tablePath(path), [route.method], noHandler, { name, sensitive: true, strict: true });
  }

  return (method, segments) => {
    const path = `/${segments.join('/')}`;
    const methods = new Set<string>();
    for (let length = Math.min(segments.length, PREFIX_WORDS); length >= 0; length -= 1) {
      const hits = tables.get(segments.slice(0, length).join('/'))?.match(path, method);
      // A path that matches a specific route does not fall back to a catch-all route, even if the HTTP method differs.
      const counts = methods.size === 0 ? () => true : ({ name }: Layer) => !isRest(name as string);
      const layer = hits?.pathAndMethod.find(counts);
      if (layer) {
        const params = layer.params(path, layer.captures(path));
        const isTooLong = layer.paramNames.some(
          ({ name, type }) => type === 'param' && (params[name]?.length ?? 0) > MAX_PARAM_LENGTH,
        );
        // A segment that is too long for an ID matches no route.
        if (isTooLong) return { methods: new Set() };
        return { plan: plans.get(layer.name as string) as RoutePlan, params };
      }
      for (const { methods: known } of (hits?.path ?? []).filter(counts))
        for (const one of known) methods.add(one);
    }
    return { methods };
  };
}

type Layer = ReturnType<RouteTable['match']>['path'][number];

/** Reports whether a route address, such as `GET /assets/{path*}`, ends in a catch-all. */
const isRest = (address: string): boolean => address.endsWith('*}');

/** Number of leading path words that select a route table. */
const PREFIX_WORDS = 2;

/** Returns the words of a path before its first parameter: `api/carts` for `/api/carts/{id}`. */
const wordsBefore = (path: string): string =>
  trimmed(path)
    .replace(/\/?\{.*$/, '')
    .split('/')
    .slice(0, PREFIX_WORDS)
    .join('/');

/** Returns a path's sort key. Words sort before parameters, and parameters before a catch-all. */
const rankOf = (path: string): string =>
  path.replace(/[^/{]+|\{\w+(\*?)\}/g, (segment, rest) =>
    segment.startsWith('{') ? (rest ? '2' : '1') : '0',
  );

/** Converts a path to route table syntax, such as `/a/:id` and `/a/*path`, and escapes special characters in words. */
const tablePath = (path: string): string =>
  `/${trimmed(path)}`
    .replace(/[()[\]+!"\\]/g, '\\$&')
    .replace(/\{(\w+)\*\}$/, '*$1')
    .replace(/\{(\w+)\}/g, ':$1');

const searchOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** Returns the fallback route's plan. */
function fallbackOf(routes: readonly Route[]): RoutePlan | null {
  const [first, second] = routes.filter((route) => route.fallback);
  if (first && second) throw new Error(`Routes "${first.id}" and "${second.id}" are both fallback routes`);
  return first ? planRoute(first, '/', readersOf([])) : null;
}

const isPageRead = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && path !== '/api' && !path.startsWith('/api/');

function claim(owners: Map<string, string>, route: Route, path: string): void {
  if (!isRoutePath(path)) {
    throw new Error(`Route "${route.id}": "${path}" is not a valid path, such as /api/carts/{id}`);
  }
  if (/^\/admin\/api(?:\/|$)/.test(path)) {
    throw new Error(`Route "${route.id}": "${path}" is reserved for the administrator version of /api/…`);
  }
  const address = addressOf(route.method, path);
  const owner = owners.get(address);
  if (owner !== undefined) {
    throw new Error(`Routes "${owner}" and "${route.id}" both handle ${route.method} ${path}`);
  }
  owners.set(address, route.id);
}

const noHandler = () => undefined;

/** Creates the match for a request that is rejected before routing. */
export const refusing = (url: string, error: () => Error): Match =>
  without(pathOf(url), () => raise(error()));

/** Creates the match for a request that is handled before routing. */
export const answering = (path: string, answer: () => unknown): Match => without(path, answer);

const without = (path: string, answer: () => unknown): Match => ({
  plan: planWithoutRoute(path, answer),
  params: {},
  search: '',
  path,
});

function raise(error: Error): never {
  throw error;
}
