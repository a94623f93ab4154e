import { orderOf, readConditions } from './conditions.ts';
import type { Filters } from './conditions.ts';
import type { FilterInput, ListingSpec, SqlFragment } from './contract.ts';
import { DEFAULT_PAGE, MAX_PAGE, MAX_PAGE_NUMBER } from './contract.ts';
import { badFilter } from './errors.ts';

/** One page of a list, for `select … where ${where} order by ${orderBy} limit ${limit} offset ${offset}`. */
export interface Listing {
  readonly where: SqlFragment;
  readonly orderBy: SqlFragment;
  readonly limit: number;
  readonly offset: number;
  /** From 1. */
  readonly page: number;
  /** What was asked for, and always page and limit. */
  readonly currentFilters: readonly FilterInput[];
}

/** The arguments of a field that gives a collection. */
export interface ListArguments {
  readonly filters?: Filters;
}

/** What a collection type resolves to. */
export interface Collection<Row> {
  readonly items: Promise<readonly Row[]>;
  readonly currentPage: number;
  /** Rows of all pages. */
  readonly total: Promise<number>;
  readonly currentFilters: readonly FilterInput[];
}

/** The two statements of a collection. */
interface Reading<Row> {
  items(): Promise<readonly Row[]>;
  total(): Promise<number>;
}

/** Reads the argument `filters` of a collection. Throws `BAD_FILTER` for an unknown key, operation or value. */
export function parseListing(filters: Filters, spec: ListingSpec): Listing {
  const conditions = readConditions(filters, spec);
  const limit = wholeNumber('limit', conditions.limit, MAX_PAGE) ?? DEFAULT_PAGE;
  const page = wholeNumber('page', conditions.page, MAX_PAGE_NUMBER) ?? 1;
  return {
    where: conditions.where,
    orderBy: orderOf(conditions, spec),
    limit,
    offset: (page - 1) * limit,
    page,
    currentFilters: [...conditions.asked, reserved('page', page), reserved('limit', limit)],
  };
}

/** A page of a list. Rows and total are read when they are selected, and not else. */
export const toCollection = <Row>(
  { page, currentFilters }: Listing,
  { items, total }: Reading<Row>,
): Collection<Row> => ({
  currentPage: page,
  currentFilters,
  get items() {
    return items();
  },
  get total() {
    return total();
  },
});

const reserved = (key: string, value: number): FilterInput => ({
  key,
  operation: 'eq',
  value: String(value),
});

function wholeNumber(key: string, text: string | undefined, max: number): number | null {
  if (text === undefined) return null;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max)
    throw badFilter(`The filter "${key}" must be a whole number from 1 to ${max}`);
  return value;
}
