import type { AdminLists } from './generated/adminLists.ts';
import type { StorefrontLists } from './generated/storefrontLists.ts';

type Operation = 'eq' | 'neq' | 'gt' | 'gteq' | 'lt' | 'lteq' | 'like' | 'nlike' | 'in' | 'nin';

/** A filter, as the variable `filters: [FilterInput!]` of a document takes it. */
export interface ListFilter {
  key: string;
  operation: Operation;
  value: string;
}

/**
 * Returns the filters of a list of the storefront's GraphQL schema, by the name of its field. They are written as in lists over REST:
 * `filtersOf('products', { keyword: 'mug', 'price[lteq]': 20, ob: 'price', limit: 24 })`.
 */
export const filtersOf = <List extends keyof StorefrontLists>(
  _list: List,
  query: StorefrontLists[List],
): ListFilter[] => filtersIn(query);

/** Returns the filters of a list of the admin schema, as `filtersOf` does. */
export const adminFiltersOf = <List extends keyof AdminLists>(
  _list: List,
  query: AdminLists[List],
): ListFilter[] => filtersIn(query);

function filtersIn(query: object): ListFilter[] {
  return Object.entries(query).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [];
    if (Array.isArray(value)) return [{ key: name, operation: 'in' as const, value: value.join(',') }];
    if (typeof value === 'object' && value !== null) return filtersIn(value);
    const [, key = name, operation = 'eq'] = /^(.+)\[(\w+)\]$/.exec(name) ?? [];
    return [{ key, operation: operation as Operation, value: String(value) }];
  });
}
