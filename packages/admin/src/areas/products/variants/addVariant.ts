import { shop } from '../../../kit/api/shop.ts';
import type { GetProductData } from '@shop/sdk';
import { urlKeyOf } from '../../../kit/seo/urlKeyOf.ts';

/**
 * Fields that a new variant copies from the source product. Fields that all variants share are later synchronized with the main variant.
 */
const SHARED = [
  'name',
  'short_description',
  'description',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'categories',
  'price',
  'compare_at_price',
  'unit_amount',
  'unit',
  'consumer_notice_type',
  'consumer_notice',
  'weight',
  'tax_class',
  'manage_stock',
  'stock_availability',
  'no_shipping_required',
  'group_id',
  'status',
] as const;

interface NewMember {
  readonly sku: string;
  readonly qty: number | string;
  /** Option ids by attribute code. */
  readonly options: Readonly<Record<string, string>>;
  readonly texts: readonly string[];
}

export const addExisting = (group: string, uuid: string) =>
  shop.variantGroups.addItem(group, { product_id: uuid });

/** Copies a product and adds the copy to a variant group. If the copy cannot become a variant, it is deleted. */
export async function addNew(group: string, like: GetProductData, { sku, qty, options, texts }: NewMember) {
  const copied = Object.fromEntries(SHARED.map((name) => [name, like[name]]));
  const shared = copied as Pick<GetProductData, (typeof SHARED)[number]>;
  const attributes = [
    ...like.attributes
      .filter(({ attribute_code: code }) => !(code in options))
      .map(({ attribute_code, value }) => ({ attribute_code, value })),
    ...Object.entries(options).map(([attribute_code, id]) => ({ attribute_code, value: Number(id) })),
  ];
  const url_key = [like.url_key, ...texts.map(urlKeyOf)].filter((part) => part !== '').join('-');
  const own = { sku, qty, url_key, attributes, visibility: 0 } as const;
  const { uuid } = await shop.products.create({ ...shared, ...own });
  try {
    return await addExisting(group, uuid);
  } catch (error) {
    await shop.products.delete(uuid);
    throw error;
  }
}
