import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';

/**
 * Creates the condition that a column matches one of some strings when compared as keys, for which there is an index on
 * `text_key`. A single string is the normal case and has its own condition: for a list of unknown length, a server that plans
 * each call expects so much that it never caches a plan.
 */
export const keyMatch = (column: SqlFragment, texts: readonly string[]): SqlFragment =>
  texts.length === 1
    ? sql.fragment`text_key(${column}) = text_key(${texts[0] as string})`
    : sql.fragment`text_key(${column}) = any(array(select text_key(sent) from unnest(${sql.array([...texts], 'text')}) sent))`;
