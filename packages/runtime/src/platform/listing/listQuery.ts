import { z } from 'zod';
import { addFault } from '../http/forms/addFault.ts';
import { validationFailed } from '../errors.ts';
import { DEFAULT_PAGE, MAX_NUMBERED_ROWS, MAX_PAGE, MAX_PAGE_NUMBER } from './contract.ts';
import type { FilterInput, ListingSpec, Operation } from './contract.ts';
import { sortFields, filterFields } from './queryFields.ts';

/** The keys that every list accepts, even if they have no effect. */
const ALWAYS_KNOWN: ReadonlySet<string> = new Set(['locale', 'ownerType', 'status']);

const page = z.coerce.number().int().min(1).max(MAX_PAGE_NUMBER).describe('The page number, from 1.');
const limit = z.coerce.number().int().min(1).max(MAX_PAGE).describe('The number of entries per page.');

const after = z
  .string()
  .optional()
  .describe(
    `The cursor of the row after which the page begins, as in \`next\` of the answer before. Pages without it end after ${MAX_NUMBERED_ROWS.toLocaleString('en')} rows.`,
  );

/** The paging parameters of a list that is always paginated. */
const paged = { page: page.default(1), limit: limit.default(DEFAULT_PAGE) };
/** The paging parameters of a list that is returned whole unless the request has `page` or `limit`. */
const whole = {
  page: page
    .optional()
    .describe('The page number, from 1. Without `page` and `limit`, the complete list is returned.'),
  limit: limit
    .optional()
    .describe(`The number of entries per page. Defaults to ${DEFAULT_PAGE} if only \`page\` is sent.`),
};

export interface ListQueryOptions {
  /** Returns the whole list unless `page` or `limit` is sent. */
  readonly whole?: boolean;
  /** Accepts additional keys. The handler must reject unknown keys with `refuseUnknownKeys`. */
  readonly open?: boolean;
  /** The route's additional keys, with their schemas. */
  readonly extra?: Readonly<Record<string, z.ZodType>>;
}

/** The filter and sort keys of a list. */
export type ListKeys = Pick<ListingSpec, 'filters' | 'sorts'>;

/** The keys of a list without filters and with a fixed sort order. */
export const NO_KEYS: ListKeys = { filters: {}, sorts: {} };

/** A list query. `page`, `limit`, and `after` are all absent for a whole list. */
export interface ListQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
  readonly [key: string]: unknown;
}

/**
 * Creates the schema for a list query: `page`, `limit` and `after`, `ob` and `od`, and for each filter `?key=value` (eq) and
 * `?key[operation]=value`. The error for an unknown key lists the known ones.
 */
export function listQuery(keys: ListKeys, options: ListQueryOptions = {}): z.ZodType<ListQuery> {
  const shape = {
    ...(options.whole ? whole : paged),
    ...(keys !== NO_KEYS && { after }),
    ...sortFields(keys.sorts),
    ...filterShape(keys.filters),
    ...options.extra,
  };
  const query = z.looseObject(shape);
  return (options.open
    ? query
    : query.superRefine((given, context) => {
        for (const { path, message } of unknownKeys(given, keys, options.extra))
          addFault(context, { path: [path], rule: 'additionalProperties', message });
      })) as unknown as z.ZodType<ListQuery>;
}

const filterShape = (filters: ListKeys['filters']) =>
  Object.fromEntries(Object.entries(filters).flatMap(([key, filter]) => filterFields(key, filter)));

/** The query of a file with all rows that the filters select. */
export type FilterQuery = Readonly<Record<string, unknown>>;

/** Creates the schema for the filters of a list without its pages and order. The error for an unknown key lists the known ones. */
export const filterQuery = ({ filters }: Pick<ListKeys, 'filters'>): z.ZodType<FilterQuery> =>
  z.looseObject(filterShape(filters)).superRefine((given, context) => {
    for (const { path, message } of unknownKeys(given, { filters, sorts: {} }, {}, []))
      addFault(context, { path: [path], rule: 'additionalProperties', message });
  }) as unknown as z.ZodType<FilterQuery>;

/** Creates the schema for the query of a list without a listing. The error for an unknown key lists the known ones. */
export const knownQuery = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape).superRefine((given, context) => {
    const known = Object.keys(shape);
    for (const key of Object.keys(given))
      if (!known.includes(key) && !ALWAYS_KNOWN.has(key))
        addFault(context, {
          path: [key],
          rule: 'additionalProperties',
          message: unknownKeyText(key, known),
        });
  });

/** Throws `VALIDATION_FAILED` for unknown keys of an open list. */
export function refuseUnknownKeys(query: ListQuery, keys: ListKeys, options: ListQueryOptions): void {
  const unknown = unknownKeys(query, keys, options.extra);
  if (unknown.length > 0)
    throw validationFailed(unknown.map((fault) => ({ ...fault, rule: 'additionalProperties' })));
}

const pageKeys = (keys: ListKeys) => ['page', 'limit', ...(keys === NO_KEYS ? [] : ['after'])];

function unknownKeys(
  query: Readonly<Record<string, unknown>>,
  keys: ListKeys,
  extra: object = {},
  ofPage = [...pageKeys(keys), ...Object.keys(sortFields(keys.sorts))],
) {
  const known = [...new Set([...ofPage, ...Object.keys(keys.filters), ...Object.keys(extra)])];
  return Object.keys(query).flatMap((name) => {
    if (ALWAYS_KNOWN.has(name) || ofPage.includes(name) || Object.hasOwn(extra, name)) return [];
    const [key, operation] = keyOf(name);
    const filter = Object.hasOwn(keys.filters, key) ? keys.filters[key] : undefined;
    if (filter?.operations.includes(operation)) return [];
    const message = filter
      ? `The filter "${key}" supports the operations ${filter.operations.join(', ')}`
      : unknownKeyText(name, known);
    return [{ path: name, message }];
  });
}

const unknownKeyText = (key: string, known: readonly string[]): string =>
  `Unknown query key "${key}". Available: ${known.join(', ')}`;

const KEY = /^([^[\]]+)(?:\[(\w+)\])?$/;

/** Parses `key` and `key[operation]`. */
function keyOf(name: string): readonly [key: string, operation: Operation] {
  const [, key = name, operation = 'eq'] = KEY.exec(name) ?? [];
  return [key, operation as Operation];
}

/** Returns a query's filters and sort order in the form of GraphQL `filters`. In an open list, every other key is a filter. */
export function filtersOf(
  query: ListQuery,
  { filters }: ListKeys,
  { open = false, extra = {} }: ListQueryOptions = {},
): FilterInput[] {
  return Object.entries(query).flatMap(([name, value]) => {
    const [key, operation] = keyOf(name);
    const isOfList = key === 'ob' || key === 'od' || Object.hasOwn(filters, key);
    const isOfPage = ['page', 'limit', 'after'].includes(key) || Object.hasOwn(extra, name);
    if (isOfPage || !(isOfList || (open && !ALWAYS_KNOWN.has(key))) || value === undefined) return [];
    return [value].flat().map((text) => ({ key, operation, value: String(text) }));
  });
}
