import { randomUUID } from 'node:crypto';
import { z } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { exampleBodies } from './exampleBodies.ts';
import { exampleEntities } from './exampleEntities.ts';

export interface Example {
  readonly id: string;
  readonly method: string;
  /** Path pattern of the route, such as `/api/carts/{id}`. */
  readonly shape: string;
  /** Path with the ids of existing entities. */
  readonly path: string;
  readonly route: Route;
  /** Returns a valid request body. The body is recreated for each call if it contains a unique value. Null if the route accepts no body. */
  readonly body: (() => object) | null;
}

/**
 * Creates one example for each path of each route of a shop. For a route without an entry in `exampleBodies.ts`, the body is generated from
 * its schema. An entity type without an entry in `exampleEntities.ts` is created through its own route. `more` adds further ids.
 */
export async function routeExamples(
  shop: TestShop,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly Example[]> {
  const ids = { ...(await exampleEntities(shop)), ...more };
  const bodies = exampleBodies(ids);
  const routes = shop.app.registry('routes').list();
  const bodyOf = (route: Route) => bodies[route.id] ?? sampleOf(route.body);
  for (const route of routes) await createUnknown(shop, route, bodyOf(route), ids);
  return routes.flatMap((route) =>
    pathsOf(route).map((shape) => ({
      id: route.id,
      method: route.method,
      shape,
      path: pathOf(shape, ids),
      route,
      body: bodyOf(route),
    })),
  );
}

const pathsOf = ({ path }: Route): readonly string[] => (typeof path === 'string' ? [path] : path);

/** Calls the route that creates an entity of a type for which there is no example yet, and stores the id. */
async function createUnknown(
  shop: TestShop,
  { access, method, path }: Route,
  body: Example['body'],
  ids: Record<string, string>,
): Promise<void> {
  if (access !== 'admin' || method !== 'POST' || typeof path !== 'string' || path.includes('{')) return;
  const owner = path.replace(/^\/api\//, '');
  if (ids[owner] !== undefined || body === null) return;
  const answer = await shop.admin('POST', path, body());
  const uuid: unknown = answer.status === 200 ? answer.body.data?.uuid : undefined;
  if (typeof uuid === 'string') ids[owner] = uuid;
}

/** Replaces path parameters with entity ids. The preceding two path segments, or the preceding one, determine the entity type. */
function pathOf(shape: string, ids: Readonly<Record<string, string>>): string {
  const segments = shape.split('/');
  return segments
    .map((segment, index) => {
      if (!segment.startsWith('{')) return segment;
      if (segments[index - 1]?.startsWith('{')) return ids[segment] ?? randomUUID();
      const words = segments.slice(0, index).filter((word) => !word.startsWith('{'));
      return ids[words.slice(-2).join('/')] ?? ids[words.at(-1) as string] ?? randomUUID();
    })
    .join('/');
}

function sampleOf(body: Route['body']): Example['body'] {
  if (!body || typeof body === 'string') return null;
  const sample = sampleOfJson(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  return () => (typeof sample === 'object' && sample !== null ? sample : {});
}

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Creates a value with all members that matches a schema. */
function sampleOfJson({
  type,
  enum: values,
  const: only,
  anyOf,
  minimum,
  items,
  properties,
}: JsonSchema): unknown {
  if (only !== undefined) return only;
  if (values) return values[0];
  if (anyOf?.[0]) return sampleOfJson(anyOf[0]);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1);
  if (type === 'array') return items ? [sampleOfJson(items)] : [];
  if (type !== 'object') return 'text';
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, schema]) => [name, sampleOfJson(schema)]),
  );
}
