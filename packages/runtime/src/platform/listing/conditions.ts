import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';
import type { FilterInput, Filters, ListingSpec, Sort } from './contract.ts';
import { MAX_FILTERS } from './contract.ts';
import { badFilter } from './errors.ts';

/** The parsed and validated filters of a list, as SQL fragments. */
export interface Conditions {
  /** All conditions combined; `true` if there are none. */
  readonly where: SqlFragment;
  /** Each condition with the key of its filter. */
  readonly parts: readonly { readonly key: string; readonly where: SqlFragment }[];
  /** The sort key and direction. Null means that rows are sorted by ID. */
  readonly sort: (Sort & { readonly key: string }) | null;
  readonly direction: 'asc' | 'desc';
  readonly page: string | undefined;
  readonly limit: string | undefined;
  /** The requested filters, without the result page and limit. */
  readonly requested: readonly FilterInput[];
}

type Reserved = 'page' | 'limit' | 'ob' | 'od';

const RESERVED: ReadonlySet<string> = new Set<Reserved>(['page', 'limit', 'ob', 'od']);

/** Returns the filters that select rows, without the entries for paging and sorting. */
export const rowFilters = (filters: Filters): readonly FilterInput[] =>
  (filters ?? []).filter(({ key }) => !RESERVED.has(key));

/** Parses the filters. Throws `BAD_FILTER` for an unknown key, operation, or value. */
export function readConditions(filters: Filters, spec: ListingSpec): Conditions {
  const given = filters ?? [];
  if (given.length > MAX_FILTERS) throw badFilter(`There are more than ${MAX_FILTERS} filters`);
  const reserved = readReserved(given.filter(({ key }) => RESERVED.has(key)));
  const parts = rowFilters(given).map((filter) => ({ key: filter.key, where: whereOf(filter, spec) }));
  const sort = sortOf(reserved.ob, spec);
  return {
    where: allOf(parts.map(({ where }) => where)),
    parts,
    sort,
    direction: directionOf(reserved.od, sort),
    page: reserved.page,
    limit: reserved.limit,
    requested: given.filter(({ key }) => key !== 'page' && key !== 'limit'),
  };
}

/** Combines the conditions; `true` if there are none. */
export const allOf = (conditions: readonly SqlFragment[]): SqlFragment =>
  conditions.length === 0
    ? sql.fragment`true`
    : sql.fragment`${sql.join([...conditions], sql.fragment` and `)}`;

function readReserved(filters: readonly FilterInput[]): Partial<Record<Reserved, string>> {
  const values: Partial<Record<string, string>> = {};
  for (const { key, operation, value } of filters) {
    if (operation !== 'eq') throw badFilter(`The filter "${key}" only supports the operation eq`);
    if (values[key] !== undefined) throw badFilter(`The filter "${key}" is listed twice`);
    values[key] = value;
  }
  return values;
}

function whereOf({ key, operation, value }: FilterInput, { filters }: ListingSpec): SqlFragment {
  const filter = Object.hasOwn(filters, key) ? filters[key] : undefined;
  if (!filter)
    throw badFilter(
      `Unknown filter "${key}". Available: ${[...Object.keys(filters), ...RESERVED].join(', ')}`,
    );
  if (!filter.operations.includes(operation))
    throw badFilter(`The filter "${key}" supports the operations ${filter.operations.join(', ')}`);
  // The parentheses are needed because a condition may contain an `or`.
  return sql.fragment`(${filter.where(operation, value)})`;
}

function sortOf(requested: string | undefined, { sorts, defaultSort }: ListingSpec): Conditions['sort'] {
  const key = requested ?? defaultSort;
  if (key === undefined) return null;
  const sort = Object.hasOwn(sorts, key) ? sorts[key] : undefined;
  if (!sort) throw badFilter(`Unknown sort key "${key}". Available: ${Object.keys(sorts).join(', ')}`);
  return { ...sort, key };
}

/** Returns the sort direction. The default without `od` is newest first when sorted by ID, or else the sort key's own default. */
function directionOf(od: string | undefined, sort: Conditions['sort']): Conditions['direction'] {
  if (od === undefined) return sort ? (sort.direction ?? 'asc') : 'desc';
  const direction = od.toLowerCase();
  if (direction !== 'asc' && direction !== 'desc') throw badFilter('The filter "od" must be ASC or DESC');
  return direction;
}

/** Returns the SQL sort order. Ties are broken by ID in the same direction, so that an index on both columns can be used. */
export function orderOf({ sort, direction }: Conditions, { id }: ListingSpec): SqlFragment {
  const way = direction === 'asc' ? sql.fragment`asc` : sql.fragment`desc`;
  return sort ? sql.fragment`${sort.column} ${way}, ${id.column} ${way}` : sql.fragment`${id.column} ${way}`;
}
