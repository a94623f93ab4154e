import type { Route } from '../contracts/route.ts';

/** Returns all paths of a route. */
export const pathsOf = ({ path }: Pick<Route, 'path'>): readonly string[] =>
  typeof path === 'string' ? [path] : path;

const SEGMENT = /^(?:[^{}:*?#\s]*|\{[A-Za-z_]\w*\})$/;
const REST = /\/\{[A-Za-z_]\w*\*\}$/;

/**
 * Reports whether a path has the form `/api/things/{id}`: each segment is a word or a parameter. The last may be `{path*}`, which
 * matches the rest of a path, slashes included.
 */
export const isRoutePath = (path: string): boolean =>
  path.startsWith('/') &&
  path
    .replace(REST, '')
    .split('/')
    .every((segment) => SEGMENT.test(segment));

/** Returns the names of a path's parameters. */
export const parametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => name!);

/**
 * Returns a route's unique addresses, such as `GET /api/carts/{}`: neither parameter names nor a trailing slash distinguish two
 * routes, and a route's own alternative paths may coincide.
 */
export const addressesOf = (route: Pick<Route, 'method' | 'path'>): readonly string[] => [
  ...new Set(pathsOf(route).map((path) => addressOf(route.method, path))),
];

export const addressOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\{\w+(\*?)\}/g, '{$1}').replace(/(?<=.)\/$/, '')}`;
