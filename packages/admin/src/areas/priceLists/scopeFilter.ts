import type { UpdatePriceListBody } from '@shop/sdk';

/** A filter of the products that a percentage is for. */
export type ScopeFilter = NonNullable<NonNullable<UpdatePriceListBody['scope']>['filter']>[number];

/** The filters of product lists that the form offers beside attributes, each with its operation. */
const OPERATIONS = { min_price: 'eq', max_price: 'eq', name: 'like', sku: 'like' } as const;
export type ScopeKey = keyof typeof OPERATIONS;
export const SCOPE_KEYS = Object.keys(OPERATIONS) as readonly ScopeKey[];

export const isScopeKey = (key: string): key is ScopeKey => Object.hasOwn(OPERATIONS, key);

/** The keys of product lists that are neither offered by the form nor the code of an attribute. */
const OTHERS: ReadonlySet<string> = new Set([
  'keyword',
  'price',
  'in_stock',
  'type',
  'status',
  'cat',
  'collection',
  'qty',
  'low_stock',
  'visibility',
  'tax_class',
  'attribute_group',
  'one_per_group',
  'variant_group',
]);

/** Creates an empty filter. Attributes are compared with one of several options. */
export const emptyFilter = (key: string): ScopeFilter => ({
  key,
  operation: isScopeKey(key) ? OPERATIONS[key] : 'in',
  value: '',
});

/** Divides filters into those that the form shows, and the others, which stay as they are. */
export function shownFilters(filters: readonly ScopeFilter[]) {
  const isShown = ({ key, operation }: ScopeFilter) =>
    isScopeKey(key)
      ? operation === OPERATIONS[key]
      : !OTHERS.has(key) && (operation === 'in' || operation === 'eq');
  return {
    shown: filters.filter(isShown),
    others: filters.filter((filter) => !isShown(filter)),
  };
}
