import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { MAX_TOTAL } from '../../../platform/listing/contract.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';

/** What is searched for, in the words of the column `product.search` (see migration 0013). */
export interface ProductSearch {
  /**
   * Whether `p` matches: every word begins one of its words. Where nothing does, names that resemble the words match. Of
   * more than `MAX_TOTAL` hits the newest count.
   */
  readonly matches: SqlFragment;
  /** How well `p` matches, with six digits: above 1 with every word, below where the name is only alike. */
  readonly relevance: SqlFragment;
}

/** Further words, and further letters of a word, do not count. */
const MAX_WORDS = 12;
const MAX_LETTERS = 64;

/**
 * The words of a text as the database's parser sees them: letters and digits, so that no sign of its query language is
 * left. Decomposed, for a sign may be hidden in a joined letter. Accents alone are no word: nothing would be left of it.
 */
export const wordsOf = (text: string): readonly string[] =>
  (text.normalize('NFKD').match(/\p{M}*[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).slice(0, MAX_WORDS).map(cut);

const cut = (word: string): string => Array.from(word).slice(0, MAX_LETTERS).join('');

/** Written out: of a limit that it does not know the server expects so little that it walks along all products instead. */
const MOST_HITS = sql.literalValue(String(MAX_TOTAL + 1));

/** What the word of a sku without its signs begins with. */
const SIGNLESS_SKU = 'qzsku';

const NOTHING: ProductSearch = { matches: sql.fragment`false`, relevance: sql.fragment`0::numeric` };

/**
 * Reads a keyword; one without words matches nothing. On the storefront, products that are not enabled do not count as hits
 * when it is decided whether similar names are searched.
 */
export function searchProducts(keyword: string, audience: Audience): ProductSearch {
  const isPublic = audience === 'storefront';
  const words = wordsOf(keyword);
  if (words.length === 0) return NOTHING;
  const text = words.join(' ');
  const begun = queryOfBeginnings(words);
  // An array that is made first: what follows costs no more than its rows, whatever the order of the list.
  const matches = sql.fragment`p.product_id = any(array(
    with hit as materialized (
      select product_id from product
      where search @@ ${begun} and (status or not ${isPublic}::boolean)
      order by product_id desc limit ${MOST_HITS}
    )
    select product_id from hit
    union all select search_resembling(${text}, ${isPublic}) where not exists (select from hit)))`;
  const relevance = sql.fragment`round((case when p.search @@ ${begun}
    then 1 + ts_rank(p.search, ${begun}) + ts_rank(p.search, ${queryOfWholeWords(words)})
    else search_likeness(${text}, p.name) end)::numeric, 6)`;
  return { matches, relevance };
}

/** Products of which each word begins one of theirs, or whose sku without its signs begins like all of them in one. */
const queryOfBeginnings = (words: readonly string[]): SqlFragment => {
  const sku = `'${SIGNLESS_SKU}${cut(words.join(''))}':*`;
  return query(`${words.map((word) => `'${word}':*`).join(' & ')} | ${sku}`);
};

const queryOfWholeWords = (words: readonly string[]): SqlFragment =>
  query(words.map((word) => `'${word}'`).join(' & '));

/**
 * Words hold letters and digits alone, so that nothing in them ends their quotes. In a SELECT of its own, for else a plan
 * that is kept for other words would read the query anew for each row.
 */
const query = (text: string): SqlFragment =>
  sql.fragment`(select to_tsquery('simple', search_fold(${text})))`;
