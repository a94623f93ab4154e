import type { Contributed } from '../contracts/owned.ts';
import type { Route } from '../contracts/route.ts';
import { pathsOf } from '../http/routePath.ts';

/** The name of an SDK method, which is called as `shop.<resource>.<method>`. */
export interface SdkName {
  readonly resource: string;
  readonly method: string;
}

/**
 * Returns a route's SDK name, which is declared by the route or derived from its ID and path. Null if the SDK has no method for
 * the route.
 */
export function sdkNameOf({ owner, isCore, value }: Contributed<Route>): SdkName | null {
  const { id, sdk = {}, kind, fallback, door } = value;
  if (sdk === false || kind === 'page' || fallback || door !== undefined) return null;
  // The SDK calls a route with several paths at its last path.
  const path = pathsOf(value).at(-1) ?? '';
  const resource = sdk.resource ?? camelCase(isCore ? firstWord(path) : owner);
  const isShort = isCore || sdk.resource !== undefined;
  return { resource, method: sdk.method ?? (isShort ? shortMethod(id, path, resource) : id) };
}

const firstWord = (path: string): string => path.replace(/^\/(?:api\/)?/, '').split('/')[0] ?? '';

/** Converts `tax-rates` to `taxRates`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/[^a-zA-Z\d]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the SDK method name. In the resource `products`, `createProduct` becomes `create`, and `addProductLink` becomes
 * `addLink`.
 */
function shortMethod(id: string, path: string, resource: string): string {
  // Routes that change many records have the same method name in every resource.
  if (path.endsWith('/bulk')) return 'bulk';
  const singular = resource
    .replace(/ies$/, 'y')
    .replace(/([^y])sses$/, '$1ss')
    .replace(/([^s])s$/, '$1');
  const nouns = [resource, singular].map(
    (noun) => `[${noun.charAt(0)}${noun.charAt(0).toUpperCase()}]${noun.slice(1)}`,
  );
  const noun = new RegExp(`(?:${nouns.join('|')})(?=[A-Z]|$)`);
  const name = id.replace(noun, '') || id;
  return name.charAt(0).toLowerCase() + name.slice(1);
}
