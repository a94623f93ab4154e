import type { Route } from '../contracts/route.ts';

/** Returns all paths at which a route is served. */
export const pathsOf = ({ path }: Pick<Route, 'path'>): readonly string[] =>
  typeof path === 'string' ? [path] : path;

const SEGMENT = /^(?:[^{}:*?#\s]*|\{[A-Za-z_]\w*\})$/;
const REST = /\/\{[A-Za-z_]\w*\*\}$/;

/**
 * Reports whether a route path is valid, such as `/api/things/{id}`. Each segment is a word or a parameter. The last segment
 * may be `{path*}`, which matches the rest of a path including slashes.
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
 * Returns a route's addresses without duplicates, such as `GET /api/carts/{}`. Parameter names and a trailing slash are
 * removed, because they do not distinguish two routes.
 */
export const addressesOf = (route: Pick<Route, 'method' | 'path'>): readonly string[] => [
  ...new Set(pathsOf(route).map((path) => addressOf(route.method, path))),
];

export const addressOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\{\w+(\*?)\}/g, '{$1}').replace(/(?<=.)\/$/, '')}`;
