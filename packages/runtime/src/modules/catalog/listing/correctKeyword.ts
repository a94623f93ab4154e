import { z } from 'zod';
import { int, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { queryOfBeginnings, wordsOf } from './productSearch.ts';
import { corrected } from './spelling.ts';

const spellingRow = z.object({ place: int, spelling: text.nullable() });

/**
 * Corrects a keyword that finds no product as it is written, by words of products, categories and synonyms. Null: it finds something, or
 * nothing resembles it. One statement.
 */
export async function correctKeyword(db: Db, keyword: string): Promise<string | null> {
  const words = wordsOf(keyword);
  if (words.length === 0) return null;
  const spellings = await db.any(sql.type(spellingRow)`
    select place, spelling from search_spellings(${sql.array([...words], 'text')}, true)
    where not exists (select from product p where p.search @@ ${queryOfBeginnings(words)} and p.status)`);
  return corrected(words, spellings);
}
