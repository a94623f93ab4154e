import fc from 'fast-check';
import type { OpenApiDocument, Parameter } from '../../packages/runtime/src/platform/openApi/document.ts';
import { hostileIds } from '../support/adversary.ts';
import { operationsIn } from './describedAnswers.ts';
import type { DescribedOperation } from './describedAnswers.ts';
import { hostile, knownId, valuesOf } from './schemaValues.ts';

/** Sender of a request: an anonymous visitor, a customer, an administrator with all permissions, or an administrator with few. */
export type Role = 'visitor' | 'customer' | 'owner' | 'helper';

/** A change to a body. A number selects the place, because the body may be one of the examples. */
export interface Change {
  readonly at: number;
  readonly kind: 'set' | 'drop' | 'add';
  readonly value: unknown;
}

/** Request body. `base` is the value, or null to use the route's example. */
export type Sent =
  | {
      readonly kind: 'json';
      readonly base: { readonly value: unknown } | null;
      readonly changes: readonly Change[];
    }
  | { readonly kind: 'text'; readonly text: string; readonly type: string | null }
  | { readonly kind: 'file'; readonly content: 'picture' | 'table' | 'bytes'; readonly name: string }
  | { readonly kind: 'none' };

/** A request before the shop's ids are filled in. */
export interface Fuzzed {
  readonly described: DescribedOperation;
  readonly role: Role;
  /** Path parameters: known ids, values or encoded texts. */
  readonly path: readonly unknown[];
  readonly query: readonly (readonly [string, unknown])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Sent;
}

const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

/** Creates random requests for all operations of an OpenAPI document. Carts, orders and customers are more frequent than other records. */
export function requestsOf(document: OpenApiDocument): fc.Arbitrary<Fuzzed> {
  const valid = valuesOf(document.components.schemas);
  const operations = operationsIn(document).map((described) =>
    often(
      /\/(carts?|orders|checkout|customers?|products)\b/.test(described.path) ? 3 : 1,
      requestTo(described),
    ),
  );
  return fc.oneof(...operations);

  function requestTo(described: DescribedOperation): fc.Arbitrary<Fuzzed> {
    const { operation } = described;
    const parameters = (operation.parameters ?? []).filter((one): one is Parameter => !('$ref' in one));
    return fc.record({
      described: fc.constant(described),
      role: roleOf(described),
      path: fc.tuple(...parameters.filter((one) => one.in === 'path').map(pathValue)),
      query: queryOf(parameters.filter((one) => one.in === 'query')),
      headers: headersOf(),
      body: bodyOf(described),
    });
  }

  function pathValue({ name, schema }: Parameter): fc.Arbitrary<unknown> {
    return fc.oneof(
      often(24, knownId(`{${name}}`)),
      often(1, valid(schema, name)),
      often(
        1,
        fc.constantFrom(...hostileIds).map((encoded) => ({ encoded })),
      ),
    );
  }

  function queryOf(
    parameters: readonly Parameter[],
  ): Fuzzed['query'] extends infer Q ? fc.Arbitrary<Q> : never {
    const unrelated = fc.tuple(
      fc.constantFrom('page', 'limit', '__proto__', 'a[b][c]', 'ob', 'od', 'q'),
      hostile,
    );
    if (parameters.length === 0)
      return fc.oneof(often(20, fc.constant([])), often(1, fc.array(unrelated, { maxLength: 2 })));
    const given = parameters.map(({ name, schema }) =>
      fc.tuple(fc.constant(name), fc.oneof(often(9, valid(schema, name)), often(1, hostile))),
    );
    const required = given.filter((_, index) => parameters[index]?.required);
    return fc
      .tuple(
        fc.tuple(...required),
        fc.array(fc.oneof(...given), { maxLength: 3 }),
        fc.oneof(often(20, fc.constant([])), often(1, fc.array(unrelated, { maxLength: 2 }))),
      )
      .map((parts) => parts.flat());
  }

  function bodyOf({ operation }: DescribedOperation): fc.Arbitrary<Sent> {
    const [[type, { schema = {} }] = ['', {}]] = Object.entries(operation.requestBody?.content ?? {});
    const none = fc.constant<Sent>({ kind: 'none' });
    const text = fc.record({
      kind: fc.constant('text' as const),
      text: brokenText,
      type: fc.constantFrom(...TYPES, null),
    });
    if (type === '') return fc.oneof(often(14, none), often(1, text));
    if (type !== 'application/json')
      return fc.oneof(
        often(
          6,
          fc.record({
            kind: fc.constant('file' as const),
            content: fc.constantFrom('picture', 'table', 'bytes'),
            name: fc.constantFrom('mug.png', 'products.csv', '../a.png', '', 'ä'.repeat(300), 'a\u0001.png'),
          }),
        ),
        often(1, none),
        often(2, text),
      );
    const base = fc.oneof(
      often(3, fc.constant(null)),
      often(
        4,
        valid(schema, 'body').map((value) => ({ value })),
      ),
    );
    const whole = fc.record({
      kind: fc.constant('json' as const),
      base,
      changes: fc.oneof(
        often(3, fc.constant([])),
        often(2, fc.array(change, { minLength: 1, maxLength: 2 })),
      ),
    });
    const alone = hostile.map((value): Sent => ({ kind: 'json', base: { value }, changes: [] }));
    return fc.oneof(often(18, whole), often(1, alone), often(1, text), often(1, none));
  }
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat({ max: 1000 }),
  kind: fc.constantFrom('set', 'set', 'set', 'drop', 'add'),
  value: hostile,
});

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/octet-stream',
  'nonsense',
];

const brokenText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '{',
    '[]',
    'null',
    '"',
    '{"a":1}{}',
    '\ufeff{}',
    '{"a":\u0000}',
    'a=1&b=2',
    '--a\r\n\r\n',
    '',
  ),
  fc.nat({ max: 3000 }).map((deep) => `{"a":${'['.repeat(deep)}${']'.repeat(deep)}}`),
  fc.string({ maxLength: 60 }),
  fc.json(),
);

/** Most requests are sent by a role that may send them. */
function roleOf({ operation }: DescribedOperation): fc.Arbitrary<Role> {
  const schemes = operation.security.flatMap((one) => Object.keys(one));
  const isPublic =
    operation.security.length === 0 || operation.security.some((one) => Object.keys(one).length === 0);
  const [owner, customer, visitor] = isPublic
    ? [2, 3, 4]
    : schemes.some((name) => name.startsWith('admin'))
      ? [20, 1, 1]
      : [1, 12, 1];
  return fc.oneof(
    often(owner, fc.constant('owner' as const)),
    often(1, fc.constant('helper' as const)),
    often(customer, fc.constant('customer' as const)),
    often(visitor, fc.constant('visitor' as const)),
  );
}

const KEYS = Array.from({ length: 6 }, (_, index) => `key-of-a-request-${index}`);

function headersOf(): fc.Arbitrary<Readonly<Record<string, string>>> {
  const one = (name: string, ...values: readonly string[]) =>
    fc.constantFrom(...values).map((value) => ({ [name]: value }) as Readonly<Record<string, string>>);
  return fc.oneof(
    often(12, fc.constant<Readonly<Record<string, string>>>({})),
    often(1, one('idempotency-key', ...KEYS, 'short', 'x'.repeat(300))),
    often(1, one('if-match', '*', '"1"', 'W/"1"', '"unknown"', '1', '"a", "b"', '"')),
    often(1, one('if-none-match', '*', '"1"', 'W/"1"')),
    often(1, one('accept-language', 'de', 'fr;q=0.1,*', 'xx-XX', 'x'.repeat(500))),
    often(1, one('cookie', 'asid=unknown', 'sid=;;', 'asid=%zz; sid=%00', '__proto__=1')),
    often(1, one('accept', '*/*', 'text/html', 'image/avif', 'nonsense')),
  );
}
