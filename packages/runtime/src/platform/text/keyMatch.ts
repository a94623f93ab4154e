import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';

/**
 * Creates the condition that a column is one of some texts as keys are compared, which an index of `text_key` serves. One text is the
 * normal case and has a condition of its own: for a list of unknown length a server that makes a plan for each call expects so much
 * that it never keeps one.
 */
export const keyMatch = (column: SqlFragment, texts: readonly string[]): SqlFragment =>
  texts.length === 1
    ? sql.fragment`text_key(${column}) = text_key(${texts[0] as string})`
    : sql.fragment`text_key(${column}) = any(array(select text_key(sent) from unnest(${sql.array([...texts], 'text')}) sent))`;
