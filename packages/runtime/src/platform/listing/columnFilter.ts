import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';
import { currentTimezone } from '../acting/requestScope.ts';
import { endOfDay, isDay, startOfDay } from '../zonedDay.ts';
import type { ColumnKind, Filter, Operation } from './contract.ts';
import { MAX_VALUES } from './contract.ts';
import { badFilter } from './errors.ts';

/** The database type for each column kind. */
export const CAST: Readonly<Record<ColumnKind, SqlFragment>> = {
  text: sql.fragment`text`,
  int: sql.fragment`int4`,
  decimal: sql.fragment`numeric`,
  boolean: sql.fragment`boolean`,
  timestamp: sql.fragment`timestamptz`,
};

const ARRAY: Readonly<Record<ColumnKind, 'text' | 'int4' | 'numeric' | 'bool' | 'timestamptz'>> = {
  text: 'text',
  int: 'int4',
  decimal: 'numeric',
  boolean: 'bool',
  timestamp: 'timestamptz',
};

const NAME: Readonly<Record<ColumnKind, string>> = {
  text: 'text without NUL characters',
  int: 'a whole number',
  decimal: 'a decimal number',
  boolean: 'true, false, 1 or 0',
  timestamp: 'an ISO 8601 time',
};

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const INT_MAX = 2_147_483_647;

/** Parses a string as a value of the given column kind. Undefined if the string is invalid. */
export function parseValue(kind: ColumnKind, text: string): string | number | boolean | undefined {
  switch (kind) {
    case 'text':
      return text.includes('\0') ? undefined : text;
    case 'int':
      return /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= INT_MAX ? Number(text) : undefined;
    case 'decimal':
      return /^-?\d{1,16}(\.\d{1,8})?$/.test(text) ? text : undefined;
    case 'boolean':
      return BOOLEANS.get(text);
    case 'timestamp': {
      const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN;
      return Number.isNaN(time) ? undefined : new Date(time).toISOString();
    }
  }
}

/**
 * Creates the filter for one column. Null is unequal to every value, so it matches `neq`, `nin`, and `nlike`. `eq` is
 * case-sensitive for strings, and `like` is a case-insensitive substring match. A date without a time means the whole day in
 * the shop's time zone: `lteq` includes the day, and `gt` excludes it.
 */
export const columnFilter = (
  column: SqlFragment,
  kind: ColumnKind,
  operations: readonly Operation[] = OPERATIONS[kind],
): Filter => ({
  operations,
  kind,
  where: (operation, value) => condition(column, kind, operation, value),
});

const ORDERED: readonly Operation[] = ['eq', 'neq', 'gt', 'gteq', 'lt', 'lteq', 'in', 'nin'];

const OPERATIONS: Readonly<Record<ColumnKind, readonly Operation[]>> = {
  text: ['eq', 'neq', 'like', 'nlike', 'in', 'nin'],
  int: ORDERED,
  decimal: ORDERED,
  boolean: ['eq', 'neq'],
  timestamp: ['gt', 'gteq', 'lt', 'lteq'],
};

function condition(column: SqlFragment, kind: ColumnKind, operation: Operation, text: string): SqlFragment {
  const value = () => sql.fragment`${read(kind, text)}::${CAST[kind]}`;
  const day = kind === 'timestamp' && isDay(text) ? dayOf(text) : null;
  const values = () => sql.array(readList(kind, text), ARRAY[kind]);
  switch (operation) {
    case 'eq':
      return sql.fragment`${column} = ${value()}`;
    case 'neq':
      return sql.fragment`${column} is distinct from ${value()}`;
    case 'gt':
      return day ? sql.fragment`${column} >= ${day.end}` : sql.fragment`${column} > ${value()}`;
    case 'gteq':
      return sql.fragment`${column} >= ${day ? day.start : value()}`;
    case 'lt':
      return sql.fragment`${column} < ${day ? day.start : value()}`;
    case 'lteq':
      return day ? sql.fragment`${column} < ${day.end}` : sql.fragment`${column} <= ${value()}`;
    case 'like':
      return sql.fragment`${column} ilike ${contains(text)}`;
    case 'nlike':
      return sql.fragment`(${column} ilike ${contains(text)}) is not true`;
    case 'in':
      return sql.fragment`${column} = any(${values()})`;
    case 'nin':
      return sql.fragment`(${column} = any(${values()})) is not true`;
  }
}

/** Returns the start of a day in the shop's time zone, and the start of the next day. */
const dayOf = (text: string) => ({
  start: momentOf(startOfDay(text, currentTimezone())),
  end: momentOf(endOfDay(text, currentTimezone())),
});

const momentOf = (at: Date): SqlFragment => sql.fragment`${at.toISOString()}::timestamptz`;

function read(kind: ColumnKind, text: string): string | number | boolean {
  const value = parseValue(kind, text);
  if (value === undefined) throw badFilter(`"${text}" is not ${NAME[kind]}`);
  return value;
}

/** Splits a comma-separated list and trims the values. */
export function splitList(text: string): string[] {
  const values = text.split(',').flatMap((part) => part.trim() || []);
  if (values.length === 0) throw badFilter('A list of values is empty');
  if (values.length > MAX_VALUES) throw badFilter(`A list has more than ${MAX_VALUES} values`);
  return values;
}

const readList = (kind: ColumnKind, text: string) => splitList(text).map((part) => read(kind, part));

/** Returns the ILIKE pattern for a substring match. Wildcards in the string are escaped. */
export const contains = (text: string): string =>
  `%${read('text', text)
    .toString()
    .replace(/[\\%_]/g, '\\$&')}%`;
