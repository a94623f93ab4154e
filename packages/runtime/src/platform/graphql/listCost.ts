import { Kind } from 'graphql';
import type { FieldNode, ValueNode } from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from '../listing/contract.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** The page size of a list query, and the cost of finding its rows. */
export interface ListCost {
  /** The number of rows per page. */
  readonly size: number;
  /** The cost of filters and skipped rows, in addition to the statement itself. */
  readonly work: number;
}

/** Cost of a filter that scans all rows of a table. */
const LIKE = 50;
/** Cost of a keyword search, including the ranking of results. */
const KEYWORD = 100;
/** Number of skipped rows per cost point, for pages after the first. */
const ROWS_SKIPPED = 50;

/**
 * Computes the cost of a list from its `first`, `limit`, and `filters` arguments. If `variables` is null, the most expensive value
 * is assumed for each variable: the maximum page size, or an infinite cost for filters.
 */
export function listCost(node: FieldNode, variables: Variables | null): ListCost {
  let size: number | null = null;
  let page: unknown;
  let work = 0;
  for (const { name, value } of node.arguments ?? []) {
    const given = valueOf(value, variables);
    if (name.value === 'filters') {
      if (given === UNKNOWN) return { size: MAX_PAGE, work: Infinity };
      for (const filter of entriesOf(given)) {
        if (filter === UNKNOWN) return { size: MAX_PAGE, work: Infinity };
        const { key, operation, value: text } = (filter ?? {}) as Readonly<Record<string, unknown>>;
        if (key === UNKNOWN || operation === UNKNOWN) return { size: MAX_PAGE, work: Infinity };
        if (key === 'limit') size = sizeOf(text);
        if (key === 'page') page = text;
        if (key === 'keyword') work += KEYWORD;
        if (operation === 'like' || operation === 'nlike') work += LIKE;
      }
    } else if (name.value === 'first' || name.value === 'limit') {
      if (given !== null && given !== undefined) size = sizeOf(given);
    }
  }
  const rows = size ?? DEFAULT_PAGE;
  return { size: rows, work: work + skipped(page, rows) };
}

/** Returns the entries of a list argument. GraphQL also allows a single entry without a list. */
const entriesOf = (filters: unknown): readonly unknown[] =>
  !filters ? [] : Array.isArray(filters) ? filters : [filters];

/** Returns the page size for an argument. Invalid values are not rejected here, because the list does that. */
const sizeOf = (given: unknown): number =>
  given === UNKNOWN ? MAX_PAGE : Math.min(Math.max(numberOf(given), 0), MAX_PAGE);

function skipped(page: unknown, size: number): number {
  if (page === undefined) return 0;
  if (page === UNKNOWN) return Infinity;
  return size === 0 ? 0 : Math.floor((Math.max((numberOf(page) || 1) - 1, 0) * size) / ROWS_SKIPPED);
}

/** Converts a number or a numeric string to a number. Anything else is 0, because variables may have any JSON value. */
const numberOf = (given: unknown): number =>
  typeof given === 'number' || typeof given === 'string' ? Number(given) || 0 : 0;

const UNKNOWN = Symbol('carried by a variable');

/** Returns the value of an argument. For a variable, returns its value, or `UNKNOWN` if there are no variables. */
export function valueOf(node: ValueNode, variables: Variables | null): unknown {
  switch (node.kind) {
    case Kind.VARIABLE:
      return variables ? variables[node.name.value] : UNKNOWN;
    case Kind.LIST:
      return node.values.map((item) => valueOf(item, variables));
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, valueOf(value, variables)]),
      );
    case Kind.NULL:
      return null;
    default:
      return 'value' in node ? node.value : null;
  }
}
