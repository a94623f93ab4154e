import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';

/**
 * Creates the SQL condition that a column matches one of the given strings when compared as lookup keys, using an index on
 * `text_key`. A single string, the usual case, has its own condition, because PostgreSQL would not cache a query plan for a
 * list of unknown length.
 */
export const keyMatch = (column: SqlFragment, texts: readonly string[]): SqlFragment =>
  texts.length === 1
    ? sql.fragment`text_key(${column}) = text_key(${texts[0] as string})`
    : sql.fragment`text_key(${column}) = any(array(select text_key(sent) from unnest(${sql.array([...texts], 'text')}) sent))`;
