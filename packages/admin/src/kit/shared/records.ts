import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from '../api/shop.ts';
import { moneyText } from '../../text/money.ts';
import { text, timeAgo } from '../../text/text.ts';

/** A record as a select option, with its request body value and its name. */
export interface RecordChoice {
  readonly value: string;
  readonly label: string;
}

/** A record type that inputs search on the server. */
interface RecordKind {
  /** Finds up to 20 records that start with the typed text. */
  find(typed: string): Promise<readonly RecordChoice[]>;
  /** Reads the option for a value, to get its label. Returns null if the record no longer exists. */
  read(value: string): Promise<RecordChoice | null>;
}

const page = [{ key: 'limit', operation: 'eq' as const, value: '20' }];
const like = (typed: string, key = 'name') =>
  typed === '' ? page : [...page, { key, operation: 'like' as const, value: typed }];

const categories = adminGraphql(`
  query FindCategories($filters: [FilterInput!]) {
    categories(filters: $filters) { items { categoryId path { name } } }
  }
`);
const category = adminGraphql(
  `query OneCategory($id: ID) { category(id: $id) { categoryId path { name } } }`,
);
const categoryUuids = adminGraphql(`
  query FindCategoryUuids($filters: [FilterInput!]) {
    categories(filters: $filters) { items { uuid path { name } } }
  }
`);
const collectionUuids = adminGraphql(`
  query FindCollectionUuids($filters: [FilterInput!]) {
    collections(filters: $filters) { items { uuid name } }
  }
`);
const categoryKeys = adminGraphql(`
  query FindCategoryKeys($filters: [FilterInput!]) {
    categories(filters: $filters) { items { urlKey path { name } } }
  }
`);
const categoryKey = adminGraphql(`
  query OneCategoryKey($urlKey: String!) { categoryByUrlKey(urlKey: $urlKey) { urlKey path { name } } }
`);
const collectionCodes = adminGraphql(`
  query FindCollectionCodes($filters: [FilterInput!]) {
    collections(filters: $filters) { items { code name } }
  }
`);
const collectionCode = adminGraphql(
  `query OneCollectionCode($code: String!) { collection(code: $code) { name } }`,
);
const collections = adminGraphql(`
  query FindCollections($filters: [FilterInput!]) {
    collections(filters: $filters) { items { collectionId name } }
  }
`);
const groups = adminGraphql(`
  query FindAttributeGroups($filters: [FilterInput!]) {
    attributeGroups(filters: $filters) { items { attributeGroupId groupName } }
  }
`);
const group = adminGraphql(`
  query OneAttributeGroup($id: ID!) { attributeGroup(id: $id) { attributeGroupId groupName } }
`);
const customerGroups = adminGraphql(`
  query FindCustomerGroups($filters: [FilterInput!]) {
    customerGroups(filters: $filters) { items { customerGroupId groupName } }
  }
`);
const customerGroup = adminGraphql(`
  query OneCustomerGroup($id: ID!) { customerGroup(id: $id) { customerGroupId groupName } }
`);
const products = adminGraphql(`
  query FindProducts($filters: [FilterInput!]) {
    products(filters: $filters) { items { uuid sku name variantOptions { optionText } } }
  }
`);
const cmsPages = adminGraphql(`
  query FindCmsPages($filters: [FilterInput!]) { cmsPages(filters: $filters) { items { uuid title } } }
`);
const cmsPage = adminGraphql(`query OneCmsPage($id: ID!) { cmsPage(id: $id) { title } }`);
const customers = adminGraphql(`
  query FindCustomers($filters: [FilterInput!]) {
    customers(filters: $filters) { items { uuid fullName email } }
  }
`);
const customer = adminGraphql(`query OneCustomer($id: ID!) { customer(id: $id) { uuid fullName email } }`);

const named = (value: string, label: string): RecordChoice => ({ value, label });
const byPath = (value: string, path: readonly { readonly name: string }[]): RecordChoice =>
  named(value, path.map(({ name }) => name).join(' / '));
const keyword = (typed: string) =>
  typed === '' ? page : [...page, { key: 'keyword', operation: 'eq' as const, value: typed }];

interface FoundProduct {
  readonly name: string;
  readonly sku: string;
  readonly variantOptions: readonly { readonly optionText: string }[];
}

/** Returns a product label that distinguishes a variant from the other variants in its group. */
const productLabel = ({ name, sku, variantOptions }: FoundProduct): string =>
  `${name} (${[sku, ...variantOptions.map(({ optionText }) => optionText)].join(' · ')})`;

const foundProducts = async (typed: string) =>
  (await shop.admin.graphql(products, { filters: keyword(typed) })).products?.items ?? [];

/**
 * Record types by name. Option values are integer ids unless the name says otherwise. They are SKUs for `sku`, and UUIDs for `cms_page`,
 * `product`, `customer` and the kinds whose name ends with `_uuid`.
 */
const customerChoice = (found: {
  readonly uuid: string;
  readonly fullName: string | null;
  readonly email: string;
}): RecordChoice => named(found.uuid, found.fullName ? `${found.fullName} (${found.email})` : found.email);

type Cart = Pick<
  Awaited<ReturnType<typeof shop.carts.list>>[number],
  'uuid' | 'customer_full_name' | 'customer_email' | 'total_qty' | 'grand_total' | 'currency' | 'updated_at'
>;

/** Describes a cart by its shopper, size, total and age. */
const cartChoice = (cart: Cart): RecordChoice =>
  named(
    cart.uuid,
    text('carts.choice', {
      owner: cart.customer_full_name ?? cart.customer_email ?? text('orders.customer.guest'),
      count: cart.total_qty,
      total: moneyText(cart.grand_total, cart.currency),
      time: timeAgo(cart.updated_at),
    }),
  );

export const recordKinds = {
  category: {
    find: async (typed) =>
      ((await shop.admin.graphql(categories, { filters: like(typed) })).categories?.items ?? []).map(
        ({ categoryId, path }) => byPath(categoryId, path),
      ),
    read: async (id) => {
      const found = (await shop.admin.graphql(category, { id })).category;
      return found && byPath(id, found.path);
    },
  },
  category_uuid: {
    find: async (typed) =>
      ((await shop.admin.graphql(categoryUuids, { filters: like(typed) })).categories?.items ?? []).map(
        ({ uuid, path }) => byPath(uuid, path),
      ),
    read: async (uuid) => {
      const found = (await shop.admin.graphql(category, { id: uuid })).category;
      return found && byPath(uuid, found.path);
    },
  },
  collection_uuid: {
    find: async (typed) =>
      ((await shop.admin.graphql(collectionUuids, { filters: like(typed) })).collections?.items ?? []).map(
        ({ uuid, name }) => named(uuid, name),
      ),
    read: async (uuid) => named(uuid, (await shop.collections.get(uuid)).name),
  },
  category_url_key: {
    find: async (typed) =>
      ((await shop.admin.graphql(categoryKeys, { filters: like(typed) })).categories?.items ?? []).map(
        ({ urlKey, path }) => byPath(urlKey, path),
      ),
    read: async (urlKey) => {
      const found = (await shop.admin.graphql(categoryKey, { urlKey })).categoryByUrlKey;
      return found && byPath(urlKey, found.path);
    },
  },
  collection_code: {
    find: async (typed) =>
      ((await shop.admin.graphql(collectionCodes, { filters: like(typed) })).collections?.items ?? []).map(
        ({ code, name }) => named(code, name),
      ),
    read: async (code) => {
      const found = (await shop.admin.graphql(collectionCode, { code })).collection;
      return found && named(code, found.name);
    },
  },
  collection: {
    find: async (typed) =>
      ((await shop.admin.graphql(collections, { filters: like(typed) })).collections?.items ?? []).map(
        ({ collectionId, name }) => named(collectionId, name),
      ),
    read: async (id) => named(id, (await shop.collections.get(id)).name),
  },
  attribute_group: {
    find: async (typed) =>
      ((await shop.admin.graphql(groups, { filters: like(typed) })).attributeGroups?.items ?? []).map(
        ({ attributeGroupId, groupName }) => named(attributeGroupId, groupName),
      ),
    read: async (id) => {
      const found = (await shop.admin.graphql(group, { id })).attributeGroup;
      return found && named(id, found.groupName);
    },
  },
  customer_group: {
    find: async () =>
      ((await shop.admin.graphql(customerGroups, { filters: page })).customerGroups?.items ?? []).map(
        ({ customerGroupId, groupName }) => named(customerGroupId, groupName),
      ),
    read: async (id) => {
      const found = (await shop.admin.graphql(customerGroup, { id })).customerGroup;
      return found && named(id, found.groupName);
    },
  },
  sku: {
    find: async (typed) => (await foundProducts(typed)).map((found) => named(found.sku, productLabel(found))),
    read: async (sku) => {
      const filters = [{ key: 'sku', operation: 'eq' as const, value: sku }];
      const found = (await shop.admin.graphql(products, { filters })).products?.items[0];
      return named(sku, found ? productLabel(found) : sku);
    },
  },
  product: {
    find: async (typed) =>
      (await foundProducts(typed)).map((found) => named(found.uuid, productLabel(found))),
    read: async () => null,
  },
  cms_page: {
    find: async (typed) =>
      ((await shop.admin.graphql(cmsPages, { filters: like(typed, 'title') })).cmsPages?.items ?? []).map(
        ({ uuid, title }) => named(uuid, title),
      ),
    read: async (uuid) => {
      const found = (await shop.admin.graphql(cmsPage, { id: uuid })).cmsPage;
      return found && named(uuid, found.title);
    },
  },
  customer: {
    find: async (typed) =>
      ((await shop.admin.graphql(customers, { filters: keyword(typed) })).customers?.items ?? []).map(
        customerChoice,
      ),
    read: async (id) => {
      const found = (await shop.admin.graphql(customer, { id })).customer;
      return found && customerChoice(found);
    },
  },
  cart: {
    find: async (typed) =>
      (await shop.carts.list({ limit: 20, ...(typed !== '' && { 'email[like]': typed }) })).map(cartChoice),
    read: async (uuid) => cartChoice(await shop.carts.get(uuid)),
  },
} satisfies Readonly<Record<string, RecordKind>>;

export type RecordKindName = keyof typeof recordKinds;

/** Finds records as filter values. The result always includes the selected record. */
export async function recordValues(
  kind: RecordKindName,
  typed: string,
  chosen: string | null,
): Promise<readonly (readonly [value: string, label: string])[]> {
  const found: readonly RecordChoice[] = await recordKinds[kind].find(typed);
  const isFound = chosen === null || found.some(({ value }) => value === chosen);
  const rest = isFound ? null : await recordKinds[kind].read(chosen);
  return [...found, ...(rest ? [rest] : [])].map(({ value, label }) => [value, label]);
}
