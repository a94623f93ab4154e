import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { MAX_TOTAL } from '../../../platform/listing/contract.ts';
import { hitLimit } from '../../../platform/listing/parseListing.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';

/** The SQL of a search in the column `product.search`. */
export interface ProductSearch {
  /**
   * The condition that `p` matches: every word of the keyword begins one of its words. If no product matches, similar names
   * match. Of more than `most` hits the newest count.
   */
  readonly matches: SqlFragment;
  /** The relevance of `p`, with six decimals: above 1 with every word, below 1 where only the name is similar. */
  readonly relevance: SqlFragment;
}

/** More words, and more letters of a word, are ignored. */
const MAX_WORDS = 12;
const MAX_LETTERS = 64;

/**
 * Splits a text into words as the database's parser does: letters and digits, so that no character of its query language is
 * left. The text is decomposed first, because a joined letter may hide such a character. Accents alone are no word.
 */
export const wordsOf = (text: string): readonly string[] =>
  (text.normalize('NFKD').match(/\p{M}*[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).slice(0, MAX_WORDS).map(cut);

const cut = (word: string): string => Array.from(word).slice(0, MAX_LETTERS).join('');

/** The prefix of a SKU that is indexed as one word without punctuation. */
const SIGNLESS_SKU = 'qzsku';

const NOTHING: ProductSearch = { matches: sql.fragment`false`, relevance: sql.fragment`0::numeric` };

/**
 * Reads a keyword; one without words matches nothing. On the storefront, products that are not enabled do not count as hits
 * when it is decided whether similar names are searched. A search has at most `most` hits.
 */
export function searchProducts(keyword: string, audience: Audience, most = MAX_TOTAL + 1): ProductSearch {
  const isPublic = audience === 'storefront';
  const words = wordsOf(keyword);
  if (words.length === 0) return NOTHING;
  const text = words.join(' ');
  const begun = queryOfBeginnings(words);
  // The array is computed first, so that the rest costs no more than its rows, whatever the order of the list.
  const matches = sql.fragment`p.product_id = any(array(
    with hit as materialized (
      select product_id from product
      where search @@ ${begun} and (status or not ${isPublic}::boolean)
      order by product_id desc limit ${hitLimit(most)}
    )
    select product_id from hit
    union all select search_resembling(${text}, ${isPublic}) where not exists (select from hit)))`;
  const relevance = sql.fragment`round((case when p.search @@ ${begun}
    then 1 + ts_rank(p.search, ${begun}) + ts_rank(p.search, ${queryOfWholeWords(words)})
    else search_likeness(${text}, p.name) end)::numeric, 6)`;
  return { matches, relevance };
}

/**
 * Makes a query for products with words that begin so, or that mean the same by a group of synonyms, or with a SKU that begins with
 * all of the words joined.
 */
export const queryOfBeginnings = (words: readonly string[]): SqlFragment => {
  const sku = `'${SIGNLESS_SKU}${cut(words.join(''))}':*`;
  return sql.fragment`(select search_beginnings(${sql.array([...words], 'text')}) || to_tsquery('simple', search_fold(${sku})))`;
};

const queryOfWholeWords = (words: readonly string[]): SqlFragment =>
  query(words.map((word) => `'${word}'`).join(' & '));

/**
 * Makes a text search query. Words have letters and digits alone, so that nothing ends their quotes. The SELECT makes a cached
 * plan evaluate the query once, and not for each row.
 */
const query = (text: string): SqlFragment =>
  sql.fragment`(select to_tsquery('simple', search_fold(${text})))`;
