import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { hasContent } from '../../packages/runtime/src/modules/metafields/richText.ts';
import { sizeOf } from '../support/lane.ts';
import { dataOf, testShop } from '../support/shop.ts';

const DEFINITIONS = '/api/metafield-definitions';
const SHOP = '/api/shop/metafields';
const RUNS = sizeOf('METAFIELD_RUNS', { gate: 10, night: 400 });

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const KEYS = ['a', 'b', 'constructor', 'to_string'] as const;
const SCALARS = ['short_text', 'long_text', 'integer', 'number', 'boolean', 'date', 'color', 'url'] as const;

const rule = fc.oneof(
  fc.record({ type: fc.constant('size'), min: fc.constantFrom(0, 1), max: fc.constantFrom(1, 3) }),
  fc.record({ type: fc.constant('range'), min: fc.constantFrom(-1, 0), max: fc.constantFrom(0, 9.5) }),
  fc.record({ type: fc.constant('regexp'), pattern: fc.constantFrom('^a', '.', '^(a|a)*$', '\\d') }),
  fc.record({ type: fc.constant('choices'), values: fc.constant(['a', 'b', 0, 1, '2026-01-01', '#000000']) }),
  fc.record({ type: fc.constant('unheard'), of: fc.jsonValue() }),
);

const traits = {
  isList: fc.boolean(),
  required: fc.boolean(),
  validations: fc.array(rule, { maxLength: 2 }),
};

const subField = (depth: number): fc.Arbitrary<object> => {
  const leaf = fc.record({
    key: fc.constantFrom(...KEYS),
    type: fc.constantFrom(...SCALARS, 'rich_text'),
    ...traits,
  });
  if (depth === 0) return leaf;
  const group = fc.record({
    key: fc.constantFrom(...KEYS),
    type: fc.constant('group'),
    isList: fc.boolean(),
    required: fc.boolean(),
    subFields: subFields(depth - 1),
  });
  return fc.oneof({ weight: 2, arbitrary: leaf }, { weight: 1, arbitrary: group });
};
const subFields = (depth: number) =>
  fc.uniqueArray(subField(depth), {
    minLength: 1,
    maxLength: 3,
    selector: (field) => (field as { key: string }).key,
  });

const names = { namespace: fc.constantFrom('custom', 'constructor'), fieldKey: fc.constantFrom(...KEYS) };
const definition = fc.oneof(
  fc.record({ ...names, fieldType: fc.constantFrom(...SCALARS, 'rich_text'), ...traits }),
  fc.record({
    ...names,
    fieldType: fc.constant('group'),
    isList: fc.boolean(),
    required: fc.boolean(),
    subFields: subFields(2),
  }),
);

/** Values that fields may accept, mixed with arbitrary values. */
const LIKELY = [
  null,
  '',
  'a',
  'abc',
  0,
  -0,
  1,
  9.5,
  1e300,
  true,
  false,
  '2026-01-01',
  '#000000',
  [],
  {},
  ['a', null],
  [0, 1],
  [{ columns: [{ data: { blocks: [{ data: { text: 'x' } }] } }] }],
  [{ content: [{ text: 'y' }] }],
];
const likely = fc.constantFrom<unknown[]>(...LIKELY);
const { tree } = fc.letrec<{ tree: unknown; object: unknown }>((tie) => ({
  object: fc.dictionary(fc.constantFrom(...KEYS, '_id', '__proto__', 'content'), tie('tree'), { maxKeys: 4 }),
  tree: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    { weight: 4, arbitrary: likely },
    { weight: 3, arbitrary: tie('object') },
    { weight: 1, arbitrary: fc.array(tie('tree'), { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  ),
}));
const values = fc.dictionary(fc.constantFrom(...KEYS), tree, { maxKeys: 4 });
const metafields = fc.oneof(
  { weight: 9, arbitrary: fc.record({ custom: values, constructor: values }, { requiredKeys: [] }) },
  { weight: 1, arbitrary: tree },
);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reports whether a stored value contains no internal markers of repeated rows. */
const isClean = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isClean)
    : !isPlain(value) || Object.entries(value).every(([key, inner]) => key !== '_id' && isClean(inner));

interface Field {
  readonly type: string;
  readonly isList?: boolean;
  readonly subFields?: readonly (Field & { readonly key: string })[];
}

/** Returns the expected stored form of an accepted value, implemented from the API documentation. Undefined if nothing is stored. */
function normalOf(field: Field, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (!field.isList) return normalOfOne(field, value);
  const items = (value as unknown[]).flatMap((item) => {
    const normal = item === null || item === '' ? undefined : normalOfItem(field, item);
    return normal === undefined ? [] : [normal];
  });
  return items.length > 0 ? items : undefined;
}

function normalOfItem(field: Field, item: unknown): unknown {
  if (field.type !== 'rich_text') return normalOfOne(field, item);
  const content = normalOf({ type: 'rich_text' }, ownOf(item, 'content'));
  return content === undefined ? undefined : { content };
}

function normalOfOne({ type, subFields = [] }: Field, value: unknown): unknown {
  if (type === 'rich_text') return hasContent(value as unknown[]) ? unmarked(value) : undefined;
  if (type !== 'group') return value === 0 ? 0 : value;
  const entries = subFields.flatMap((field) => {
    const normal = normalOf(field, ownOf(value, field.key));
    return normal === undefined ? [] : [[field.key, normal] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

const ownOf = (value: unknown, key: string): unknown =>
  isPlain(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const unmarked = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner) => (key === '_id' ? undefined : inner));

/** Returns the expected stored form of a set of values, based on the definitions that the shop returns. */
function normalSet(
  definitions: readonly (Field & { readonly namespace: string; readonly key: string })[],
  sent: unknown,
): Record<string, Record<string, unknown>> {
  const set: Record<string, Record<string, unknown>> = {};
  for (const field of definitions) {
    const normal = normalOf(field, ownOf(ownOf(sent, field.namespace), field.key));
    if (normal === undefined) continue;
    const before = Object.hasOwn(set, field.namespace) ? set[field.namespace] : {};
    set[field.namespace] = { ...before, [field.key]: normal };
  }
  return set;
}

test('any tree is accepted or rejected against any definitions, and the stored value is normalized', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(definition, {
        maxLength: 5,
        selector: ({ namespace, fieldKey }) => `${namespace}.${fieldKey}`,
      }),
      fc.array(metafields, { minLength: 1, maxLength: 6 }),
      async (definitions, trees) => {
        for (const { uuid } of dataOf(await shop.admin('GET', `${DEFINITIONS}?ownerType=shop`)))
          await shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
        for (const sent of definitions) {
          const made = await shop.admin('POST', DEFINITIONS, { ownerType: 'shop', name: 'A', ...sent });
          expect([200, 400]).toContain(made.status);
        }
        const made = dataOf(await shop.admin('GET', `${DEFINITIONS}?ownerType=shop`));
        for (const sent of trees) {
          const before = dataOf(await shop.admin('GET', SHOP)).metaData;
          const answer = await shop.admin('PUT', SHOP, { metafields: sent });
          expect([200, 400]).toContain(answer.status);
          const after = dataOf(await shop.admin('GET', SHOP)).metaData;
          if (answer.status === 400) {
            expect(after).toEqual(before);
            expect(answer.body.error.message).toMatch(
              /^("[a-z_.]+"(: .+| is required)|Custom fields must be an object)$/,
            );
            continue;
          }
          accepted++;
          expect(after).toEqual(answer.body.data.metaData);
          expect(isClean(after)).toBe(true);
          if (sent !== undefined) expect(after).toEqual(normalSet(made, JSON.parse(JSON.stringify(sent))));
          // Saving a stored form again does not change it.
          expect(dataOf(await shop.admin('PUT', SHOP, { metafields: after })).metaData).toEqual(after);
        }
      },
    ),
    { numRuns: RUNS },
  );
  // Only few of the random values match their definitions.
  expect(accepted).toBeGreaterThan(Math.floor(RUNS / 20));
});
