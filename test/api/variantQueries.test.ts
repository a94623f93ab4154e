import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';
import type { VariantSet } from '../support/variants.ts';

type Schema = 'storefront' | 'admin';

let shop: TestShop;
let shirts: VariantSet;
beforeAll(async () => {
  shop = await testShop();
  shirts = await createVariantSet(shop);
});
afterAll(() => shop.stop());

/** Runs a query. Returns its data and the number of statements. */
async function query(document: string, variables: object = {}, schema: Schema = 'storefront') {
  if (schema === 'admin') await shop.adminToken();
  const before = shop.statements();
  const { body } = await shop.query(document, variables, schema);
  return { ...body, statements: shop.statements() - before };
}
const id = (text: string) => String(shirts.options[text]);

const VARIANTS = `query ($id: ID) { product(id: $id) {
  sku variantGroupId
  variantGroup {
    variantGroupId uuid
    variantAttributes { attributeId attributeCode attributeName options { optionId optionText productId } }
    items { id product { sku } attributes { attributeId attributeCode attributeName optionId optionText } }
  }
} }`;

describe('the variants of a product', () => {
  test('are returned with their options and where each option leads', async () => {
    const group = await shirts.createGroup();
    const [mediumRed, smallRed, smallBlue] = [
      await shirts.createVariant(group.uuid, 'M', 'Red'),
      await shirts.createVariant(group.uuid, 'S', 'Red'),
      await shirts.createVariant(group.uuid, 'S', 'Blue'),
    ];
    const { data, errors } = await query(VARIANTS, { id: mediumRed.uuid });
    expect(errors).toBeUndefined();
    const option = (text: string, { product_id }: { product_id: number }) => ({
      optionId: id(text),
      optionText: text,
      productId: String(product_id),
    });
    const attribute = (code: string, attributeName: string) => ({
      attributeId: String(shirts.attributes[code]),
      attributeCode: code,
      attributeName,
    });
    expect(data.product).toMatchObject({
      sku: mediumRed.sku,
      variantGroupId: String(group.variant_group_id),
      variantGroup: {
        variantGroupId: String(group.variant_group_id),
        uuid: group.uuid,
        variantAttributes: [
          {
            ...attribute(shirts.size, 'Size'),
            options: [option('S', smallRed), option('M', mediumRed)],
          },
          {
            ...attribute(shirts.color, 'Color'),
            options: [option('Red', mediumRed), option('Blue', smallBlue)],
          },
        ],
      },
    });
    const { items } = data.product.variantGroup;
    expect(items.map((item: { id: string }) => item.id)).toEqual([
      mediumRed.uuid,
      smallRed.uuid,
      smallBlue.uuid,
    ]);
    expect(items[0]).toEqual({
      id: mediumRed.uuid,
      product: { sku: mediumRed.sku },
      attributes: [
        { ...attribute(shirts.size, 'Size'), optionId: id('M'), optionText: 'M' },
        { ...attribute(shirts.color, 'Color'), optionId: id('Red'), optionText: 'Red' },
      ],
    });
  });

  test('are selected by one option of each attribute, in any order', async () => {
    const group = await shirts.createGroup();
    const red = await shirts.createVariant(group.uuid, 'M', 'Red');
    const blue = await shirts.createVariant(group.uuid, 'M', 'Blue');
    const pick = async (...options: (string | number)[]) => {
      const document = `query ($id: ID, $options: [ID!]!) {
        product(id: $id) { variantGroup { variant(options: $options) { sku } } } }`;
      return (await query(document, { id: red.uuid, options })).data.product.variantGroup.variant;
    };
    expect(await pick(id('M'), id('Blue'))).toEqual({ sku: blue.sku });
    expect(await pick(id('Blue'), id('M'))).toEqual({ sku: blue.sku });
    expect(await pick(id('Red'), id('M'))).toEqual({ sku: red.sku });
    for (const none of [[], [id('M')], [id('M'), id('Green')], [id('S'), id('M')], ['x', 'y']])
      expect(await pick(...none)).toBeNull();
  });

  test('that are disabled are only for administrators, and so is a hidden group', async () => {
    const group = await shirts.createGroup();
    const shown = await shirts.createVariant(group.uuid, 'M', 'Red');
    // Lists do not show the product, but its group does.
    const unlisted = await shirts.createVariant(group.uuid, 'S', 'Red', { visibility: 0 });
    const disabled = await shirts.createVariant(group.uuid, 'L', 'Red', { status: 0 });
    const skus = async (schema?: Schema) => {
      const { data } = await query(VARIANTS, { id: shown.uuid }, schema);
      return (
        data.product.variantGroup?.items.map((item: { product: { sku: string } }) => item.product.sku) ?? null
      );
    };
    expect(await skus()).toEqual([shown.sku, unlisted.sku]);
    expect(await skus('admin')).toEqual([shown.sku, unlisted.sku, disabled.sku]);
    const path = `/api/variantGroups/${group.uuid}`;
    dataOf(await shop.admin('PATCH', path, { visibility: false }));
    expect(await skus()).toBeNull();
    expect(await skus('admin')).toHaveLength(3);
  });

  test('of a product without variants', async () => {
    const { uuid, sku } = await shirts.createProduct('M', 'Red');
    const { data } = await query(VARIANTS, { id: uuid });
    expect(data.product).toEqual({ sku, variantGroupId: null, variantGroup: null });
  });
});

describe('the attributes of a product', () => {
  const ATTRIBUTES = `query ($id: ID) { product(id: $id) {
    attributes { attributeCode attributeName type value options { optionId uuid optionText } }
    attributeIndex { attributeId attributeCode attributeName optionId optionText } } }`;

  test('are shown on the storefront if permitted, and all to administrators', async () => {
    const post = async (body: object) =>
      dataOf(
        await shop.admin('POST', '/api/attributes', {
          attribute_name: 'Name',
          groups: [shirts.group],
          ...body,
        }),
      );
    const care = await post({
      attribute_code: 'care',
      type: 'multiselect',
      display_on_frontend: true,
      options: [{ option_text: 'Wash' }, { option_text: 'Iron' }],
    });
    const fabric = await post({ attribute_code: 'fabric', type: 'text', display_on_frontend: true });
    await post({ attribute_code: 'margin', type: 'text' });
    const { uuid } = await shirts.createProduct(null, null, {
      attributes: [
        { attribute_code: 'care', value: ['Wash', 'Iron'] },
        { attribute_code: 'fabric', value: 'Wool' },
        { attribute_code: 'margin', value: '50 %' },
      ],
    });
    const { data } = await query(ATTRIBUTES, { id: uuid });
    const options = care.options.map((option: { option_id: number; uuid: string; option_text: string }) => ({
      optionId: String(option.option_id),
      uuid: option.uuid,
      optionText: option.option_text,
    }));
    const indexed = (attribute: { attribute_id: number; attribute_code: string }) => ({
      attributeId: String(attribute.attribute_id),
      attributeCode: attribute.attribute_code,
      attributeName: 'Name',
    });
    expect(data.product).toEqual({
      attributes: [
        {
          attributeCode: 'care',
          attributeName: 'Name',
          type: 'multiselect',
          value: 'Wash, Iron',
          options,
        },
        { attributeCode: 'fabric', attributeName: 'Name', type: 'text', value: 'Wool', options: [] },
      ],
      attributeIndex: [
        { ...indexed(care), optionId: options[0].optionId, optionText: 'Wash' },
        { ...indexed(care), optionId: options[1].optionId, optionText: 'Iron' },
        { ...indexed(fabric), optionId: null, optionText: 'Wool' },
      ],
    });
    const admin = await query(ATTRIBUTES, { id: uuid }, 'admin');
    expect(admin.data.product.attributes.map((attribute: { value: string }) => attribute.value)).toEqual([
      'Wash, Iron',
      'Wool',
      '50 %',
    ]);
  });
});

describe('in the admin schema', () => {
  test('attributes are listed by their filters', async () => {
    const own = await createVariantSet(shop);
    const list = async (...filters: [string, string, string][]) => {
      const { data, errors } = await query(
        `query ($filters: [FilterInput!]) { attributes(filters: $filters) { total items {
          attributeCode type options { optionText } groups { attributeGroupId groupName } } } }`,
        { filters: filters.map(([key, operation, value]) => ({ key, operation, value })) },
        'admin',
      );
      return errors ? errors[0].message : data.attributes;
    };
    const inGroup: [string, string, string] = ['group', 'eq', String(own.group)];
    const byName = await list(inGroup, ['ob', 'eq', 'name']);
    expect(byName).toEqual({
      total: 2,
      items: [
        {
          attributeCode: own.color,
          type: 'select',
          options: [{ optionText: 'Red' }, { optionText: 'Blue' }, { optionText: 'Green' }],
          groups: [{ attributeGroupId: String(own.group), groupName: 'Shirts' }],
        },
        expect.objectContaining({ attributeCode: own.size }),
      ],
    });
    expect((await list(['code', 'in', `${own.size},${own.color}`])).total).toBe(2);
    expect((await list(inGroup, ['name', 'like', 'siz'])).total).toBe(1);
    expect((await list(inGroup, ['name', 'nlike', 'siz'])).items).toMatchObject([
      { attributeCode: own.color },
    ]);
    expect((await list(inGroup, ['type', 'neq', 'select'])).total).toBe(0);
    expect((await list(inGroup, ['is_required', 'eq', '1'])).total).toBe(0);
    expect((await list(inGroup, ['is_filterable', 'eq', '0'])).total).toBe(2);
    expect(await list(['nonsense', 'eq', '1'])).toMatch('Unknown filter "nonsense"');
  });

  test('attribute, attribute group and variant group are found by id', async () => {
    const group = await shirts.createGroup();
    const variant = await shirts.createVariant(group.uuid, 'M', 'Red');
    const { data, errors } = await query(
      `query ($attribute: ID!, $group: ID!, $variants: ID!, $product: ID) {
        attribute(id: $attribute) { attributeCode sortOrder updateApi }
        attributeGroup(id: $group) { groupName attributes { attributeCode } }
        variantGroup(id: $variants) { visibility addItemApi items { removeUrl } }
        none: variantGroup(id: "x") { uuid }
        attributeGroups(filters: [{ key: "name", operation: eq, value: "Default" }]) { total }
        product(id: $product) { attributeGroup { groupName } }
      }`,
      {
        attribute: shirts.attributes[shirts.size],
        group: shirts.group,
        variants: group.uuid,
        product: variant.uuid,
      },
      'admin',
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      attribute: { attributeCode: shirts.size, updateApi: expect.stringMatching(/^\/api\/attributes\//) },
      attributeGroup: { groupName: 'Shirts' },
      variantGroup: {
        visibility: true,
        addItemApi: `/api/variantGroups/${group.uuid}/items`,
        items: [{ removeUrl: `/api/variants/${variant.uuid}` }],
      },
      none: null,
      attributeGroups: { total: 1 },
      product: { attributeGroup: { groupName: 'Shirts' } },
    });
    expect(data.attributeGroup.attributes).toContainEqual({ attributeCode: shirts.size });
  });
});

test('variant groups are listed with their main variants, found by words of any variant, and filtered by visibility', async () => {
  const [tees, hidden] = [await shirts.createGroup(), await shirts.createGroup({ visibility: false })];
  await shirts.createVariant(tees.uuid, 'S', 'Red', { name: 'Zephyr tee' });
  await shirts.createVariant(tees.uuid, 'M', 'Red', { name: 'Quillfeather tee', status: 0 });
  const groups = async (key: string, value: string) => {
    const { data } = await query(
      `query ($filters: [FilterInput!]) { variantGroups(filters: $filters) {
        total items { uuid variantCount visibility main { name } } } }`,
      { filters: [{ key, operation: 'eq', value }] },
      'admin',
    );
    return data.variantGroups;
  };
  expect(await groups('keyword', 'quillfeather')).toEqual({
    total: 1,
    items: [{ uuid: tees.uuid, variantCount: 2, visibility: true, main: { name: 'Zephyr tee' } }],
  });
  const off = await groups('visibility', '0');
  expect(off.items).toContainEqual({ uuid: hidden.uuid, variantCount: 0, visibility: false, main: null });
  expect(off.items).not.toContainEqual(expect.objectContaining({ uuid: tees.uuid }));
  const rows = dataOf(await shop.admin('GET', '/api/variantGroups?keyword=quillfeather'));
  expect(rows).toMatchObject([{ uuid: tees.uuid, variant_count: 2 }]);
});

test('a list of products with attributes and variants takes the same statements for any length', async () => {
  const group = await shirts.createGroup();
  for (const [size, color] of [
    ['S', 'Red'],
    ['M', 'Red'],
    ['L', 'Red'],
    ['S', 'Blue'],
  ] as const)
    await shirts.createVariant(group.uuid, size, color);
  await shirts.createVariant((await shirts.createGroup()).uuid, 'S', 'Red');
  const list = (limit: number) =>
    query(
      `query ($limit: String!) { products(filters: [{ key: "limit", operation: eq, value: $limit }]) { items {
        sku attributes { value } variantGroup {
          variantAttributes { options { optionText } } items { product { sku } attributes { optionText } } } } } }`,
      { limit: String(limit) },
    );
  const [one, many] = [await list(1), await list(5)];
  expect(many.errors).toBeUndefined();
  expect(many.data.products.items).toHaveLength(5);
  expect(one.statements).toBe(5);
  expect(many.statements).toBe(5);
});
