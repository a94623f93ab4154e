import { createRequire } from 'node:module';
import type { Router as RouteTable } from '@koa/router';
import type { Route } from '../contracts/route.ts';
import { trimmed } from './requestPath.ts';
import { addressOf, isRoutePath, pathsOf } from './routePath.ts';
import { planRoute } from './planRoute.ts';
import type { RoutePlan } from './routePlan.ts';
import { readersOf } from './version.ts';
import type { Match } from './router.ts';

/** The router library. It is loaded with `require`, because its ES module imports `node:http`; see `nodeHttp.ts`. */
const library = createRequire(import.meta.url)('@koa/router') as typeof import('@koa/router');

const MAX_PARAM_LENGTH = 500;

type Found = Pick<Match, 'plan' | 'params'> | { readonly methods: ReadonlySet<string> };

/**
 * Returns the route lookup by HTTP method and path segments. A route table checks its routes sequentially, so routes are split
 * into smaller tables by their leading path words.
 */
export function createTable(
  routes: readonly Route[],
): (method: string, segments: readonly string[]) => Found {
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
