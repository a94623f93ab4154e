import { z } from 'zod';
import { int, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { languagesInSql, searchedLanguages } from '../../translations/index.ts';
import { hitsOf, queryOfKeyword, wordsOf } from './productSearch.ts';
import { corrected } from './spelling.ts';

const spellingRow = z.object({ place: int, spelling: text.nullable() });

/**
 * Corrects a keyword that matches no product, using words from products, categories and synonyms in the language of the
 * app. Returns null if the keyword matches a product, or no similar word exists. Runs one SQL statement.
 */
export async function correctKeyword(app: AppContext, db: Db, keyword: string): Promise<string | null> {
  const words = wordsOf(keyword);
  if (words.length === 0) return null;
  const languages = searchedLanguages(app, 'storefront');
  const begun = queryOfKeyword(keyword);
  const spellings = await db.any(sql.type(spellingRow)`
    select place, spelling from search_spellings(${sql.array([...words], 'text')}, true, ${languagesInSql(languages)})
    where not exists (${hitsOf(begun, { audience: 'storefront', languages }, 1)})`);
  return corrected(words, spellings);
}
