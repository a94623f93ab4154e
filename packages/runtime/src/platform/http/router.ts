import { notFound } from '../errors.ts';
import { malformedUrl, methodNotAllowed } from './request/errors.ts';
import { Reply } from '../contracts/reply.ts';
import type { Method, Route } from '../contracts/route.ts';
import { areWellFormed, pathOf, segmentsOf } from './requestPath.ts';
import { planForStaff, planWithoutRoute } from './routePlan.ts';
import { planRoute } from './planRoute.ts';
import type { RoutePlan } from './routePlan.ts';
import { planForRejected, showsRejected } from './rejectedFormPlan.ts';
import { readersOf } from './version.ts';
import { createTable } from './routeTable.ts';

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

const searchOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** Returns the fallback route's plan. */
function fallbackOf(routes: readonly Route[]): RoutePlan | null {
  const [first, second] = routes.filter((route) => route.fallback);
  if (first && second) throw new Error(`Routes "${first.id}" and "${second.id}" are both fallback routes`);
  return first ? planRoute(first, '/', readersOf([])) : null;
}

const isPageRead = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && path !== '/api' && !path.startsWith('/api/');

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
