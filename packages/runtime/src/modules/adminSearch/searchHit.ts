import { z } from 'zod';
import { text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

/** The schema of a hit row. */
export const searchHit = z.object({ uuid, title: text, subtitle: text.nullable() });

/**
 * Creates the SQL condition that every word of a keyword is the beginning of a word in a text. Uses an index on the
 * same expression: `gin (to_tsvector('simple', order_words(…)))`.
 */
export const wordsMatch = (expression: SqlFragment, keyword: string): SqlFragment =>
  sql.fragment`to_tsvector('simple', order_words(${expression})) @@ order_keyword(${keyword}::text)`;
