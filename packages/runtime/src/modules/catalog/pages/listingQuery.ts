import type { FilterInput } from '../../../platform/listing/contract.ts';
import { lastPageOf } from '../../../platform/listing/parseListing.ts';
import { isExact, typedAmount } from '../../../platform/http/forms/amounts.ts';
import type { PageRequest } from '../../urls/index.ts';

/** The sort orders available to shoppers, as list filters. */
const ORDERS: ReadonlyMap<string, readonly FilterInput[]> = new Map([
  ['relevance', []],
  ['newest', [eq('ob', 'created_at'), eq('od', 'desc')]],
  ['price-asc', [eq('ob', 'price'), eq('od', 'asc')]],
  ['price-desc', [eq('ob', 'price'), eq('od', 'desc')]],
  ['name-asc', [eq('ob', 'name'), eq('od', 'asc')]],
]);

/** Lists the sort orders, starting with the default: relevance if there is a keyword, or otherwise newest first. */
export const ordersOf = (hasKeyword: boolean): readonly string[] =>
  [...ORDERS.keys()].filter((order) => hasKeyword || order !== 'relevance');

export const PAGE_SIZE = 24;
const MAX_PAGE = 10_000;
/** The highest page number. */
export const LAST_PAGE = lastPageOf(PAGE_SIZE);
const MAX_VALUES = 50;
const AMOUNT = /^\d{1,12}(?:\.\d{1,6})?$/;
const isAmount = (text: string, currency: string): boolean => AMOUNT.test(text) && isExact(text, currency);
const OPTION_ID = /^\d{1,9}$/;

/** The query parameter names that are not attribute codes. */
const OWN: ReadonlySet<string> = new Set([
  'page',
  'ob',
  'min_price',
  'max_price',
  'in_stock',
  'cat',
  'keyword',
  'currency',
]);

/** The part of a product list that the page's query string selects. */
export interface ListingQuery {
  /** The result page number, starting at 1. */
  readonly page: number;
  readonly order: string;
  /** The applied filters, by query parameter name. Links and forms on the page repeat them. */
  readonly narrowed: Readonly<Record<string, readonly string[]>>;
  /** The entire query string as list filters. A page beyond `LAST_PAGE` has the filters of that page. */
  readonly filters: readonly FilterInput[];
}

/** Reports whether a query parameter name may be an attribute code. */
export const mayNameAttributes = ({ query }: PageRequest): boolean =>
  Object.keys(query).some((name) => !OWN.has(name));

/**
 * Parses a query. Ignores invalid values, and parameters other than its own and `codes`, the codes of the filterable attributes, because
 * other sites append their own parameters to URLs. If an attribute has several values, any of them matches.
 */
export function readListingQuery(
  { query }: PageRequest,
  codes: readonly string[],
  orders: readonly string[],
  currency: string,
): ListingQuery {
  const one = (name: string): string => {
    const value = query[name] ?? '';
    return typeof value === 'string' ? value : (value[0] ?? '');
  };
  const order = orders.includes(one('ob')) ? one('ob') : (orders[0] as string);
  const page = Math.min(Math.max(Math.trunc(Number(one('page'))) || 1, 1), MAX_PAGE);
  const narrowed: Record<string, readonly string[]> = {};
  for (const name of ['min_price', 'max_price']) {
    const amount = typedAmount(one(name));
    if (isAmount(amount, currency)) narrowed[name] = [amount];
  }
  if (one('in_stock') === 'true') narrowed['in_stock'] = ['true'];
  for (const name of ['cat', ...codes.filter((code) => !OWN.has(code))]) {
    const ids = [query[name] ?? []].flat().filter((id) => OPTION_ID.test(id));
    if (ids.length > 0) narrowed[name] = [...new Set(ids)].slice(0, MAX_VALUES);
  }
  const filters = Object.entries(narrowed).map(([key, values]) => filterOf(key, values));
  return {
    page,
    order,
    narrowed,
    filters: [
      ...filters,
      ...(ORDERS.get(order) ?? []),
      eq('page', String(Math.min(page, LAST_PAGE))),
      eq('limit', String(PAGE_SIZE)),
    ],
  };
}

const IN_LISTS: ReadonlySet<string> = new Set(['min_price', 'max_price', 'in_stock']);

const filterOf = (key: string, values: readonly string[]): FilterInput =>
  IN_LISTS.has(key) ? eq(key, values[0] as string) : { key, operation: 'in', value: values.join(',') };

function eq(key: string, value: string): FilterInput {
  return { key, operation: 'eq', value };
}
