import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withValueAt } from '../support/adversary.ts';
import { attackOn } from '../support/attack.ts';
import type { Attack, Who } from '../support/attack.ts';
import { routeExamples } from '../support/routeExamples.ts';
import type { Example } from '../support/routeExamples.ts';
import { testShop } from '../support/shop.ts';

/*
 * Omitting a member and sending `null` are different. `null` is rejected unless the member's description says what it unsets. The test
 * tries all members of all request bodies in the OpenAPI document.
 */

vi.setConfig({ testTimeout: 600_000 });

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

let shop: TestShop;
let attack: Attack;
let examples: readonly Example[];
let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };
beforeAll(async () => {
  shop = await testShop();
  attack = await attackOn(shop);
  document = (await shop.request('GET', '/api/openapi.json')).body;
  examples = await routeExamples(shop, { 'me/addresses': attack.address });
});
afterAll(() => shop.stop());

const AT_ONCE = 8;

function deref(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key],
      document,
    ) as Schema;
  return deref({ ...found, ...(schema.description !== undefined && { description: schema.description }) });
}

/** Reports whether a schema allows null. */
const allowsNull = (given: Schema): boolean => {
  const { type, anyOf, oneOf } = deref(given);
  return (
    type === 'null' ||
    (Array.isArray(type) && type.includes('null')) ||
    [...(anyOf ?? []), ...(oneOf ?? [])].some(allowsNull)
  );
};

interface Member {
  readonly path: readonly (string | number)[];
  readonly schema: Schema;
}

/** Lists a body's members, including nested members whose parent object is in the example. */
function membersOf(given: Schema, example: unknown, path: Member['path'] = []): readonly Member[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = deref(given);
  const others = [...anyOf, ...oneOf].flatMap((one) => membersOf(one, example, path));
  if (items && Array.isArray(example) && example.length > 0)
    return [...membersOf(items, example[0], [...path, 0]), ...others];
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return others;
  const own = Object.entries(properties).flatMap(([name, schema]) => [
    { path: [...path, name], schema: deref(schema) },
    ...membersOf(schema, (example as Readonly<Record<string, unknown>>)[name], [...path, name]),
  ]);
  return [...own, ...others];
}

interface Try {
  readonly example: Example;
  readonly who: Who;
  readonly member: Member;
}

function triesOf(): readonly Try[] {
  return examples.flatMap((example, turn) => {
    const { method, shape, body, route } = example;
    const schema =
      document.paths[shape]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
    if (!schema || body === null) return [];
    const who =
      route.access === 'customer' || (route.access === 'public' && turn % 2 === 1) ? 'customer' : 'admin';
    const known = new Set<string>();
    return membersOf(schema, body())
      .filter(({ path }) => !known.has(path.join('.')) && known.add(path.join('.')))
      .map((member) => ({ example, who, member }) as const);
  });
}

const mentionsNull = ({ description = '' }: Schema): boolean => /\bnull\b/i.test(description);

test('null is rejected in every member of every body, unless its description defines null', async () => {
  const wrong: string[] = [];
  const tries = triesOf();
  expect(tries.length).toBeGreaterThan(500);
  const silent = tries.filter(({ member }) => !mentionsNull(member.schema));
  for (let start = 0; start < silent.length; start += AT_ONCE)
    await Promise.all(
      silent.slice(start, start + AT_ONCE).map(async ({ example, who, member }) => {
        const { id, method, path, body } = example;
        const sent = withValueAt(body?.() as object, member.path as never, null);
        const answer = await attack.call(method, path, { body: sent }, who);
        // A member of another kind of the object than the example's is ignored, and named.
        if (String(answer.headers['shop-ignored-keys']).split(', ').includes(member.path.join('.'))) return;
        if (answer.status < 400 || answer.status >= 500)
          wrong.push(`${id} ${member.path.join('.')}: ${answer.status}; ${member.schema.description}`);
        // If the document allows null, its description must say what null means.
        else if (allowsNull(member.schema) && !answer.text.includes('is required'))
          wrong.push(`${id} ${member.path.join('.')} may be null, and does not say what that means`);
      }),
    );
  expect(wrong).toEqual([]);
});

test('no member that specifies a moved amount or item may be null', () => {
  const moving = triesOf().filter(({ example: { id } }) =>
    ['captureOrder', 'refundOrder', 'cancelOrder'].includes(id),
  );
  expect(moving.length).toBeGreaterThan(5);
  const nullable = moving.filter(({ member }) => allowsNull(member.schema));
  // A reason or a label of null is none.
  expect(nullable.map(({ example, member }) => `${example.id} ${member.path.join('.')}`).toSorted()).toEqual([
    'refundOrder adjustment.label',
    'refundOrder reason',
  ]);
});
