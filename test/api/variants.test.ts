import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';
import type { VariantSet } from '../support/variants.ts';

let shop: TestShop;
let shirts: VariantSet;
beforeAll(async () => {
  shop = await testShop();
  shirts = await createVariantSet(shop);
});
afterAll(() => shop.stop());

const post = (body: object) => shop.admin('POST', '/api/variantGroups', body);
const add = (groupId: string | number, product_id: string | number) =>
  shop.admin('POST', `/api/variantGroups/${groupId}/items`, { product_id });
const unlink = (id: string | number) => shop.admin('DELETE', `/api/variants/${id}`);
const group = async (id: string | number) => dataOf(await shop.admin('GET', `/api/variantGroups/${id}`));
const product = async (id: string) => dataOf(await shop.admin('GET', `/api/products/${id}`));
const setAttribute = (id: string, attribute_code: string, value: string | null) =>
  shop.admin('PATCH', `/api/products/${id}`, { attributes: [{ attribute_code, value }] });
const texts = (variant: { options: { option_text: string }[] }) =>
  variant.options.map(({ option_text }) => option_text).join();
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: expect.objectContaining({ status, code, message }) },
});

describe('a variant group', () => {
  test('is created, read with its variants, listed, hidden and deleted', async () => {
    const created = dataOf(
      await post({ attribute_codes: [shirts.color, shirts.size], attribute_group_id: shirts.group }),
    );
    expect(created).toEqual({
      variant_group_id: expect.any(Number),
      uuid: expect.any(String),
      attribute_group_id: shirts.group,
      visibility: true,
      attributes: [
        {
          attribute_id: shirts.attributes[shirts.color],
          attribute_code: shirts.color,
          attribute_name: 'Color',
        },
        { attribute_id: shirts.attributes[shirts.size], attribute_code: shirts.size, attribute_name: 'Size' },
      ],
      main: null,
      variant_count: 0,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const variant = await shirts.createVariant(created.uuid, 'M', 'Red');
    const { variants, ...row } = await group(created.variant_group_id);
    const withMain = { ...created, main: variant.product_id, variant_count: 1 };
    expect(row).toEqual(withMain);
    expect(variants).toMatchObject([{ product_id: variant.product_id, sku: variant.sku, status: true }]);
    expect(texts(variants[0])).toBe('Red,M');
    expect(dataOf(await shop.admin('GET', '/api/variantGroups'))).toContainEqual(withMain);
    const path = `/api/variantGroups/${created.uuid}`;
    expect(dataOf(await shop.admin('PATCH', path, { visibility: 0 })).visibility).toBe(false);
    expect(dataOf(await shop.admin('PATCH', path, {})).visibility).toBe(false);
    expect(dataOf(await shop.admin('DELETE', path))).toMatchObject({ uuid: created.uuid, visibility: false });
    expect((await product(variant.uuid)).variant_group_id).toBeNull();
    const notFound = refused(404, 'VARIANT_GROUP_NOT_FOUND', 'Variant group not found');
    for (const method of ['GET', 'PATCH', 'DELETE'] as const)
      expect(await shop.admin(method, path, method === 'PATCH' ? {} : undefined)).toMatchObject(notFound);
    expect(await add(created.uuid, variant.uuid)).toMatchObject(notFound);
  });

  test('requires one to five select attributes of its attribute group, once each', async () => {
    const attribute = async (type: string, groups: number[]) => {
      const attribute_code = `x_${randomUUID().replaceAll('-', '')}`;
      dataOf(
        await shop.admin('POST', '/api/attributes', { attribute_code, attribute_name: 'x', type, groups }),
      );
      return attribute_code;
    };
    const [text, multi, elsewhere] = [
      await attribute('text', [shirts.group]),
      await attribute('multiselect', [shirts.group]),
      await attribute('select', [1]),
    ];
    const cases: [string[], string, string][] = [
      [[], 'VALIDATION_FAILED', 'attribute_codes must not be empty'],
      [Array(6).fill(shirts.size), 'VALIDATION_FAILED', 'attribute_codes must have at most 5 items'],
      [['nothing'], 'UNKNOWN_ATTRIBUTE', 'Attribute "nothing" does not exist'],
      [[shirts.size, shirts.size], 'ATTRIBUTE_TWICE', `The attribute "${shirts.size}" is listed twice`],
      [[text], 'VARIANT_ATTRIBUTE_TYPE', `The attribute "${text}" is not of type select`],
      [[multi], 'VARIANT_ATTRIBUTE_TYPE', `The attribute "${multi}" is not of type select`],
      [[elsewhere], 'ATTRIBUTE_NOT_IN_GROUP', `The attribute "${elsewhere}" is not in the attribute group`],
    ];
    for (const [attribute_codes, code, message] of cases)
      expect(await post({ attribute_codes, attribute_group_id: shirts.group })).toMatchObject(
        refused(400, code, message),
      );
    expect(await post({ attribute_codes: [shirts.size], attribute_group_id: 'x' })).toMatchObject(
      refused(400, 'UNKNOWN_ATTRIBUTE_GROUP', 'Attribute group "x" does not exist'),
    );
  });
});

describe('a product becomes a variant', () => {
  test('once, by integer id or UUID, and no longer is one after it is unlinked', async () => {
    const { uuid, variant_group_id } = await shirts.createGroup();
    const { uuid: id, product_id } = await shirts.createProduct('S', 'Red');
    const variant = dataOf(await add(uuid, product_id));
    expect(variant).toMatchObject({ variant_group_id, product_id, uuid: id, visibility: true });
    expect(variant.options).toEqual([
      {
        attribute_id: shirts.attributes[shirts.size],
        attribute_code: shirts.size,
        attribute_name: 'Size',
        option_id: shirts.options['S'],
        option_uuid: expect.any(String),
        option_text: 'S',
        color: null,
        sort_order: 0,
      },
      expect.objectContaining({ attribute_code: shirts.color, option_text: 'Red' }),
    ]);
    expect(dataOf(await add(variant_group_id, id))).toEqual(variant);
    expect((await product(id)).variant_group_id).toBe(variant_group_id);
    expect(dataOf(await unlink(id))).toEqual(variant);
    expect((await product(id)).variant_group_id).toBeNull();
    for (const none of [id, randomUUID(), 'x', 999_999])
      expect(await unlink(none)).toMatchObject(refused(404, 'VARIANT_NOT_FOUND', 'Variant not found'));
  });

  test('only with a value for each attribute of the group', async () => {
    const { uuid } = await shirts.createGroup();
    const half = await shirts.createProduct('S', null);
    expect(await add(uuid, half.uuid)).toMatchObject(
      refused(
        400,
        'VARIANT_ATTRIBUTE_MISSING',
        `The variant group needs a value for the attribute "${shirts.color}"`,
      ),
    );
    expect((await product(half.uuid)).variant_group_id).toBeNull();
  });

  test('only in the same attribute group, and in one variant group', async () => {
    const [first, second] = [await shirts.createGroup(), await shirts.createGroup()];
    const unrelated = await shirts.createProduct(null, null, { group_id: 1 });
    expect(await add(first.uuid, unrelated.uuid)).toMatchObject(
      refused(
        400,
        'VARIANT_ATTRIBUTE_GROUP',
        'The product and the variant group have different attribute groups',
      ),
    );
    const variant = await shirts.createVariant(first.uuid, 'S', 'Red');
    expect(await add(second.uuid, variant.uuid)).toMatchObject(
      refused(409, 'VARIANT_IN_OTHER_GROUP', 'The product is in another variant group'),
    );
    for (const none of ['x', randomUUID(), 999_999])
      expect(await add(first.uuid, none)).toMatchObject(
        refused(400, 'UNKNOWN_PRODUCT', `Product "${none}" does not exist`),
      );
  });

  test('only if no other has its options, also for concurrent requests', async () => {
    const { uuid } = await shirts.createGroup();
    const products = await Promise.all(Array.from({ length: 8 }, () => shirts.createProduct('L', 'Blue')));
    const answers = await Promise.all(products.map(({ uuid: id }) => add(uuid, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 200);
    expect(losers).toHaveLength(7);
    for (const loser of losers)
      expect(loser).toMatchObject(
        refused(409, 'VARIANT_EXISTS', 'Another product of the variant group has the same options'),
      );
    expect((await group(uuid)).variants).toHaveLength(1);
  });
});

describe('a variant', () => {
  test('changes options with its attributes, but not to those of another', async () => {
    const { uuid } = await shirts.createGroup();
    const small = await shirts.createVariant(uuid, 'S', 'Red');
    const medium = await shirts.createVariant(uuid, 'M', 'Red');
    expect(await setAttribute(small.uuid, shirts.size, 'M')).toMatchObject(
      refused(409, 'VARIANT_EXISTS', 'Another product of the variant group has the same options'),
    );
    dataOf(await setAttribute(small.uuid, shirts.size, 'L'));
    dataOf(await setAttribute(medium.uuid, shirts.size, 'S'));
    expect((await group(uuid)).variants.map(texts)).toEqual(['L,Red', 'S,Red']);
  });

  test('is consistent if two change to the same options concurrently', async () => {
    const { uuid } = await shirts.createGroup();
    const variants = [
      await shirts.createVariant(uuid, 'S', 'Red'),
      await shirts.createVariant(uuid, 'M', 'Red'),
      await shirts.createVariant(uuid, 'L', 'Red'),
    ];
    const answers = await Promise.all(
      variants.map(({ uuid: id }) =>
        shop.admin('PATCH', `/api/products/${id}`, {
          attributes: [
            { attribute_code: shirts.size, value: 'S' },
            { attribute_code: shirts.color, value: 'Green' },
          ],
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const stored = (await group(uuid)).variants.map(texts);
    expect(stored.filter((options: string) => options === 'S,Green')).toHaveLength(1);
  });

  test('has the options of its values after concurrent changes', async () => {
    const { uuid } = await shirts.createGroup();
    const { uuid: id } = await shirts.createProduct('S', 'Red');
    await Promise.all([
      add(uuid, id),
      setAttribute(id, shirts.size, 'M'),
      setAttribute(id, shirts.color, 'Blue'),
    ]);
    const values = (await product(id)).attributes.flatMap(
      ({ options }: { options: { option_text: string }[] }) => options.map(({ option_text }) => option_text),
    );
    expect(values).toEqual(['M', 'Blue']);
    expect((await group(uuid)).variants.map(texts)).toEqual(['M,Blue']);
  });

  test('keeps a value for each attribute of its group, and its attribute group', async () => {
    const { uuid } = await shirts.createGroup();
    const variant = await shirts.createVariant(uuid, 'S', 'Red');
    expect(await setAttribute(variant.uuid, shirts.color, null)).toMatchObject(
      refused(
        400,
        'VARIANT_ATTRIBUTE_MISSING',
        `The variant group needs a value for the attribute "${shirts.color}"`,
      ),
    );
    const move = (group_id: number) => shop.admin('PATCH', `/api/products/${variant.uuid}`, { group_id });
    expect(await move(1)).toMatchObject(
      refused(
        409,
        'VARIANT_KEEPS_GROUP',
        "A variant's attribute group cannot be changed. Remove it from its variant group first.",
      ),
    );
    expect((await move(shirts.group)).status).toBe(200);
    dataOf(await unlink(variant.uuid));
    expect((await move(1)).status).toBe(200);
  });
});

describe('what distinguishes variants cannot be removed', () => {
  const message = 'The attribute is used by variants. Delete their variant groups first.';

  test('attribute, option and place in the group', async () => {
    const own = await createVariantSet(shop);
    const { uuid } = await own.createGroup();
    await own.createVariant(uuid, 'S', 'Red');
    const path = `/api/attributes/${own.attributes[own.size]}`;
    const inUse = refused(409, 'ATTRIBUTE_IN_USE', message);
    expect(await shop.admin('DELETE', path)).toMatchObject(inUse);
    expect(await shop.admin('PATCH', path, { groups: [1] })).toMatchObject(inUse);
    expect(await shop.admin('PATCH', path, { options: [{ option_text: 'M' }] })).toMatchObject(
      refused(409, 'ATTRIBUTE_OPTION_IN_USE', 'The option "S" is used by a variant'),
    );
    const renamed = [{ option_id: own.options['S'], option_text: 'Small' }];
    expect((await shop.admin('PATCH', path, { options: renamed })).status).toBe(200);
    expect((await group(uuid)).variants.map(texts)).toEqual(['Small,Red']);
    expect(await shop.admin('DELETE', `/api/attributeGroups/${own.group}`)).toMatchObject(
      refused(409, 'ATTRIBUTE_GROUP_IN_USE', 'The attribute group is used by products or variant groups'),
    );
    dataOf(await shop.admin('DELETE', `/api/variantGroups/${uuid}`));
    expect((await shop.admin('DELETE', path)).status).toBe(200);
  });

  test('an option that is removed while a product becomes a variant with it: one of the two is rejected', async () => {
    const own = await createVariantSet(shop);
    const { uuid } = await own.createGroup();
    const { uuid: id } = await own.createProduct('L', 'Green');
    const [added, removed] = await Promise.all([
      add(uuid, id),
      shop.admin('PATCH', `/api/attributes/${own.attributes[own.size]}`, {
        options: [{ option_text: 'S' }],
      }),
    ]);
    expect([added.status, removed.status].sort()).not.toEqual([200, 200]);
    expect((await group(uuid)).variants.map(texts)).toEqual(added.status === 200 ? ['L,Green'] : []);
  });
});

describe('candidates', () => {
  const search = (query: Record<string, string>) =>
    shop.admin('GET', `/api/variants?${new URLSearchParams(query)}`);

  test('are the products that have the attributes and are in no variant group', async () => {
    const own = await createVariantSet(shop);
    const { uuid } = await own.createGroup();
    await own.createVariant(uuid, 'S', 'Red');
    await own.createProduct('S', null);
    const duplicate = await own.createProduct('S', 'Red');
    const other = await own.createProduct('M', 'Red', { name: 'Shirt 100%' });
    const list = async (query: Record<string, string> = {}) =>
      dataOf(await search({ variant_group_id: uuid, ...query })).map((row: { sku: string }) => row.sku);
    const all = dataOf(await search({ variant_group_id: uuid }));
    expect(all).toMatchObject([
      { sku: other.sku, is_taken: false },
      { sku: duplicate.sku, is_taken: true },
    ]);
    expect(all.map(texts)).toEqual(['M,Red', 'S,Red']);
    expect(await list({ options: String(own.options['M']) })).toEqual([other.sku]);
    expect(await list({ options: `${own.options['S']},${own.options['Red']}` })).toEqual([duplicate.sku]);
    expect(await list({ options: all[0].options[0].option_uuid })).toEqual([other.sku]);
    expect(await list({ options: `${own.options['S']},${own.options['M']}` })).toEqual([]);
    expect(await list({ options: 'nonsense' })).toEqual([]);
    expect(await list({ keyword: '100%' })).toEqual([other.sku]);
    expect(await list({ limit: '1', page: '2' })).toEqual([duplicate.sku]);
  });

  test('require an existing group', async () => {
    expect(await search({})).toMatchObject(refused(400, 'VALIDATION_FAILED', 'variant_group_id is required'));
    expect(await search({ variant_group_id: 'x' })).toMatchObject(
      refused(404, 'VARIANT_GROUP_NOT_FOUND', 'Variant group not found'),
    );
  });
});
