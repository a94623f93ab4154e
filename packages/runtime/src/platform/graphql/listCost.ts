import { Kind } from 'graphql';
import type { FieldNode, ValueNode } from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from '../listing/contract.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** The size and the cost of the rows that the arguments of a list request. */
export interface ListCost {
  /** The number of rows of the page. */
  readonly size: number;
  /** The cost of finding them beyond one statement. */
  readonly work: number;
}

/** The cost of a filter that has to look at each row of a table. */
const LIKE = 50;
/** The cost of a keyword search, with its ranking. */
const KEYWORD = 100;
/** The number of rows before a page, which are read and dropped, that cost one point. */
const ROWS_SKIPPED = 50;

/**
 * Reads the arguments `first`, `limit` and `filters` of a list. With `variables` null, a variable counts as the most that it can
 * hold: the largest page, and unlimited work for filters.
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

/** Returns the entries of an input list, which may also be given as its one entry. */
const entriesOf = (filters: unknown): readonly unknown[] =>
  !filters ? [] : Array.isArray(filters) ? filters : [filters];

/** Reads a page size; the list itself refuses a value that is not one. */
const sizeOf = (given: unknown): number =>
  given === UNKNOWN ? MAX_PAGE : Math.min(Math.max(numberOf(given), 0), MAX_PAGE);

function skipped(page: unknown, size: number): number {
  if (page === undefined) return 0;
  if (page === UNKNOWN) return Infinity;
  return size === 0 ? 0 : Math.floor((Math.max((numberOf(page) || 1) - 1, 0) * size) / ROWS_SKIPPED);
}

/** Returns the value of a number or its text, else 0: clients send anything, and some objects cannot be converted. */
const numberOf = (given: unknown): number =>
  typeof given === 'number' || typeof given === 'string' ? Number(given) || 0 : 0;

const UNKNOWN = Symbol('carried by a variable');

/** Returns the value of an argument; that of a variable is looked up, and unknown if there are no variables. */
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
