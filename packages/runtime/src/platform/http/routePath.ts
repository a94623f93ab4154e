import type { Route } from './route.ts';

/** All the paths that a route answers under. */
export const pathsOf = ({ path }: Pick<Route, 'path'>): readonly string[] =>
  typeof path === 'string' ? [path] : path;

const SEGMENT = /^(?:[^{}:*?#\s]*|\{[A-Za-z_]\w*\})$/;
const REST = /\/\{[A-Za-z_]\w*\*\}$/;

/**
 * Whether a path reads like `/api/things/{id}`: each segment a word or a parameter. The last may be `{path*}`, which
 * takes all that is left of the path, slashes included.
 */
export const isRoutePath = (path: string): boolean =>
  path.startsWith('/') &&
  path
    .replace(REST, '')
    .split('/')
    .every((segment) => SEGMENT.test(segment));

/**
 * `GET /api/carts/{}`, once for each path: neither the names of parameters nor a slash at the end tell two routes apart,
 * and one route's own spellings may meet.
 */
export const addressesOf = (route: Pick<Route, 'method' | 'path'>): readonly string[] => [
  ...new Set(pathsOf(route).map((path) => addressOf(route.method, path))),
];

export const addressOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\{\w+(\*?)\}/g, '{$1}').replace(/(?<=.)\/$/, '')}`;
