import { postOf, unique } from './makerParts.ts';
import type { ApiRecord, MakerParts, MoreInput } from './makerParts.ts';

/** The product fields that a test can set. Additional fields are sent unchanged. */
export interface ProductInput extends MoreInput {
  readonly name?: string;
  readonly sku?: string;
  readonly url_key?: string;
  /** The price in major units of the shop's currency. Default: 10. */
  readonly price?: number | string;
  /** The stock quantity. Default: 100. */
  readonly qty?: number;
  readonly weight?: number;
  readonly no_shipping_required?: boolean | 0 | 1;
  /** The UUID of a tax class. */
  readonly tax_class?: string | null;
  /** The UUIDs of categories. */
  readonly categories?: readonly string[];
  /** The attribute values by attribute code. */
  readonly attributes?: readonly { readonly attribute_code: string; readonly value: unknown }[];
  /** The variants. If given, a product with variants is created, including any missing attributes and options. */
  readonly variants?: readonly ({
    readonly sku?: string;
    readonly options: Readonly<Record<string, string>>;
  } & MoreInput)[];
}

/** The attribute fields that a test can set. Additional fields are sent unchanged. */
export interface AttributeInput extends MoreInput {
  readonly attribute_code?: string;
  readonly attribute_name?: string;
  /** Default: `select`. */
  readonly type?: string;
  /** The option labels. */
  readonly options?: readonly string[];
  /** The IDs of attribute groups. Default: 1, the default group of all products. */
  readonly groups?: readonly number[];
}

/** The category fields that a test can set. Additional fields are sent unchanged. */
export interface CategoryInput extends MoreInput {
  readonly name?: string;
  readonly url_key?: string;
  readonly parent_id?: string | number | null;
  /** The products to add to the category. */
  readonly products?: readonly ApiRecord[];
}

/** The collection fields that a test can set. Additional fields are sent unchanged. */
export interface CollectionInput extends MoreInput {
  readonly name?: string;
  readonly code?: string;
  readonly products?: readonly ApiRecord[];
}

/** Factories that create products, attributes, categories and collections. */
export interface CatalogMakers {
  /** Creates a product that can be bought, with a price and stock. If `variants` are given, creates a product with variants. */
  product(input?: ProductInput): Promise<ApiRecord & { readonly sku: string; readonly product_id: number }>;
  category(input?: CategoryInput): Promise<ApiRecord>;
  collection(input?: CollectionInput): Promise<ApiRecord>;
  /** Creates a product attribute. */
  attribute(input?: AttributeInput): Promise<ApiRecord & { readonly attribute_code: string }>;
  /** Creates an attribute group, which products reference as `group_id`. */
  attributeGroup(input?: MoreInput): Promise<ApiRecord & { readonly attribute_group_id: number }>;
}

export function catalogMakers(parts: MakerParts): CatalogMakers {
  const post = postOf(parts);
  const withProducts = async (path: string, products: readonly ApiRecord[] = []) => {
    for (const product of products) await post(path, { product_id: product.uuid });
  };
  return {
    async product({ variants, ...input } = {}) {
      const sku = input.sku ?? unique('sku');
      const url_key = sku.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      const common = { name: `Product ${sku}`, url_key, price: 10 };
      const body = variants
        ? { ...common, ...input, variants: variants.map((one) => ({ sku: unique('sku'), qty: 100, ...one })) }
        : { ...common, sku, qty: 100, weight: 1, ...input };
      return (await post('/api/products', body)) as ApiRecord & { sku: string; product_id: number };
    },
    async category({ products, ...input } = {}) {
      const name = unique('category');
      const made = await post('/api/categories', { name, url_key: name, status: 1, ...input });
      await withProducts(`/api/categories/${made.uuid}/products`, products);
      return made;
    },
    async collection({ products, ...input } = {}) {
      const name = unique('collection');
      const made = await post('/api/collections', { name, code: name, ...input });
      await withProducts(`/api/collections/${made.uuid}/products`, products);
      return made;
    },
    attribute: async ({ options = [], ...input } = {}) =>
      (await post('/api/attributes', {
        attribute_code: unique('attribute').replaceAll('-', '_'),
        attribute_name: 'Attribute',
        type: 'select',
        groups: [1],
        ...(options.length > 0 && { options: options.map((option_text) => ({ option_text })) }),
        ...input,
      })) as ApiRecord & { attribute_code: string },
    attributeGroup: async (input = {}) =>
      (await post('/api/attributeGroups', { group_name: unique('group'), ...input })) as ApiRecord & {
        attribute_group_id: number;
      },
  };
}
