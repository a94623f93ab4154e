import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { dataOf } from './shop.ts';

/** A list, search, facet, feed, export or dashboard that the shop answers. */
export interface PlannedList {
  readonly name: string;
  ask(shop: TestShop): Promise<TestAnswer>;
}

const admin = path.resolve(import.meta.dirname, '../../packages/admin/src');

/** The queries of the admin's lists, read from its sources, because a separate project compiles the admin. */
export const adminListQueries = globSync('**/{list,*List}.tsx', { cwd: admin }).flatMap((file) =>
  [...readFileSync(path.join(admin, file), 'utf8').matchAll(/adminGraphql\(\s*`([^`]+\$filters[^`]+)`/g)].map(
    ([, query = '']) => ({ file, query, flags: flagsOf(query) }),
  ),
);

/** Returns the variables with which a query includes its optional parts, all true. */
function flagsOf(query: string): Readonly<Record<string, true>> {
  const names = [...query.matchAll(/\$(\w+): Boolean!/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, true]));
}

type Filters = Readonly<Record<string, string>>;
const filtersOf = (filters: Filters) =>
  Object.entries(filters).map(([key, value]) => ({ key, operation: 'eq', value }));

/** A page far from the first. */
const DEEP = '100';

const MORE_OF_ADMIN: Readonly<Record<string, readonly Filters[]>> = {
  'areas/products/list.tsx': [
    { keyword: 'oak bowl' },
    { keyword: 'bulk' },
    { keyword: 'BULK-777' },
    { status: '1', ob: 'price', od: 'desc' },
    { ob: 'name' },
    { ob: 'qty', page: DEEP },
    { low_stock: '11' },
    { cat: '7' },
  ],
  'areas/orders/list.tsx': [
    { keyword: 'G777' },
    { keyword: 'ada77@example.com' },
    { status: 'completed', ob: 'total', od: 'desc' },
    { shipment_status: 'unfullfilled' },
    { payment_status: 'pending' },
    { ob: 'number', page: DEEP },
  ],
  'areas/customers/list.tsx': [{ keyword: 'ada77' }, { ob: 'name' }],
  'areas/coupons/list.tsx': [{ coupon: 'SAVE77' }],
};

function listsOfAdmin(): readonly PlannedList[] {
  return adminListQueries.flatMap(({ file, query, flags }) =>
    [{}, { page: DEEP }, ...(MORE_OF_ADMIN[file] ?? [])].map((filters) => ({
      name: `admin ${file} ${JSON.stringify(filters)}`,
      ask: (shop: TestShop) =>
        shop.query(query, { ...flags, filters: filtersOf({ limit: '20', ...filters }) }, 'admin'),
    })),
  );
}

const CARD = 'productId uuid name sku url price { regular { value text } } image { url }';
const FACETS = 'facets { key name isExact options { value label count } range { min max } }';
const LIST = `query ($filters: [FilterInput!]) { products(filters: $filters) { total items { ${CARD} } } }`;
const FACETED = `query ($filters: [FilterInput!]) { products(filters: $filters) { items { ${CARD} } ${FACETS} } }`;
const ENTRIES = `query ($filters: [FilterInput!]) { products(filters: $filters, grouped: true) { total items { ${CARD} } } }`;
const IN_CATEGORY = `query ($filters: [FilterInput!]) {
  category(id: "7") { products(filters: $filters) { total items { ${CARD} } ${FACETS} } } }`;
const IN_COLLECTION = `query ($filters: [FilterInput!]) {
  collection(code: "c7") { products(filters: $filters) { total items { ${CARD} } } } }`;
const CONNECTION = `query ($after: String, $filters: [FilterInput!]) {
  productsConnection(first: 20, after: $after, filters: $filters) { edges { cursor node { ${CARD} } } } }`;
const FIRST_PLACE = `query ($filters: [FilterInput!]) { productsConnection(first: 1, filters: $filters) { edges { cursor } } }`;
const BLOG =
  'query ($filters: [FilterInput!]) { blogPosts(filters: $filters) { total items { uuid name } } }';

const inShop = (what: string, query: string, filters: Filters): PlannedList => ({
  name: `storefront ${what} ${JSON.stringify(filters)}`,
  ask: (shop) => shop.query(query, { filters: filtersOf({ limit: '20', ...filters }) }),
});

/** A connection from a product in the middle on. */
const fromMiddle = (filters: Filters): PlannedList => ({
  name: `storefront connection from the middle ${JSON.stringify(filters)}`,
  async ask(shop) {
    const place = await shop.query(FIRST_PLACE, { filters: filtersOf({ ...filters, sku: 'BULK-9999' }) });
    const [{ cursor }] = dataOf(place).productsConnection.edges;
    return shop.query(CONNECTION, { after: cursor, filters: filtersOf(filters) });
  },
});

const LISTS_OF_SHOP: readonly PlannedList[] = [
  ...[
    {},
    { page: DEEP },
    { ob: 'price' },
    { ob: 'name', od: 'desc' },
    { min_price: '50', max_price: '60' },
    { color: '1' },
    { keyword: 'oak bowl' },
    { keyword: 'bulk' },
    { keyword: 'BULK-777' },
    { keyword: 'stonewear bwol' },
    { keyword: 'oak', ob: 'price' },
  ].map((filters) => inShop('products', LIST, filters)),
  ...[{}, { keyword: 'oak bowl' }, { cat: '7', max_price: '60' }].map((filters) =>
    inShop('facets', FACETED, filters),
  ),
  ...[{}, { page: DEEP }, { ob: 'price' }, { keyword: 'oak bowl' }].map((filters) =>
    inShop('entries', ENTRIES, filters),
  ),
  ...[{}, { page: '5' }, { ob: 'price' }].map((filters) => inShop('category', IN_CATEGORY, filters)),
  ...[{}, { page: '5' }, { ob: 'price' }].map((filters) => inShop('collection', IN_COLLECTION, filters)),
  ...[{}, { ob: 'price' }, { ob: 'name', od: 'desc' }].map(fromMiddle),
  ...[{}, { page: DEEP }].map((filters) => inShop('blog posts', BLOG, filters)),
];

const page = (address: string): PlannedList => ({
  name: `page ${address}`,
  ask: (shop) => shop.request('GET', address),
});
const PAGES: readonly PlannedList[] = [
  '/',
  '/cat-7',
  '/cat-7?ob=price&page=5',
  '/cat-7?color=1&max_price=60',
  '/collections/c7',
  '/collections/c7/feed.xml',
  '/search?keyword=oak%20bowl',
  '/blog',
  '/blog?page=50',
  '/blog/feed.xml',
  '/blog/category/topic-7/feed.xml',
  '/sitemap.xml',
  '/feeds/google.xml',
  '/api/search/suggestions?q=oak%20bo',
].map(page);

const REPORTS: readonly PlannedList[] = [
  '/api/dashboard?from=2026-01-01&to=2026-01-30',
  '/api/search?q=ada77',
  '/api/search?q=oak',
  '/api/products/export?format=csv',
  '/api/newsletter/subscribers/export',
].map((address) => ({ name: `admin ${address}`, ask: (shop) => shop.admin('GET', address) }));

interface Described {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>>;
}
interface Parameter {
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: { readonly enum?: readonly string[] };
}

/** The lists of the REST API, by its own description: first and deep page, and the first page by each key that sorts it. */
async function listsOfRest(shop: TestShop): Promise<readonly PlannedList[]> {
  const { paths } = (await shop.request('GET', '/api/openapi.json')).body as Described;
  return Object.entries(paths).flatMap(([address, { get }]) => {
    const parameters = get?.parameters ?? [];
    // Lists of one record, and of the caller, have few rows.
    if (/\{|\/me\//.test(address) || !parameters.some(({ name }) => name === 'page')) return [];
    if (parameters.some(({ required }) => required)) return [];
    const keys = parameters.find(({ name }) => name === 'ob')?.schema?.enum ?? [];
    return ['page=1', `page=${DEEP}`, ...keys.map((key) => `ob=${key}&od=asc`)].map((query) => ({
      name: `admin ${address}?limit=20&${query}`,
      ask: (asked: TestShop) => asked.admin('GET', `${address}?limit=20&${query}`),
    }));
  });
}

/** Returns everything whose plans are held. */
export const plannedLists = async (shop: TestShop): Promise<readonly PlannedList[]> => [
  ...listsOfAdmin(),
  ...(await listsOfRest(shop)),
  ...REPORTS,
  ...LISTS_OF_SHOP,
  ...PAGES,
];
