import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { dataOf } from './shop.ts';

/** Prerequisites for variants: an attribute group with two select attributes that have three options each. */
export interface VariantSet {
  readonly group: number;
  /** Attribute codes. */
  readonly size: string;
  readonly color: string;
  /** Option ids by option text: S, M, L, Red, Blue, Green. */
  readonly options: Readonly<Record<string, number>>;
  /** Attribute ids by code. */
  readonly attributes: Readonly<Record<string, number>>;
  createGroup(more?: object): Promise<{ variant_group_id: number; uuid: string }>;
  createProduct(
    size: string | null,
    color: string | null,
    more?: object,
  ): Promise<{ uuid: string; product_id: number; sku: string }>;
  /** Creates a product and adds it to a variant group. */
  createVariant(
    groupId: string | number,
    size: string,
    color: string,
    more?: object,
  ): Promise<{ uuid: string; product_id: number; sku: string }>;
}

export async function createVariantSet(shop: TestShop): Promise<VariantSet> {
  const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
  const group = (await post('/api/attributeGroups', { group_name: 'Shirts' })).attribute_group_id;
  const suffix = randomUUID().replaceAll('-', '');
  const attribute = (name: string, texts: readonly string[]) =>
    post('/api/attributes', {
      attribute_code: `${name.toLowerCase()}_${suffix}`,
      attribute_name: name,
      type: 'select',
      groups: [group],
      options: texts.map((option_text) => ({ option_text })),
    });
  const [size, color] = [
    await attribute('Size', ['S', 'M', 'L']),
    await attribute('Color', ['Red', 'Blue', 'Green']),
  ];
  const createProduct: VariantSet['createProduct'] = (sizeText, colorText, more = {}) => {
    const key = randomUUID();
    const attributes = [
      { attribute_code: size.attribute_code, value: sizeText },
      { attribute_code: color.attribute_code, value: colorText },
    ];
    const body = { name: key, url_key: key, sku: key, price: 10, qty: 100, group_id: group };
    return post('/api/products', {
      ...body,
      attributes: attributes.filter(({ value }) => value !== null),
      ...more,
    });
  };
  return {
    group,
    size: size.attribute_code,
    color: color.attribute_code,
    options: Object.fromEntries(
      [...size.options, ...color.options].map(({ option_text, option_id }) => [option_text, option_id]),
    ),
    attributes: {
      [size.attribute_code]: size.attribute_id,
      [color.attribute_code]: color.attribute_id,
    },
    createGroup: (more = {}) =>
      post('/api/variantGroups', {
        attribute_codes: [size.attribute_code, color.attribute_code],
        attribute_group_id: group,
        ...more,
      }),
    createProduct,
    async createVariant(groupId, sizeText, colorText, more) {
      const product = await createProduct(sizeText, colorText, more);
      await post(`/api/variantGroups/${groupId}/items`, { product_id: product.uuid });
      return product;
    },
  };
}
