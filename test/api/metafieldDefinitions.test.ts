import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { themeExtension } from '../support/theme.ts';

const PATH = '/api/metafield-definitions';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [themeExtension('sunrise')],
    config: { system: { theme: 'sunrise' } },
  });
});
afterAll(() => shop.stop());

/** Returns a unique owner type for each test. The shop stores any name. */
const newOwner = () => `kind-${randomUUID()}`;
const newKey = () => `k${randomUUID().replaceAll('-', '')}`;
const post = (sent: object) =>
  shop.admin('POST', PATH, {
    ownerType: 'unwired',
    fieldKey: newKey(),
    name: 'A field',
    fieldType: 'short_text',
    ...sent,
  });
const create = async (sent: object = {}) => dataOf(await post(sent));
const patch = (uuid: string, sent: object) => shop.admin('PATCH', `${PATH}/${uuid}`, sent);
const remove = (uuid: string, query = '') => shop.admin('DELETE', `${PATH}/${uuid}${query}`);
const list = async (ownerType: string) => dataOf(await shop.admin('GET', `${PATH}?ownerType=${ownerType}`));

test('a definition is created with its defaults, read, changed and deleted', async () => {
  const ownerType = newOwner();
  const made = await create({ ownerType, fieldKey: 'material' });
  expect(made).toEqual({
    uuid: expect.any(String),
    ownerType,
    namespace: 'custom',
    key: 'material',
    name: 'A field',
    description: null,
    type: 'short_text',
    isList: false,
    required: false,
    translatable: false,
    visibleToCustomer: true,
    validations: [],
    appearance: {},
    subFields: [],
    position: 0,
  });
  expect(dataOf(await shop.admin('GET', `${PATH}/${made.uuid}`))).toEqual(made);
  const change = {
    name: 'Material',
    description: 'What it is made of',
    required: true,
    translatable: true,
    visibleToCustomer: false,
    validations: [
      { type: 'size', max: 20 },
      { type: 'unheard', of: [1] },
    ],
    appearance: { placeholder: 'Oak', other: 1 },
    position: -3,
  };
  expect(dataOf(await patch(made.uuid, change))).toEqual({ ...made, ...change });
  expect(dataOf(await patch(made.uuid, {}))).toEqual({ ...made, ...change });
  expect(dataOf(await patch(made.uuid, { description: null }))).toMatchObject({ description: null });
  expect(dataOf(await remove(made.uuid))).toEqual({ uuid: made.uuid });
  expect(await list(ownerType)).toEqual([]);
});

test('the list is for one owner, by position and then by age', async () => {
  const ownerType = newOwner();
  for (const [fieldKey, position] of [
    ['a', 2],
    ['b', 1],
    ['c', 1],
    ['d', -1],
  ] as const)
    await create({ ownerType, fieldKey, position });
  expect((await list(ownerType)).map(({ key }: { key: string }) => key)).toEqual(['d', 'b', 'c', 'a']);
  const answer = await shop.query(
    'query ($ownerType: String!) { metafieldDefinitions(ownerType: $ownerType) { key type subFields provisionedByTheme } }',
    { ownerType },
    'admin',
  );
  expect(answer.body.data.metafieldDefinitions[0]).toEqual({
    key: 'd',
    type: 'short_text',
    subFields: [],
    provisionedByTheme: null,
  });
});

test.each([
  ['', 'ownerType query parameter is required'],
  ['?ownerType=', 'ownerType query parameter is required'],
])('the list without an owner is rejected: %s', async (query, message) =>
  expect(refusalOf(await shop.admin('GET', PATH + query))).toEqual([400, 'VALIDATION_FAILED', message]),
);

const KEY_RULE = 'must start with a letter and contain only lowercase letters, digits, or underscores';
const UNKNOWN = 'Unknown property in body - check the payload keys';

test.each([
  [{ ownerType: undefined }, 'ownerType is required'],
  [{ ownerType: 5 }, 'ownerType must be a string'],
  [{ ownerType: '' }, 'ownerType is required'],
  [{ fieldKey: undefined }, 'fieldKey is required'],
  [{ fieldKey: 5 }, 'fieldKey must be a string'],
  [{ fieldKey: 'camelCase' }, `fieldKey ${KEY_RULE}`],
  [{ fieldKey: '1st' }, `fieldKey ${KEY_RULE}`],
  [{ fieldKey: '_id' }, `fieldKey ${KEY_RULE}`],
  [{ fieldKey: '' }, `fieldKey ${KEY_RULE}`],
  [{ fieldKey: 'a'.repeat(201) }, 'fieldKey must have at most 200 characters'],
  [{ namespace: 'my-space' }, `namespace ${KEY_RULE}`],
  [{ namespace: 5 }, 'namespace must be a string'],
  [{ name: undefined }, 'Field name is required'],
  [{ name: '' }, 'Field name is required'],
  [{ name: 5 }, 'name must be a string'],
  [{ name: 'a'.repeat(256) }, 'name must have at most 255 characters'],
  [{ fieldType: undefined }, 'fieldType is required'],
  [{ fieldType: 5 }, 'fieldType must be a string'],
  [{ fieldType: 'json' }, 'fieldType must be one of the supported metafield types'],
  [{ isList: 'yes' }, 'isList must be true or false'],
  [{ required: 1 }, 'required must be true or false'],
  [{ position: 1.5 }, 'position must be a whole number'],
  [{ validations: {} }, 'validations must be an array'],
  [{ validations: [{ min: 1 }] }, 'validations.0.type is required'],
  [{ validations: ['size'] }, 'validations.0 must be an object'],
  [{ appearance: [] }, 'appearance must be an object'],
  [{ appearance: { placeholder: 5 } }, 'appearance.placeholder must be a string'],
  [{ subFields: {} }, 'subFields must be an array'],
  [{ key: 'a' }, UNKNOWN],
  [{ type: 'short_text' }, UNKNOWN],
  [{ provisionedByTheme: 'sunrise' }, UNKNOWN],
  [{ fieldType: 'group' }, `A group needs subFields: "KEY"`],
  [{ fieldType: 'group', subFields: [] }, `A group needs subFields: "KEY"`],
  [{ subFields: [{ key: 'a', type: 'url' }] }, `Only a group has subFields: "KEY"`],
  [
    { fieldType: 'group', subFields: [{ key: 'a', type: 'json' }] },
    expect.stringContaining('subFields.0.type must be one of'),
  ],
  [{ fieldType: 'group', subFields: [{ type: 'url' }] }, 'subFields.0.key is required'],
  [
    { fieldType: 'group', subFields: [{ key: 'a-b', type: 'url' }] },
    'A sub-field key must start with a letter and contain only letters, digits, or underscores',
  ],
  [{ fieldType: 'group', subFields: [{ key: 'a', type: 'url', requierd: true }] }, UNKNOWN],
  [
    {
      fieldType: 'group',
      subFields: [
        { key: 'a', type: 'url' },
        { key: 'a', type: 'url' },
      ],
    },
    'Duplicate sub-field key "a"',
  ],
  [{ validations: [{ type: 'size', min: 2, max: 1 }] }, 'size.min must not be greater than size.max'],
  [{ validations: [{ type: 'size', min: -1 }] }, 'size.min must be a whole number from 0'],
  [{ validations: [{ type: 'choices', values: [] }] }, 'choices needs values'],
  [{ validations: [{ type: 'regexp' }] }, 'regexp needs a pattern'],
  [{ validations: [{ type: 'regexp', pattern: '(' }] }, 'regexp pattern is not valid: "("'],
  [
    { validations: [{ type: 'regexp', pattern: 'a'.repeat(1001) }] },
    'regexp pattern can have at most 1000 characters',
  ],
  [
    { validations: [{ type: 'regexp', pattern: '(a{0,900})(b{2,200})' }] },
    'regexp pattern is not valid: "(a{0,900})(b{2,200})"',
  ],
])('creating with %j is refused', async (sent, message) => {
  const fieldKey = newKey();
  const text = typeof message === 'string' ? message.replace('KEY', fieldKey) : message;
  expect(refusalOf(await post({ fieldKey, ...sent }))).toEqual([400, 'VALIDATION_FAILED', text]);
});

describe('groups', () => {
  const nested = (depth: number): object => ({
    key: `level${depth}`,
    type: 'group',
    subFields: [depth === 1 ? { key: 'innerText', type: 'short_text' } : nested(depth - 1)],
  });
  const { key: _key, type: _type, ...three } = nested(3) as Record<string, unknown>;
  const { key: _k, type: _t, ...four } = nested(4) as Record<string, unknown>;

  test('of three levels are created', async () => {
    const made = await create({ fieldType: 'group', ...three });
    expect(made.subFields).toEqual(three['subFields']);
  });

  test('of four levels are rejected, on create and on update', async () => {
    const message = 'Group nesting exceeds max depth 3 at "level1"';
    expect(refusalOf(await post({ fieldType: 'group', ...four }))).toEqual([
      400,
      'VALIDATION_FAILED',
      message,
    ]);
    const { uuid } = await create({ fieldType: 'group', ...three });
    expect(refusalOf(await patch(uuid, four))).toEqual([400, 'VALIDATION_FAILED', message]);
  });

  test('lose the markers of repeated rows', async () => {
    const subFields = [
      {
        _id: 'x',
        key: 'a',
        type: 'integer',
        position: 1,
        validations: [{ _id: 'y', type: 'range', min: 1 }],
      },
    ];
    const made = await create({ fieldType: 'group', subFields });
    expect(made.subFields).toEqual([{ key: 'a', type: 'integer', validations: [{ type: 'range', min: 1 }] }]);
  });
});

test('the same field of one owner is rejected, also for two concurrent requests', async () => {
  const sent = { ownerType: newOwner(), namespace: 'specs', fieldKey: 'size' };
  const answers = await Promise.all([post(sent), post(sent), post(sent)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(refusalOf(await post(sent))).toEqual([
    409,
    'METAFIELD_DEFINITION_EXISTS',
    `A metafield definition "specs.size" already exists for "${sent.ownerType}"`,
  ]);
  await create({ ...sent, namespace: 'custom' });
  await create({ ...sent, ownerType: newOwner() });
});

test.each([
  [{ ownerType: 'product' }, 'ownerType'],
  [{ namespace: 'other' }, 'namespace'],
  [{ fieldKey: 'other' }, 'key'],
  [{ fieldType: 'long_text' }, 'type'],
  [{ fieldType: 'no such type' }, 'type'],
  [{ isList: true }, 'isList'],
  [{ isList: null }, 'isList'],
])('%j cannot be changed after creation', async (sent, property) => {
  const { uuid } = await create();
  expect(refusalOf(await patch(uuid, { name: 'Other', ...sent }))).toEqual([
    400,
    'METAFIELD_DEFINITION_IMMUTABLE',
    `"${property}" cannot be changed after creation`,
  ]);
  expect(dataOf(await shop.admin('GET', `${PATH}/${uuid}`)).name).toBe('A field');
});

test('sending the unchanged values of immutable fields is accepted', async () => {
  const made = await create({ ownerType: newOwner(), fieldKey: 'size' });
  const { ownerType, namespace, isList } = made;
  expect(
    dataOf(
      await patch(made.uuid, {
        ownerType,
        namespace,
        isList,
        fieldKey: 'size',
        fieldType: 'short_text',
        name: 'B',
      }),
    ),
  ).toEqual({ ...made, name: 'B' });
});

test.each([
  [{ name: '' }, 'Field name cannot be empty'],
  [{ name: ' ' }, 'Field name cannot be empty'],
  [{ required: null }, 'required must be true or false'],
  [{ provisionedByActiveTheme: true }, UNKNOWN],
  [{ uuid: randomUUID() }, UNKNOWN],
  [{ subFields: [{ key: 'a', type: 'url' }] }, expect.stringContaining('Only a group has subFields')],
  [{ validations: [{ type: 'range', min: 2, max: 1 }] }, 'range.min must not be greater than range.max'],
])('updating with %j is refused', async (sent, message) => {
  const { uuid } = await create();
  expect(refusalOf(await patch(uuid, sent))).toEqual([400, 'VALIDATION_FAILED', message]);
});

test.each([randomUUID(), 'no-uuid'])('%s is not found', async (uuid) => {
  const refusal = [404, 'METAFIELD_DEFINITION_NOT_FOUND', `Metafield definition "${uuid}" not found`];
  expect(refusalOf(await patch(uuid, { name: 'A' }))).toEqual(refusal);
  expect(refusalOf(await remove(uuid))).toEqual(refusal);
  expect(refusalOf(await shop.admin('GET', `${PATH}/${uuid}`))).toEqual(refusal);
});

describe('of a theme', () => {
  test('it is marked with the active one, and kept unless forced', async () => {
    const made = await create({ provisionedByActiveTheme: true });
    expect(made.provisionedByTheme).toBe('sunrise');
    for (const query of ['', '?force=1', '?force=TRUE', '?force=', '?force=true&force=true'])
      expect(refusalOf(await remove(made.uuid, query))).toEqual([
        409,
        'METAFIELD_DEFINITION_KEPT_BY_THEME',
        expect.stringContaining(`"custom.${made.key}" belongs to the theme "sunrise"`),
      ]);
    expect(dataOf(await remove(made.uuid, '?force=true'))).toEqual({ uuid: made.uuid });
  });

  test('without an active theme it has no mark', async () => {
    const other = await testShop();
    const sent = {
      ownerType: 'unwired',
      fieldKey: 'a',
      name: 'A',
      fieldType: 'url',
      provisionedByActiveTheme: true,
    };
    const made = dataOf(await other.admin('POST', PATH, sent));
    expect(made).not.toHaveProperty('provisionedByTheme');
    expect((await other.admin('DELETE', `${PATH}/${made.uuid}`)).status).toBe(200);
    await other.stop();
  });
});

test('anonymous callers are rejected', async () => {
  for (const [method, path] of [
    ['GET', `${PATH}?ownerType=product`],
    ['POST', PATH],
    ['PATCH', `${PATH}/x`],
    ['DELETE', `${PATH}/x`],
  ] as const)
    expect((await shop.request(method, path, method === 'GET' ? undefined : {})).status).toBe(401);
  const { body } = await shop.request('POST', '/graphql', {
    query: '{ metafieldDefinitions(ownerType: "product") { key } }',
  });
  expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});
