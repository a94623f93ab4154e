import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { dataOf, testShop } from '../support/shop.ts';

interface Option {
  readonly option_id: number;
  readonly uuid: string;
  readonly option_text: string;
}

let shop: TestShop;
let group: number;
/** Options by text. */
let sizes: Record<string, Option>;
beforeAll(async () => {
  shop = await testShop();
  group = await createGroup();
  const attribute = (attribute_code: string, type: string, more: object = {}) =>
    createAttribute({ attribute_code, type, groups: [group], ...more });
  // 38 is an option text, and may also be the id of another option.
  const size = await attribute('size', 'select', {
    sort_order: 1,
    options: ['S', 'M', '38', '1', '2'].map((option_text) => ({ option_text })),
  });
  sizes = Object.fromEntries(size.options.map((option: Option) => [option.option_text, option]));
  await attribute('care', 'multiselect', {
    sort_order: 2,
    options: ['Wash', 'Iron', 'Dry'].map((option_text) => ({ option_text })),
  });
  await attribute('fabric', 'text', { sort_order: 3 });
  await attribute('story', 'textarea', { sort_order: 4 });
  await attribute('released', 'date', { sort_order: 5 });
  await createAttribute({ attribute_code: 'voltage', type: 'text', groups: [1] });
});
afterAll(() => shop.stop());

const createGroup = async () =>
  dataOf(await shop.admin('POST', '/api/attributeGroups', { group_name: 'Group' })).attribute_group_id;
const createAttribute = async (body: {
  attribute_code: string;
  type: string;
  groups: number[];
  [more: string]: unknown;
}) => dataOf(await shop.admin('POST', '/api/attributes', { attribute_name: body.attribute_code, ...body }));
const post = (more: object) => {
  const key = randomUUID();
  const body = { name: key, url_key: key, sku: key, price: 1, qty: 1, group_id: group, ...more };
  return shop.admin('POST', '/api/products', body);
};
const create = async (values: Record<string, unknown>, more: object = {}) =>
  dataOf(await post({ attributes: listOf(values), ...more }));
const patch = (id: string, sent: object) => shop.admin('PATCH', `/api/products/${id}`, sent);
const set = async (id: string, values: Record<string, unknown>) =>
  valuesOf(dataOf(await patch(id, { attributes: listOf(values) })));
const read = async (id: string) => dataOf(await shop.admin('GET', `/api/products/${id}`));
const listOf = (values: Record<string, unknown>) =>
  Object.entries(values).map(([attribute_code, value]) => ({ attribute_code, value }));
/** Returns a product's attribute values, with options as their texts. */
const valuesOf = (product: { attributes: { attribute_code: string; value: unknown; options: Option[] }[] }) =>
  Object.fromEntries(
    product.attributes.map(({ attribute_code, value, options }) => [
      attribute_code,
      options.length > 0 ? options.map(({ option_text }) => option_text).join() : value,
    ]),
  );
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: expect.objectContaining({ status, code, message }) },
});

describe('a product', () => {
  test('has values for attributes of every type, in attribute order', async () => {
    const created = await create({
      released: '2024-02-29',
      story: 'Two\nlines',
      fabric: 'Wool',
      care: ['Dry', 'Wash', 'Dry'],
      size: sizes['M']?.option_id,
    });
    expect(valuesOf(created)).toEqual({
      size: 'M',
      care: 'Wash,Dry',
      fabric: 'Wool',
      story: 'Two\nlines',
      released: '2024-02-29',
    });
    expect(created.attributes[0]).toEqual({
      attribute_id: expect.any(Number),
      attribute_code: 'size',
      attribute_name: 'size',
      type: 'select',
      value: sizes['M']?.option_id,
      options: [{ option_id: sizes['M']?.option_id, uuid: sizes['M']?.uuid, option_text: 'M' }],
    });
    expect(
      created.attributes.map(({ attribute_code }: { attribute_code: string }) => attribute_code),
    ).toEqual(['size', 'care', 'fabric', 'story', 'released']);
    expect((await read(created.uuid)).attributes).toEqual(created.attributes);
    const list = dataOf(await shop.admin('GET', '/api/products?limit=100'));
    const listed = list.find(({ uuid }: { uuid: string }) => uuid === created.uuid);
    expect(listed.attributes).toEqual(created.attributes);
    expect(dataOf(await shop.admin('DELETE', `/api/products/${created.uuid}`)).attributes).toEqual(
      created.attributes,
    );
  });

  test('accepts the values that were read from it', async () => {
    const created = await create({ size: 'S', care: ['Wash', 'Iron'], fabric: '5' });
    const changed = dataOf(await patch(created.uuid, { attributes: created.attributes }));
    expect(changed.attributes).toEqual(created.attributes);
  });

  test('specifies an option by id, UUID or text, and a text takes precedence over an id', async () => {
    const texts = ['S', '38', '1', '2'];
    for (const text of texts) {
      const { option_id, uuid } = sizes[text] as Option;
      for (const value of [option_id, uuid, uuid.toUpperCase(), text, [text]].slice(0, 4))
        expect(valuesOf(await create({ size: value }))).toEqual({ size: text });
    }
    expect(valuesOf(await create({ size: String(sizes['M']?.option_id) })).size).toBeDefined();
  });

  test('keeps values that a change does not list, and loses those that it empties', async () => {
    const { uuid } = await create({
      size: 'S',
      care: ['Wash', 'Iron'],
      fabric: 'Wool',
      released: '2024-01-01',
    });
    expect(await set(uuid, { size: 'M' })).toMatchObject({ size: 'M', care: 'Wash,Iron', fabric: 'Wool' });
    expect(await set(uuid, { care: ['Iron', 'Dry'] })).toMatchObject({ size: 'M', care: 'Iron,Dry' });
    expect(await set(uuid, { fabric: 'Silk', released: null })).toEqual({
      size: 'M',
      care: 'Iron,Dry',
      fabric: 'Silk',
    });
    expect(await set(uuid, { care: [], fabric: ' ' })).toEqual({ size: 'M' });
    expect(await set(uuid, {})).toEqual({ size: 'M' });
    expect(valuesOf(dataOf(await patch(uuid, { price: 2 })))).toEqual({ size: 'M' });
    expect(await set(uuid, { size: '' })).toEqual({});
    expect((await read(uuid)).attributes).toEqual([]);
  });

  test.each<[Record<string, unknown>, string, string]>([
    [{ nonsense: 'x' }, 'UNKNOWN_ATTRIBUTE', 'Attribute "nonsense" does not exist'],
    [{ voltage: '5' }, 'ATTRIBUTE_NOT_IN_GROUP', 'The attribute "voltage" is not in the attribute group'],
    [{ size: 'XXL' }, 'UNKNOWN_ATTRIBUTE_OPTION', 'The attribute "size" has no option "XXL"'],
    [{ care: ['Wash', 0] }, 'UNKNOWN_ATTRIBUTE_OPTION', 'The attribute "care" has no option "0"'],
    [
      { size: ['S', 'M'] },
      'ATTRIBUTE_INVALID',
      'The value of the attribute "size" must be one value and not a list',
    ],
    [
      { fabric: ['Wool'] },
      'ATTRIBUTE_INVALID',
      'The value of the attribute "fabric" must be one value and not a list',
    ],
    ...['2023-02-29', '29.2.2024', '2024-13-01', 'soon', '2024-01-01T00:00:00Z'].map(
      (released): [Record<string, unknown>, string, string] => [
        { released },
        'ATTRIBUTE_INVALID',
        'The value of the attribute "released" must be a date (YYYY-MM-DD)',
      ],
    ),
    [{ size: true }, 'VALIDATION_FAILED', 'value must be a string, a number, an array of those or null'],
    [{ size: undefined }, 'VALIDATION_FAILED', 'value is required'],
  ])('with %j is refused, and nothing is written', async (values, code, message) => {
    const attributes = listOf(values);
    expect(await post({ attributes })).toMatchObject(refused(400, code, message));
    const { uuid, name } = await create({ fabric: 'Wool' });
    expect(await patch(uuid, { name: 'Other', attributes })).toMatchObject(refused(400, code, message));
    expect(await read(uuid)).toMatchObject({ name });
    expect(valuesOf(await read(uuid))).toEqual({ fabric: 'Wool' });
  });

  test('lists no attribute twice', async () => {
    const attributes = [...listOf({ size: 'S' }), ...listOf({ size: 'M' })];
    expect(await post({ attributes })).toMatchObject(
      refused(400, 'ATTRIBUTE_TWICE', 'The attribute "size" is listed twice'),
    );
  });
});

describe('a required attribute', () => {
  test('must have a value in a new product, and cannot be emptied', async () => {
    const own = await createGroup();
    await createAttribute({
      attribute_code: 'origin',
      type: 'text',
      groups: [own],
      is_required: true,
    });
    const answer = refused(400, 'ATTRIBUTE_REQUIRED', 'The attribute "origin" is required');
    expect(await post({ group_id: own })).toMatchObject(answer);
    expect(await post({ group_id: own, attributes: listOf({ origin: ' ' }) })).toMatchObject(answer);
    const { uuid } = await create({ origin: 'Peru' }, { group_id: own });
    expect(await patch(uuid, { attributes: listOf({ origin: null }) })).toMatchObject(answer);
    expect((await patch(uuid, { attributes: [], price: 3 })).status).toBe(200);
    const other = await create({ fabric: 'Wool' });
    expect(await patch(other.uuid, { group_id: own })).toMatchObject(answer);
    expect(
      valuesOf(dataOf(await patch(other.uuid, { group_id: own, attributes: listOf({ origin: 'Chile' }) }))),
    ).toEqual({ origin: 'Chile' });
  });

  test('that was made required later does not block other changes', async () => {
    const own = await createGroup();
    const attribute = await createAttribute({ attribute_code: 'origin_2', type: 'text', groups: [own] });
    const { uuid } = await create({}, { group_id: own });
    dataOf(await shop.admin('PATCH', `/api/attributes/${attribute.uuid}`, { is_required: true }));
    expect((await patch(uuid, { price: 4 })).status).toBe(200);
  });
});

describe('values are deleted', () => {
  test('with their option', async () => {
    const attribute = await createAttribute({
      attribute_code: 'tone',
      type: 'multiselect',
      groups: [group],
      options: [{ option_text: 'Red' }, { option_text: 'Blue' }],
    });
    const { uuid } = await create({ tone: ['Red', 'Blue'] });
    const keep = (option_text: string) =>
      shop.admin('PATCH', `/api/attributes/${attribute.uuid}`, { options: [{ option_text }] });
    dataOf(await keep('Blue'));
    expect(valuesOf(await read(uuid))).toEqual({ tone: 'Blue' });
    dataOf(await keep('Green'));
    expect(valuesOf(await read(uuid))).toEqual({});
  });

  test('with the attribute, and when it leaves the group', async () => {
    const attribute = await createAttribute({ attribute_code: 'fit', type: 'text', groups: [group] });
    const { uuid } = await create({ fit: 'Slim', fabric: 'Wool' });
    dataOf(await shop.admin('PATCH', `/api/attributes/${attribute.uuid}`, { groups: [1] }));
    expect(valuesOf(await read(uuid))).toEqual({ fabric: 'Wool' });
    dataOf(await shop.admin('PATCH', `/api/attributes/${attribute.uuid}`, { groups: [group] }));
    expect(await set(uuid, { fit: 'Wide' })).toEqual({ fit: 'Wide', fabric: 'Wool' });
    dataOf(await shop.admin('DELETE', `/api/attributes/${attribute.uuid}`));
    expect(valuesOf(await read(uuid))).toEqual({ fabric: 'Wool' });
  });

  test('with the group that the product leaves', async () => {
    const { uuid } = await create({ size: 'S', fabric: 'Wool' });
    expect(valuesOf(dataOf(await patch(uuid, { group_id: 1 })))).toEqual({});
    expect(valuesOf(await read(uuid))).toEqual({});
  });
});

test('a write sends the same statements for any number of attributes', async () => {
  const statements = async (work: () => Promise<unknown>) => {
    const before = shop.statements();
    await work();
    return shop.statements() - before;
  };
  const few = { size: 'S' };
  const many = { size: 'M', care: ['Wash', 'Dry'], fabric: 'Wool', story: 'Long', released: '2024-01-01' };
  expect(await statements(() => create(many))).toBe(await statements(() => create(few)));
  const { uuid } = await create(few);
  expect(await statements(() => set(uuid, many))).toBe(await statements(() => set(uuid, few)));
});
