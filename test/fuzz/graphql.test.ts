import fc from 'fast-check';
import {
  buildClientSchema,
  getIntrospectionQuery,
  isCompositeType,
  isListType,
  isNonNullType,
} from 'graphql';
import { getNamedType, isEnumType, isInputObjectType, isUnionType } from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jsonOf } from '../support/adversary.ts';
import { fuzzedShop } from './fuzzedShop.ts';
import type { FuzzedShop } from './fuzzedShop.ts';
import { hostile, knownId } from './schemaValues.ts';
import { inLane, SEED, sizeOf } from '../support/lane.ts';

/*
 * Sends random queries with random arguments to both schemas. Each response must be data or errors with a code, and no field may cause a
 * server error.
 */

const RUNS = sizeOf('RUNS', { gate: 100, night: 5000 });
const MAX_DEPTH = 4;
const AT_ONCE = 4;

vi.setConfig({ testTimeout: inLane({ gate: 300_000, night: 3_600_000 }) });

let its: FuzzedShop;
beforeAll(async () => {
  its = await fuzzedShop();
});
afterAll(() => its.stop());

interface Query {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
/** Part of a query, with the variables that it declares. */
interface Selection {
  readonly text: string;
  readonly declared: readonly { readonly type: string; readonly value: unknown }[];
}

const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

/** Creates values for an argument. Most match its type, and ids are known ids. */
function argumentOf(type: GraphQLInputType, name: string, depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return argumentOf(type.ofType, name, depth);
  if (isListType(type)) return fc.array(argumentOf(type.ofType, name, depth + 1), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((one) => one.name));
  if (isInputObjectType(type))
    return depth > MAX_DEPTH
      ? fc.constant({})
      : fc.record(
          Object.fromEntries(
            Object.values(type.getFields()).map((field) => [
              field.name,
              argumentOf(field.type, field.name, depth + 1),
            ]),
          ),
        );
  switch (getNamedType(type).name) {
    case 'Int':
      return fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer());
    case 'Float':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'Boolean':
      return fc.boolean();
    default:
      return fc.oneof(
        often(4, knownId(name === 'id' ? 'uuid' : name)),
        often(1, fc.constantFrom('page', 'limit', 'name', 'price', 'sku', 'category', '1', '-1', '%')),
        often(1, fc.string({ unit: 'binary', maxLength: 20 })),
      );
  }
}

/** Creates selections of a field, with its arguments as variables and some fields of its type. */
function selectionOf(field: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<Selection> {
  const given = field.args.map(({ name, type }) =>
    fc
      .tuple(
        isNonNullType(type) ? fc.constant(true) : fc.boolean(),
        fc.oneof(often(12, argumentOf(type, name)), often(1, hostile)),
      )
      .map(([isGiven, value]) => (isGiven ? { name, type: String(type), value } : null)),
  );
  return fc.tuple(fc.tuple(...given), fieldsOf(field.type, depth)).map(([args, inner]) => {
    const known = args.filter((one) => one !== null);
    // Each $ is numbered when the entire query is complete.
    const list = known.map(({ name }) => `${name}: $`).join(', ');
    return {
      text: `${field.name}${list && `(${list})`}${inner.text}`,
      declared: [...known, ...inner.declared],
    };
  });
}

function fieldsOf(type: GraphQLOutputType, depth: number): fc.Arbitrary<Selection> {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return fc.constant({ text: '', declared: [] });
  if (isUnionType(named)) return fc.constant({ text: ' { __typename }', declared: [] });
  const fields = Object.values(named.getFields()).filter(
    (field) => depth > 0 || !isCompositeType(getNamedType(field.type)),
  );
  if (fields.length === 0) return fc.constant({ text: ' { __typename }', declared: [] });
  return fc
    .uniqueArray(fc.nat({ max: fields.length - 1 }), { minLength: 1, maxLength: 6 })
    .chain((picked) => fc.tuple(...picked.map((at) => selectionOf(fields[at] as never, depth - 1))))
    .map((parts) => ({
      text: ` { __typename ${parts.map(({ text }) => text).join(' ')} }`,
      declared: parts.flatMap(({ declared }) => declared),
    }));
}

function queriesOf(schema: GraphQLSchema): fc.Arbitrary<Query> {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fc.oneof(...roots.map((field) => selectionOf(field, MAX_DEPTH))).map(({ text, declared }) => {
    let number = 0;
    const body = text.replaceAll('$', () => `$v${(number += 1)}`);
    const heads = declared.map(({ type }, index) => `$v${index + 1}: ${type}`).join(', ');
    return {
      document: `query${heads && `(${heads})`} { ${body} }`,
      variables: Object.fromEntries(declared.map(({ value }, index) => [`v${index + 1}`, value])),
    };
  });
}

test.each([
  ['/graphql', 'customer'],
  ['/admin/graphql', 'owner'],
] as const)(`${RUNS} random queries to %s cause no failure (SEED=${SEED})`, async (path, role) => {
  const token = (await its.tokenOf(role)) ?? '';
  const query = (body: unknown) =>
    its.shop.request('POST', path, body, { token, headers: { 'content-type': 'application/json' } });
  const { body } = await query({ query: getIntrospectionQuery() });
  const queries = fc.sample(queriesOf(buildClientSchema(body.data)), { seed: SEED, numRuns: RUNS });
  const faults: string[] = [];
  let answered = 0;
  for (let from = 0; from < queries.length; from += AT_ONCE)
    await Promise.all(
      queries.slice(from, from + AT_ONCE).map(async ({ document, variables }) => {
        const sent = jsonOf({ query: document, variables: its.ids.fill(variables) });
        const answer = await query(sent);
        const errors = (answer.body.errors ?? []) as { extensions?: { code?: string } }[];
        if (answer.status === 200 && answer.body.data && errors.length === 0) answered += 1;
        const isWrong =
          answer.status >= 500 ||
          // A body may be rejected before it is parsed as a query, for example because it is nested too deeply.
          (answer.body.data === undefined && errors.length === 0 && !answer.body.error?.code) ||
          errors.some(({ extensions }) => !extensions?.code || extensions.code === 'INTERNAL_ERROR');
        if (isWrong) {
          const { requestId } = (errors[0]?.extensions ?? {}) as { requestId?: string };
          faults.push(
            `${sent.slice(0, 1500)}\n${JSON.stringify(answer.body).slice(0, 500)}\n${its.logOf(requestId)?.slice(0, 1500) ?? ''}`,
          );
        }
      }),
    );
  expect(faults.slice(0, 5)).toEqual([]);
  // The test is meaningful only if many queries succeed.
  expect(answered).toBeGreaterThan(RUNS / 5);
});
