import type { TestShop } from '@shop/runtime/testing';
import { z } from '@shop/runtime/extension';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ignoredKeysHeader } from '../../packages/runtime/src/platform/http/forms/ignoredKeys.ts';
import { adminsOf } from '../support/admins.ts';
import { withValueAt } from '../support/adversary.ts';
import { attackOn } from '../support/attack.ts';
import type { Attack, Who } from '../support/attack.ts';
import { routeExamples } from '../support/routeExamples.ts';
import type { Example } from '../support/routeExamples.ts';
import { testShop } from '../support/shop.ts';

/*
 * Keys that a body does not have are dropped, and the response names them. The tests put an unknown key into every object of every body in
 * the OpenAPI document.
 */

vi.setConfig({ testTimeout: 600_000 });

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const ORIGIN = 'https://front.example';
const KEY = 'not_a_key';
/** The deepest objects that are tried. Recursive bodies have no deepest one. */
const MAX_DEPTH = 8;

let shop: TestShop;
let attack: Attack;
let examples: readonly Example[];
let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };
beforeAll(async () => {
  shop = await testShop({ config: { cors: { origins: [ORIGIN] } } });
  attack = await attackOn(shop);
  document = (await shop.request('GET', '/api/openapi.json')).body;
  examples = await routeExamples(shop, { 'me/addresses': attack.address });
});
afterAll(() => shop.stop());

function deref(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return deref(
    schema.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key],
        document,
      ) as Schema,
  );
}

type Path = readonly (string | number)[];

/** An object that a body may have. */
interface Place {
  readonly path: Path;
  /** True if the object may have any key. */
  readonly isOpen: boolean;
  /** The fixed values of the object and of those around it, such as their kinds. */
  readonly fixed: readonly (readonly [path: Path, value: unknown])[];
}

/** Lists the objects of a body, those in arrays with the index 0. */
function placesIn(given: Schema, path: Path = [], around: Place['fixed'] = []): readonly Place[] {
  if (path.length > MAX_DEPTH) return [];
  const schema = deref(given);
  const { properties, additionalProperties: others, items, prefixItems = [] } = schema;
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const isObject = properties !== undefined || schema.type === 'object';
  const isAny =
    !isObject &&
    parts.length === 0 &&
    schema.type === undefined &&
    !('enum' in schema) &&
    !('const' in schema);
  const own = Object.entries(properties ?? {}).flatMap(([name, member]) =>
    'const' in deref(member) ? [[[...path, name], deref(member).const] as const] : [],
  );
  const fixed = [...around, ...own];
  return [
    ...(isObject || isAny
      ? [{ path, isOpen: isAny || (others !== undefined && others !== false), fixed }]
      : []),
    ...Object.entries(properties ?? {}).flatMap(([name, member]) => placesIn(member, [...path, name], fixed)),
    ...(items ? placesIn(items, [...path, 0], fixed) : []),
    ...prefixItems.flatMap((item, index) => placesIn(item, [...path, index], fixed)),
    ...parts.flatMap((part) => placesIn(part, path, fixed)),
  ];
}

/** Lists the objects of a route's body that have a fixed set of keys. */
function closedPlaces({ shape, method }: Example): readonly Place[] {
  const { requestBody } = document.paths[shape]?.[method.toLowerCase()] ?? {};
  const schema = requestBody?.content['application/json']?.schema;
  const places = schema ? placesIn(schema) : [];
  const open = new Set(places.filter(({ isOpen }) => isOpen).map(({ path }) => path.join('.')));
  const closed = new Map(places.map((place) => [place.path.join('.'), place] as const));
  return [...closed].flatMap(([name, place]) => (open.has(name) ? [] : [place]));
}

const nameOf = (path: Path): string => [...path, KEY].join('.');

test('an unknown key is named in every object that a body may have, at every depth', () => {
  const silent: string[] = [];
  let tried = 0;
  for (const example of examples) {
    const { body } = example.route;
    if (!(body instanceof z.ZodType)) continue;
    for (const { path, fixed } of closedPlaces(example)) {
      tried += 1;
      const empty = path.reduceRight<unknown>(
        (value, key) =>
          typeof key === 'number' ? [...Array.from({ length: key }, () => ({})), value] : { [key]: value },
        { [KEY]: 1 },
      );
      const sent = fixed.reduce(
        (whole, [at, value]) => withValueAt(whole, at as never, value),
        empty as object,
      );
      if (ignoredKeysHeader(sent, body) !== nameOf(path)) silent.push(`${example.id} ${path.join('.')}`);
    }
  }
  expect(tried).toBeGreaterThan(250);
  expect(silent).toEqual([]);
});

/** Reports whether a value has an object at a path. */
const hasObject = (value: unknown, path: Path): boolean => {
  const found = path.reduce<unknown>(
    (part, key) => (part as Readonly<Record<string | number, unknown>> | null | undefined)?.[key],
    value,
  );
  return typeof found === 'object' && found !== null && !Array.isArray(found);
};

/** Copies a body, so that no two of its members are the same object. */
const unshared = (body: object): object => JSON.parse(JSON.stringify(body)) as object;

test('every write names an unknown key in the header, or refuses it', async () => {
  const silent: string[] = [];
  let named = 0;
  for (const example of examples) {
    const { id, method, path, body, route } = example;
    if (body === null) continue;
    const sample = body();
    const places = closedPlaces(example).map(({ path: place }) => place);
    for (const place of places.filter((one) => hasObject(sample, one))) {
      const sent = withValueAt(unshared(body()), [...place, KEY] as never, 1);
      const who = route.access === 'customer' ? 'customer' : 'admin';
      const headers = { origin: ORIGIN };
      const answer = await attack.call(method, path, { body: sent, headers }, who);
      const header = String(answer.headers['shop-ignored-keys']).split(', ');
      const isRefused = answer.status === 400 && answer.text.includes(KEY);
      if (header.includes(nameOf(place))) named += 1;
      else if (!isRefused && (await attack.call(method, path, { body: body() }, who)).status !== 400)
        silent.push(`${id} ${place.join('.')}: ${answer.status}, ${header.join(', ')}`);
    }
  }
  expect(silent).toEqual([]);
  expect(named).toBeGreaterThan(150);
});

const admins = adminsOf(() => shop);

/** Returns the header of a session of its own for a route that ends the caller's session. */
async function sessionFor(id: string, who: Who): Promise<Readonly<Record<string, string>>> {
  if (!/logout|session/i.test(id)) return {};
  const token =
    who === 'customer'
      ? (await attackOn(shop)).tokens.customer
      : await admins.tokenOf(await admins.newAdmin());
  return { authorization: `Bearer ${token}` };
}

test('every write without a body names the keys that it is sent', async () => {
  const silent: string[] = [];
  const writes = examples.filter(
    ({ method, route }) => method !== 'GET' && route.body === undefined && route.kind !== 'page',
  );
  for (const { id, method, path, route } of writes) {
    const who = route.access === 'customer' ? 'customer' : 'admin';
    const headers = await sessionFor(id, who);
    const answer = await attack.call(method, path, { body: { [KEY]: 1 }, headers }, who);
    if (answer.headers['shop-ignored-keys'] !== KEY) silent.push(`${id}: ${answer.status}`);
  }
  expect(silent).toEqual([]);
  expect(writes.length).toBeGreaterThan(60);
});

test('front ends on other origins may read the header', async () => {
  const { method, path, body } = examples.find(({ id }) => id === 'createCart') as Example;
  const answer = await attack.call(method, path, {
    body: { ...body?.(), [KEY]: 1 },
    headers: { origin: ORIGIN },
  });
  expect(answer.headers['access-control-expose-headers']).toContain('Shop-Ignored-Keys');
  expect(answer.headers['shop-ignored-keys']).toBe(KEY);
});
