import { randomUUID } from 'node:crypto';
import { z } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { exampleBodies } from './exampleBodies.ts';
import { exampleEntities } from './exampleEntities.ts';

export interface Example {
  readonly id: string;
  readonly method: string;
  /** The path of the route, such as `/api/carts/{id}`. */
  readonly shape: string;
  /** The path with ids of existing entities. */
  readonly path: string;
  readonly route: Route;
  /** Returns a body that the route accepts, new for each call if something in it is unique. Null: the route takes none. */
  readonly body: (() => object) | null;
}

/**
 * Creates one example for each path of each route of a shop. A route without a body in `exampleBodies.ts` gets one that is made
 * from its schema; a kind of entity that is not in `exampleEntities.ts` is created by its own route. `more` names further ids.
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

/** Calls a route that creates a kind of entity of which there is none yet, and keeps the id. */
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

/** Fills the parameters of a path with ids: those of the entities that the two words, or the one word, before them name. */
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

/** Creates a value of the type that a schema describes, with every member. */
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
