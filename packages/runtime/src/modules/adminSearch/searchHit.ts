import { z } from 'zod';
import { text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

/** Describes the row of a hit in statements. */
export const searchHit = z.object({ uuid, title: text, subtitle: text.nullable() });

/**
 * Creates the condition that every word of a keyword begins a word of a text. An index on the same words of the same expression
 * serves it: `gin (to_tsvector('simple', order_words(…)))`.
 */
export const wordsMatch = (expression: SqlFragment, keyword: string): SqlFragment =>
  sql.fragment`to_tsvector('simple', order_words(${expression})) @@ order_keyword(${keyword}::text)`;
