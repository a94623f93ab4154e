import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileValues, jsonOf } from '../support/adversary.ts';
import { attackOn, json } from '../support/attack.ts';
import type { Attack } from '../support/attack.ts';
import type { CallOptions } from '../support/httpServer.ts';
import { inLane } from '../support/lane.ts';
import { routeExamples } from '../support/routeExamples.ts';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
let attack: Attack;
beforeAll(async () => {
  shop = await testShop({ config: { server: { bodyLimit: 50_000 } } });
  await routeExamples(shop);
  attack = await attackOn(shop);
});
afterAll(() => shop.stop());

type Schema = 'storefront' | 'admin';
const pathOf = (schema: Schema) => (schema === 'admin' ? '/admin/graphql' : '/graphql');

const graphqlError = { errors: [{ message: expect.any(String), extensions: { code: expect.any(String) } }] };

test.each<[string, CallOptions, number, object]>([
  ['JSON that is cut short', json('{'), 400, graphqlError],
  ['a list', json('[{"query":"{__typename}"}]'), 400, graphqlError],
  ['null', json('null'), 400, graphqlError],
  ['nothing', json('{}'), 400, graphqlError],
  ['a query that is no text', json('{"query":1}'), 400, graphqlError],
  ['an empty query', json('{"query":""}'), 400, graphqlError],
  ['variables that are no object', json('{"query":"{__typename}","variables":1}'), 400, graphqlError],
  ['a text', { body: '{}', headers: { 'content-type': 'text/plain' } }, 415, graphqlError],
  [
    'a body over the limit',
    json('x'.repeat(50_001)),
    413,
    { error: expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE' }) },
  ],
])('both endpoints refuse %s', async (_, options, status, expected) => {
  for (const schema of ['storefront', 'admin'] as const) {
    const answer = await attack.call('POST', pathOf(schema), options);
    expect([answer.status, answer.json]).toEqual([status, expected]);
  }
});

interface TypeRef {
  readonly kind: string;
  readonly name: string | null;
  readonly ofType: TypeRef | null;
}

interface Field {
  readonly name: string;
  readonly args: readonly { readonly name: string; readonly type: TypeRef }[];
  readonly type: TypeRef;
}

const TYPE = 'kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } }';

async function rootFields(schema: Schema): Promise<readonly Field[]> {
  const { body } = await shop.query(
    `{ __type(name: "Query") { fields { name args { name type { ${TYPE} } } type { ${TYPE} } } } }`,
    {},
    schema,
  );
  const [type] = Object.values<{ fields: Field[] }>(body.data);
  return type?.fields ?? [];
}

/** Writes a type in query syntax. */
function written({ kind, name, ofType }: TypeRef): string {
  if (!ofType) return name ?? '';
  return kind === 'LIST' ? `[${written(ofType)}]` : `${written(ofType)}!`;
}

const isComposite = ({ kind, ofType }: TypeRef): boolean =>
  ofType ? isComposite(ofType) : ['OBJECT', 'INTERFACE', 'UNION'].includes(kind);

/** Writes a query for one field whose argument `arg` is the variable `v`. Other required arguments get a UUID. */
function queryOf({ name, args, type }: Field, arg: Field['args'][number]): string {
  const others = args
    .filter((other) => other !== arg && other.type.kind === 'NON_NULL')
    .map((other) => `${other.name}: "${randomUUID()}"`);
  const given = [`${arg.name}: $v`, ...others].join(', ');
  return `query($v: ${written(arg.type)}) { ${name}(${given})${isComposite(type) ? ' { __typename }' : ''} }`;
}

const KEYS = 'id page limit ob od name price category created_at number email status __proto__'.split(' ');
const WORDS = ['', '\0', '\ud800', '-1', '1e9', '%', 'x'.repeat(5000), '9'.repeat(40)];

const hostileFilters = KEYS.flatMap((key) =>
  ['eq', 'in', 'like', 'gt'].flatMap((operation) => WORDS.map((value) => [{ key, operation, value }])),
);

/** Each argument gets a subset of the values. In the night lane, it gets all values. */
const SHARE = inLane({ gate: 12, night: 1 });

test.each(['storefront', 'admin'] as const)('no argument of the %s schema breaks it', (schema) =>
  attack.expectNothingWritten(async () => {
    for (const [at, { field, arg }] of (await argumentsOf(schema)).entries()) {
      const query = queryOf(field, arg);
      const values = written(arg.type).includes('FilterInput') ? hostileFilters : hostileValues;
      const some = values.filter((_, index) => (index + at) % SHARE === 0);
      await Promise.all(
        some.map(async (value) => {
          const answer = await attack.call(
            'POST',
            pathOf(schema),
            json(jsonOf({ query, variables: { v: value } })),
          );
          const about = `${query} ${jsonOf(value).slice(0, 80)}: ${answer.text.slice(0, 300)}`;
          expect(answer.status, about).toBeLessThan(500);
          expect(answer.text, about).not.toContain('INTERNAL_ERROR');
        }),
      );
    }
  }),
);

const argumentsOf = async (schema: Schema) =>
  (await rootFields(schema)).flatMap((field) => field.args.map((arg) => ({ field, arg })));
