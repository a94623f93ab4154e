import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const code = () => `a_${randomUUID().replaceAll('-', '_')}`;
const post = (sent: object) => shop.admin('POST', '/api/attributes', sent);
const patch = (id: string | number, sent: object) => shop.admin('PATCH', `/api/attributes/${id}`, sent);
const read = async (id: string | number) => dataOf(await shop.admin('GET', `/api/attributes/${id}`));
const select = (...texts: string[]) => ({
  attribute_code: code(),
  attribute_name: 'Size',
  type: 'select',
  options: texts.map((option_text) => ({ option_text })),
});
const createGroup = async (group_name = 'Clothes') =>
  dataOf(await shop.admin('POST', '/api/attributeGroups', { group_name }));
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: expect.objectContaining({ status, code, message }) },
});

describe('an attribute', () => {
  test('is created, read, partially updated, listed and deleted', async () => {
    const sent = select('S', 'M');
    const created = dataOf(await post(sent));
    const option = (option_text: string, sort_order: number) => ({
      option_id: expect.any(Number),
      uuid: expect.any(String),
      option_text,
      color: null,
      sort_order,
    });
    expect(created).toEqual({
      attribute_id: expect.any(Number),
      uuid: expect.any(String),
      attribute_code: sent.attribute_code,
      attribute_name: 'Size',
      type: 'select',
      is_required: false,
      display_on_frontend: false,
      is_filterable: false,
      is_variant_only: false,
      sort_order: 0,
      options: [option('S', 0), option('M', 1)],
      groups: [1],
      created_at: expect.any(String),
      updated_at: expect.any(String),
      links: [
        { rel: 'attributeGrid', href: '/admin/attributes', action: 'GET', types: ['text/html'] },
        { rel: 'edit', href: `/admin/attributes/edit/${created.uuid}`, action: 'GET', types: ['text/html'] },
      ],
    });
    const changed = dataOf(await patch(created.uuid, { is_required: 1, display_on_frontend: true }));
    expect({ ...changed, updated_at: 0 }).toEqual({
      ...created,
      is_required: true,
      display_on_frontend: true,
      updated_at: 0,
    });
    expect(await read(created.attribute_id)).toEqual(changed);
    const { links: _, ...row } = changed;
    expect(dataOf(await shop.admin('GET', '/api/attributes?limit=100'))).toContainEqual(row);
    expect(dataOf(await shop.admin('DELETE', `/api/attributes/${created.uuid}`))).toEqual(row);
    expect(await shop.admin('GET', `/api/attributes/${created.uuid}`)).toMatchObject(
      refused(404, 'ATTRIBUTE_NOT_FOUND', 'Attribute not found'),
    );
  });

  test('is in the listed groups, by integer id or UUID, once each', async () => {
    const group = await createGroup();
    const created = dataOf(await post({ ...select('S'), groups: [group.uuid, group.attribute_group_id, 1] }));
    expect(created.groups).toEqual([1, group.attribute_group_id]);
    expect(dataOf(await patch(created.uuid, { groups: [group.attribute_group_id] })).groups).toEqual([
      group.attribute_group_id,
    ]);
    expect(dataOf(await patch(created.uuid, { groups: [] })).groups).toEqual([]);
    expect(dataOf(await patch(created.uuid, { attribute_name: 'x' })).groups).toEqual([]);
  });

  test.each<[object, string]>([
    [{ attribute_code: undefined }, 'attribute_code is required'],
    [{ attribute_name: undefined }, 'attribute_name is required'],
    [{ type: undefined }, 'type is required'],
    [{ type: 'file' }, 'type must be one of text, textarea, select, multiselect, date'],
    [{ attribute_name: ' ' }, 'attribute_name must not be empty'],
    [{ is_required: 'yes' }, 'is_required must be true, false, 1 or 0'],
    [{ sort_order: -1 }, 'sort_order must not be negative'],
    [{ options: [{ option_text: '' }] }, 'option_text must not be empty'],
    ...['Size', '9x', 'a-b', 'a b', '_x', 'é'].map((attribute_code): [object, string] => [
      { attribute_code },
      'attribute_code must start with a lowercase letter and contain only lowercase letters, digits and underscores',
    ]),
  ])('%j is refused', async (wrong, message) => {
    const sent = { ...select('S'), ...wrong };
    expect(await post(sent)).toMatchObject(refused(400, 'VALIDATION_FAILED', message));
  });

  test.each(['price', 'cat', 'name', 'page', 'ob', 'sku', 'qty', 'keyword', 'type'])(
    'cannot have the code %s, which is a product list filter',
    async (attribute_code) => {
      expect(await post({ ...select('S'), attribute_code })).toMatchObject(
        refused(
          400,
          'ATTRIBUTE_CODE_RESERVED',
          `"${attribute_code}" is reserved for a product list filter and cannot be an attribute_code`,
        ),
      );
    },
  );

  test('has a unique code', async () => {
    const sent = select('S');
    const answers = await Promise.all([post(sent), post(sent)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await post(sent)).toMatchObject(
      refused(
        409,
        'ATTRIBUTE_CODE_EXISTS',
        `An attribute with the code "${sent.attribute_code}" already exists`,
      ),
    );
  });

  test('cannot change its code or type', async () => {
    const created = dataOf(await post(select('S')));
    const { attribute_code, type } = created;
    expect((await patch(created.uuid, { attribute_code, type })).status).toBe(200);
    expect(await patch(created.uuid, { attribute_code: code() })).toMatchObject(
      refused(
        400,
        'ATTRIBUTE_IMMUTABLE',
        'attribute_code cannot be changed. Create a new attribute instead.',
      ),
    );
    expect(await patch(created.uuid, { type: 'text' })).toMatchObject(
      refused(400, 'ATTRIBUTE_IMMUTABLE', 'type cannot be changed. Create a new attribute instead.'),
    );
  });

  test('has options only if its type has choices', async () => {
    const message = 'Only attributes of type select or multiselect can have options';
    expect(await post({ ...select('S'), type: 'text' })).toMatchObject(
      refused(400, 'ATTRIBUTE_HAS_NO_OPTIONS', message),
    );
    const text = dataOf(await post({ ...select(), type: 'date' }));
    expect(text.options).toEqual([]);
    expect(await patch(text.uuid, { options: [{ option_text: 'S' }] })).toMatchObject(
      refused(400, 'ATTRIBUTE_HAS_NO_OPTIONS', message),
    );
  });

  test('in an unknown group is rejected, and nothing is written', async () => {
    const sent = { ...select('S'), groups: [1, 999_999] };
    expect(await post(sent)).toMatchObject(
      refused(400, 'UNKNOWN_ATTRIBUTE_GROUP', 'Attribute group "999999" does not exist'),
    );
    expect((await post({ ...sent, groups: [1] })).status).toBe(200);
  });

  test.each(['nonsense', randomUUID(), '999999'])('%s is unknown', async (id) => {
    const answer = refused(404, 'ATTRIBUTE_NOT_FOUND', 'Attribute not found');
    expect(await patch(id, {})).toMatchObject(answer);
    expect(await shop.admin('DELETE', `/api/attributes/${id}`)).toMatchObject(answer);
  });
});

describe('the list of options', () => {
  test('is replaced as a whole, and options with a known id, UUID or text keep their row', async () => {
    const created = dataOf(await post(select('S', 'M', 'L', 'XL')));
    const [s, m, l] = created.options;
    const { options } = dataOf(
      await patch(created.uuid, {
        options: [
          { option_text: 'New', color: '#1D4F3C' },
          { option_id: m.option_id, option_text: 'Medium' },
          { uuid: s.uuid, option_text: 'Small' },
          { option_text: 'L' },
        ],
      }),
    );
    expect(options).toEqual([
      {
        option_id: expect.any(Number),
        uuid: expect.any(String),
        option_text: 'New',
        color: '#1d4f3c',
        sort_order: 0,
      },
      { ...m, option_text: 'Medium', sort_order: 1 },
      { ...s, option_text: 'Small', sort_order: 2 },
      { ...l, sort_order: 3 },
    ]);
    expect((await read(created.uuid)).options).toEqual(options);
  });

  test('keeps a color until another one or none is sent, and rejects invalid colors', async () => {
    const created = dataOf(await post({ ...select('S'), options: [{ option_text: 'S', color: '#ff0000' }] }));
    const colorAfter = async (more: object) =>
      dataOf(await patch(created.uuid, { options: [{ option_text: 'S', ...more }] })).options[0].color;
    expect(await colorAfter({})).toBe('#ff0000');
    expect(await colorAfter({ color: '#00ff00' })).toBe('#00ff00');
    expect(await colorAfter({ color: null })).toBeNull();
    const refusal = await patch(created.uuid, { options: [{ option_text: 'S', color: 'red' }] });
    expect([refusal.status, JSON.stringify(refusal.body.error)]).toEqual([
      400,
      expect.stringContaining('color must be a hex color, such as #1d4f3c, or null'),
    ]);
  });

  test('may swap texts', async () => {
    const created = dataOf(await post(select('S', 'M')));
    const [s, m] = created.options;
    const { options } = dataOf(
      await patch(created.uuid, {
        options: [
          { option_id: s.option_id, option_text: 'M' },
          { option_id: m.option_id, option_text: 'S' },
        ],
      }),
    );
    expect(options).toEqual([
      { ...s, option_text: 'M' },
      { ...m, option_text: 'S' },
    ]);
  });

  test('contains no text and no option twice', async () => {
    expect(await post(select('S', 'S'))).toMatchObject(
      refused(400, 'ATTRIBUTE_OPTION_TWICE', 'The option "S" is listed twice'),
    );
    const created = dataOf(await post(select('S', 'M')));
    const { option_id, uuid } = created.options[0];
    const options = [
      { option_id, option_text: 'A' },
      { uuid, option_text: 'B' },
    ];
    expect(await patch(created.uuid, { options })).toMatchObject(
      refused(400, 'ATTRIBUTE_OPTION_TWICE', 'The option "S" is listed twice'),
    );
  });

  test('contains no option of another attribute', async () => {
    const other = dataOf(await post(select('S')));
    const created = dataOf(await post(select('M')));
    for (const ref of [other.options[0].option_id, randomUUID(), 'x'])
      expect(await patch(created.uuid, { options: [{ option_id: ref, option_text: 'S' }] })).toMatchObject(
        refused(400, 'UNKNOWN_ATTRIBUTE_OPTION', `This attribute has no option "${ref}"`),
      );
  });
});

describe('an attribute group', () => {
  test('is created, renamed, listed and deleted', async () => {
    const created = await createGroup('Shoes');
    expect(created).toEqual({
      attribute_group_id: expect.any(Number),
      uuid: expect.any(String),
      group_name: 'Shoes',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const path = `/api/attributeGroups/${created.uuid}`;
    const renamed = dataOf(await shop.admin('PATCH', path, { group_name: 'Boots' }));
    expect(renamed.group_name).toBe('Boots');
    expect(dataOf(await shop.admin('PATCH', path, {})).group_name).toBe('Boots');
    expect(dataOf(await shop.admin('GET', path)).group_name).toBe('Boots');
    expect(dataOf(await shop.admin('GET', '/api/attributeGroups'))).toContainEqual(
      expect.objectContaining({ group_name: 'Boots' }),
    );
    expect(dataOf(await shop.admin('DELETE', path)).group_name).toBe('Boots');
    for (const method of ['GET', 'DELETE'] as const)
      expect(await shop.admin(method, path)).toMatchObject(
        refused(404, 'ATTRIBUTE_GROUP_NOT_FOUND', 'Attribute group not found'),
      );
  });

  test('cannot be deleted if it is the default', async () => {
    expect(await shop.admin('DELETE', '/api/attributeGroups/1')).toMatchObject(
      refused(409, 'DEFAULT_ATTRIBUTE_GROUP', 'The default attribute group cannot be deleted'),
    );
  });

  test('cannot be deleted if it has products', async () => {
    const group = await createGroup();
    const key = randomUUID();
    dataOf(
      await shop.admin('POST', '/api/products', {
        name: key,
        url_key: key,
        sku: key,
        price: 1,
        qty: 1,
        group_id: group.uuid,
      }),
    );
    expect(await shop.admin('DELETE', `/api/attributeGroups/${group.uuid}`)).toMatchObject(
      refused(409, 'ATTRIBUTE_GROUP_IN_USE', 'The attribute group is used by products or variant groups'),
    );
  });
});

test.each([
  ['POST', '/api/attributes'],
  ['GET', '/api/attributes'],
  ['POST', '/api/attributeGroups'],
  ['GET', '/api/attributeGroups'],
] as const)('%s %s needs an administrator', async (method, path) => {
  expect((await shop.request(method, path)).status).toBe(401);
});
