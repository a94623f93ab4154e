import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';
import { CAST, parseValue } from './columnFilter.ts';
import { orderOf, readConditions } from './conditions.ts';
import type { Conditions } from './conditions.ts';
import type { Connection, ConnectionArguments, ListingSpec } from './contract.ts';
import { DEFAULT_PAGE, MAX_PAGE } from './contract.ts';
import { badCursor, badFilter } from './errors.ts';
import type { Slice } from './parseListing.ts';

/**
 * The SQL fragments for the rows after a cursor, for `select … where ${where} order by ${orderBy} limit ${limit}`. The cost
 * does not grow with the distance from the start of the list.
 */
export interface Keyset {
  readonly where: SqlFragment;
  readonly orderBy: SqlFragment;
  /** The page size plus one. The extra row shows whether a next page exists. */
  readonly limit: number;
  /** Creates the cursor of a row, after which the list continues. */
  cursorOf(row: unknown): string;
  /** Creates the response from the statement's rows, which contain the sort fields and the ID. */
  connect<Row extends object>(rows: readonly Row[]): Connection<Row>;
}

/**
 * Parses the arguments of a GraphQL connection. Throws `BAD_FILTER`, or `BAD_CURSOR` for a cursor from a different sort order.
 */
export function parseConnection({ first, after, filters }: ConnectionArguments, spec: ListingSpec): Keyset {
  const conditions = readConditions(filters, spec);
  for (const key of ['page', 'limit'] as const)
    if (conditions[key] !== undefined)
      throw badFilter(`A connection has no filter "${key}". Use first and after.`);
  const size = first ?? DEFAULT_PAGE;
  if (!Number.isInteger(size) || size < 1 || size > MAX_PAGE)
    throw badFilter(`"first" must be a whole number from 1 to ${MAX_PAGE}`);
  const { where } = conditions;
  return {
    where: after ? sql.fragment`${where} and ${pastCursor(after, conditions, spec)}` : where,
    orderBy: orderOf(conditions, spec),
    limit: size + 1,
    cursorOf: (row) => cursorOf(row, conditions, spec),
    connect(rows) {
      const edges = rows.slice(0, size).map((node) => ({ node, cursor: cursorOf(node, conditions, spec) }));
      return {
        edges,
        pageInfo: { hasNextPage: rows.length > size, endCursor: edges.at(-1)?.cursor ?? null },
      };
    },
  };
}

/** Resolves a `…Connection` field; `list` reads the rows. Throws the errors of `parseConnection`. */
export async function toConnection<Row extends object>(
  args: ConnectionArguments,
  spec: ListingSpec,
  list: (slice: Slice) => Promise<readonly Row[]>,
): Promise<Connection<Row>> {
  const keyset = parseConnection(args, spec);
  return keyset.connect(await list({ ...keyset, offset: 0 }));
}

/** Creates a cursor, which encodes the sort order and the position as `[order, id]` or `[order, id, value]`. */
function cursorOf(row: unknown, conditions: Conditions, { id }: ListingSpec): string {
  const fields = row as Readonly<Record<string, unknown>>;
  const { sort } = conditions;
  for (const field of [id.field, ...(sort ? [sort.field] : [])])
    if (fields[field] === undefined)
      throw new Error(`The rows of the list have no "${field}", which its pages go on by`);
  const place = sort ? [fields[id.field], String(fields[sort.field] ?? sort.ofNull)] : [fields[id.field]];
  return Buffer.from(JSON.stringify([orderName(conditions), ...place])).toString('base64url');
}

const orderName = ({ sort, direction }: Conditions): string => `${sort?.key ?? ''} ${direction}`;

function pastCursor(cursor: string, conditions: Conditions, spec: ListingSpec): SqlFragment {
  const [order, id, text] = decode(cursor);
  if (order !== orderName(conditions) || !Number.isSafeInteger(id)) throw badCursor();
  const past = conditions.direction === 'asc' ? sql.fragment`>` : sql.fragment`<`;
  const key = sql.fragment`${Number(id)}::int8`;
  const { sort } = conditions;
  if (!sort) {
    const { column, twin } = spec.id;
    return sql.fragment`${column} ${past} ${key}${twin ? sql.fragment` and ${twin} ${past} ${key}` : sql.fragment``}`;
  }
  const value =
    typeof text === 'string' ? (text === sort.ofNull ? text : parseValue(sort.kind, text)) : undefined;
  if (value === undefined) throw badCursor();
  const stored = sql.fragment`${value}::${CAST[sort.kind]}`;
  const place = sort.valueAt ? sql.fragment`coalesce(${sort.valueAt(key)}, ${stored})` : stored;
  return sql.fragment`(${sort.column}, ${spec.id.column}) ${past} (${place}, ${key})`;
}

/** Maximum cursor length. A cursor contains a column value and two IDs. */
const LONGEST_CURSOR = 8192;

function decode(cursor: string): readonly unknown[] {
  if (cursor.length > LONGEST_CURSOR) throw badCursor();
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(value)) return value;
  } catch {
    // An undecodable cursor is rejected below.
  }
  throw badCursor();
}
