import createTree from 'find-my-way';
import type { HTTPMethod } from 'find-my-way';
import { notFound } from '../errors.ts';
import { malformedUrl, methodNotAllowed } from './errors.ts';
import { Reply } from './reply.ts';
import type { Method, Route } from './route.ts';
import { addressOf, isRoutePath, pathsOf, restNameOf } from './routePath.ts';
import { planRoute, planWithoutRoute } from './routePlan.ts';
import type { RoutePlan } from './routePlan.ts';

export interface Match {
  readonly plan: RoutePlan;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
}

/** Finds the plan of a request by method and URL. Never throws: what no route takes has a plan that says so. */
export type Router = (method: string, url: string) => Match;

/** What the tree keeps of a route. */
interface Entry {
  readonly plan: RoutePlan;
  /** Which parameter takes the rest of the path. */
  readonly rest: string | null;
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const MAX_PARAM_LENGTH = 500;

/** Throws an Error that names the route, or both routes, when a path cannot be served. */
export function createRouter(routes: readonly Route[]): Router {
  const tree = createTree({
    ignoreTrailingSlash: true,
    maxParamLength: MAX_PARAM_LENGTH,
    querystringParser: (search) => search,
    onBadUrl: noRoute,
  });
  const owners = new Map<string, string>();
  const fallback = fallbackOf(routes);
  for (const route of routes) {
    if (route.fallback) continue;
    for (const path of pathsOf(route)) {
      claim(owners, route, path);
      tree.on(route.method, treePath(path), noRoute, {
        plan: planRoute(route, path),
        rest: restNameOf(path),
      } satisfies Entry);
    }
  }

  const find = (method: string, url: string): Match | 'malformed' | null => {
    const hit = tree.find(method as HTTPMethod, url);
    if (!hit) return null;
    if (!hit.store) return 'malformed';
    // `querystringParser` leaves the query as it is.
    const { plan, rest } = hit.store as Entry;
    const { '*': restOfPath, ...params } = hit.params;
    return {
      plan,
      params: rest === null ? hit.params : { ...params, [rest]: restOfPath },
      search: hit.searchParams as unknown as string,
    };
  };

  return (method, url) => {
    const hit = find(method === 'HEAD' ? 'GET' : method, url);
    if (hit && hit !== 'malformed') return hit;
    const path = pathOf(url);
    const hits = METHODS.map((other) => find(other, url));
    if (hits.includes('malformed')) return without(path, () => raise(malformedUrl()));
    const taken = METHODS.filter((_, index) => hits[index]);
    if (taken.length === 0 && fallback && isPageRead(method, path))
      return { plan: fallback, params: {}, search: searchOf(url) };
    // Of the pages that it serves, the homepage is always there.
    const allowed: readonly Method[] = taken.length === 0 && fallback && path === '/' ? ['GET'] : taken;
    if (allowed.length === 0) return without(path, () => raise(notFound()));
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    if (method === 'OPTIONS') return without(path, () => new Reply(204, null, { allow }));
    return without(path, () => raise(methodNotAllowed(allow)));
  };
}

/** The path of a request's URL, without its query, and without the scheme and host that a proxy may send. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return path.startsWith('/') ? path : path.replace(/^https?:\/\/[^/]*/i, '') || '/';
}

const searchOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** The plan of the route that takes what no other takes. */
function fallbackOf(routes: readonly Route[]): RoutePlan | null {
  const [first, second] = routes.filter((route) => route.fallback);
  if (first && second)
    throw new Error(`Routes "${first.id}" and "${second.id}" both take what no route takes`);
  return first ? planRoute(first, '/') : null;
}

const isPageRead = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && path !== '/api' && !path.startsWith('/api/');

function claim(owners: Map<string, string>, route: Route, path: string): void {
  if (!isRoutePath(path)) {
    throw new Error(`Route "${route.id}": "${path}" is not a path such as /api/carts/{id}`);
  }
  if (path.includes('{') && !route.params) {
    throw new Error(`Route "${route.id}": the path "${path}" has parameters and the route no params schema`);
  }
  const address = addressOf(route.method, path);
  const owner = owners.get(address);
  if (owner !== undefined) {
    throw new Error(`Routes "${owner}" and "${route.id}" both answer ${route.method} ${path}`);
  }
  owners.set(address, route.id);
}

const treePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1').replace(/\{\w+\*\}$/, '*');

const noRoute = () => undefined;

/** The match of a request that is refused before its path counts. */
export const refusing = (url: string, error: () => Error): Match =>
  without(pathOf(url), () => raise(error()));

const without = (path: string, answer: () => unknown): Match => ({
  plan: planWithoutRoute(path, answer),
  params: {},
  search: '',
});

function raise(error: Error): never {
  throw error;
}
