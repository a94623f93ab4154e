import { Kind } from 'graphql';
import type { FieldNode, ValueNode } from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from '../listing/contract.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** The number of rows requested by a list's arguments, and their cost. */
export interface ListCost {
  /** The number of rows on the page. */
  readonly size: number;
  /** The cost of finding the rows beyond one statement. */
  readonly work: number;
}

/** Cost of a filter that must scan every row of a table. */
const LIKE = 50;
/** Cost of a keyword search, including ranking. */
const KEYWORD = 100;
/** Number of skipped rows before a page that cost one point. */
const ROWS_SKIPPED = 50;

/**
 * Reads a list's arguments `first`, `limit`, and `filters`. If `variables` is null, a variable counts as its maximum: the largest
 * page, and unlimited work for filters.
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

/** Returns the entries of an input list, which may also be given as a single entry. */
const entriesOf = (filters: unknown): readonly unknown[] =>
  !filters ? [] : Array.isArray(filters) ? filters : [filters];

/** Reads a page size; the list itself rejects an invalid value. */
const sizeOf = (given: unknown): number =>
  given === UNKNOWN ? MAX_PAGE : Math.min(Math.max(numberOf(given), 0), MAX_PAGE);

function skipped(page: unknown, size: number): number {
  if (page === undefined) return 0;
  if (page === UNKNOWN) return Infinity;
  return size === 0 ? 0 : Math.floor((Math.max((numberOf(page) || 1) - 1, 0) * size) / ROWS_SKIPPED);
}

/** Returns the value of a number or numeric string, otherwise 0: clients send anything, and some objects cannot be converted. */
const numberOf = (given: unknown): number =>
  typeof given === 'number' || typeof given === 'string' ? Number(given) || 0 : 0;

const UNKNOWN = Symbol('carried by a variable');

/** Returns an argument's value; a variable is looked up, and unknown if there are no variables. */
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
