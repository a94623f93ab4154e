import type { AdminLists } from './generated/adminLists.ts';
import type { StorefrontLists } from './generated/storefrontLists.ts';

type Operation = 'eq' | 'neq' | 'gt' | 'gteq' | 'lt' | 'lteq' | 'like' | 'nlike' | 'in' | 'nin';

/** A list filter, in the format of the document variable `filters: [FilterInput!]`. */
export interface ListFilter {
  key: string;
  operation: Operation;
  value: string;
}

/**
 * Returns the filters for a list field of the storefront GraphQL schema, from the syntax used by REST lists:
 * `filtersOf('products', { keyword: 'mug', 'price[lteq]': 20, ob: 'price', limit: 24 })`.
 */
export const filtersOf = <List extends keyof StorefrontLists>(
  _list: List,
  query: StorefrontLists[List],
): ListFilter[] => filtersIn(query);

/** Returns the filters for a list field of the admin GraphQL schema. */
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
