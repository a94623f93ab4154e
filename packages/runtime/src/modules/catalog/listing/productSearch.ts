import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { MAX_TOTAL } from '../../../platform/listing/contract.ts';
import { hitLimit } from '../../../platform/listing/parseListing.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';
import { isSearched, languagesInSql } from '../../translations/index.ts';
import type { SearchedLanguages } from '../../translations/index.ts';

/** The SQL fragments for a search in the columns `product.search` and `translation.search`. */
export interface ProductSearch {
  /**
   * The SQL condition that `p` matches. Each keyword word must be a prefix of a word in the product. If no product
   * matches, products with similar names match. If there are more than `most` matches, only the newest are included.
   */
  readonly matches: SqlFragment;
  /** The relevance of `p`, with six decimal places. It is above 1 if all words match, and below 1 if only the name is similar. */
  readonly relevance: SqlFragment;
}

/** The audience of a search, and the languages to search in. */
export interface SearchReader {
  readonly audience: Audience;
  readonly languages: SearchedLanguages;
}

/** The search reader for administrators, who search the content in all languages. */
export const FOR_ADMINISTRATORS: SearchReader = { audience: 'admin', languages: null };

/** Maximum number of words, and of letters per word. The rest is ignored. */
const MAX_WORDS = 12;
const MAX_LETTERS = 64;

/** Invisible characters that do not separate words. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

const decomposed = (text: string): string => text.normalize('NFKD').replaceAll(UNSEEN, '');

/**
 * Splits a string into words as the database parser does: letters and digits, so that no character of the query language remains. The
 * string is decomposed first, because a composed letter may hide such a character. Accents alone are not a word.
 */
export const wordsOf = (text: string): readonly string[] =>
  (decomposed(text).match(/\p{M}*[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).slice(0, MAX_WORDS).map(cut);

/** Splits a string into words. A word with an internal hyphen or apostrophe counts as one: `e-book` is `ebook`. */
export const joinedWordsOf = (text: string): readonly string[] =>
  wordsOf(
    decomposed(text).replaceAll(/(?<=[\p{L}\p{N}\p{M}])[-'·\u2010\u2019\u30fb](?=[\p{L}\p{N}\p{M}])/gu, ''),
  );

const cut = (word: string): string => Array.from(word).slice(0, MAX_LETTERS).join('');

/** Prefix of a SKU when it is indexed as one word without punctuation. */
const SIGNLESS_SKU = 'qzsku';

const NOTHING: ProductSearch = { matches: sql.fragment`false`, relevance: sql.fragment`0::numeric` };

/**
 * Parses a keyword. A keyword without words matches nothing. On the storefront, products that are not enabled do not count as hits when
 * deciding whether to search similar names. A search has at most `most` hits.
 */
export function searchProducts(keyword: string, reader: SearchReader, most = MAX_TOTAL + 1): ProductSearch {
  const words = wordsOf(keyword);
  if (words.length === 0) return NOTHING;
  const text = words.join(' ');
  const begun = queryOfKeyword(keyword);
  const isPublic = reader.audience === 'storefront';
  // The array is computed first, so that the remaining cost depends only on its rows, regardless of the sort order.
  const matches = sql.fragment`p.product_id = any(array(
    with hit as materialized (${hitsOf(begun, reader, most)})
    select product_id from hit
    union all select search_resembling(${text}, ${isPublic}, ${languagesInSql(reader.languages)}) where not exists (select from hit)))`;
  return { matches, relevance: relevanceOf(words, begun, reader.languages) };
}

/** Selects the ids of the newest products with the query words in their own or translated texts. */
export function hitsOf(
  begun: SqlFragment,
  { audience, languages }: SearchReader,
  most = MAX_TOTAL + 1,
): SqlFragment {
  const shown = sql.fragment`(status or not ${audience === 'storefront'}::boolean)`;
  const newest = sql.fragment`order by product_id desc limit ${hitLimit(most)}`;
  const own = sql.fragment`select product_id from product where search @@ ${begun} and ${shown} ${newest}`;
  if (languages?.length === 0) return own;
  return sql.fragment`
    (${own}) union (
      select product_id from product where ${shown} and uuid = any(array(
        select t.entity_uuid from translation t where t.search @@ ${begun} and ${isSearched('product', languages)}))
      ${newest})
    ${newest}`;
}

/** Selects how well `p` matches, based on its own or its translated texts, whichever match better. */
function relevanceOf(
  words: readonly string[],
  begun: SqlFragment,
  languages: SearchedLanguages,
): SqlFragment {
  const text = words.join(' ');
  const whole = queryOfWholeWords(words);
  const rankOf = (texts: SqlFragment) =>
    sql.fragment`1 + ts_rank(${texts}, ${begun}) + ts_rank(${texts}, ${whole})`;
  const own = sql.fragment`case when p.search @@ ${begun} then ${rankOf(sql.fragment`p.search`)} end`;
  const named = sql.fragment`search_likeness(${text}, p.name)`;
  if (languages?.length === 0) return sql.fragment`round((coalesce(${own}, ${named}))::numeric, 6)`;
  const best = (value: SqlFragment, where: SqlFragment) => sql.fragment`(
    select max(${value}) from translation t where t.entity_uuid = p.uuid and ${isSearched('product', languages)} and ${where})`;
  return sql.fragment`round(coalesce(
    greatest(${own}, ${best(rankOf(sql.fragment`t.search`), sql.fragment`t.search @@ ${begun}`)}),
    greatest(${named}, ${best(sql.fragment`search_likeness(${text}, t.fields ->> 'name')`, sql.fragment`true`)}))::numeric, 6)`;
}

/**
 * Creates a query for products with words that start with the given words, or with their synonyms, or with a SKU that starts with all of
 * the words joined. Words with an internal hyphen may also be written as one word.
 */
export const queryOfKeyword = (keyword: string): SqlFragment => {
  const words = wordsOf(keyword);
  const joined = joinedWordsOf(keyword);
  const asOne =
    joined.length < words.length
      ? sql.fragment`|| search_beginnings(${sql.array([...joined], 'text')})`
      : sql.fragment``;
  const sku = `'${SIGNLESS_SKU}${cut(words.join(''))}':*`;
  return sql.fragment`(select search_beginnings(${sql.array([...words], 'text')}) ${asOne} || to_tsquery('simple', search_fold(${sku})))`;
};

/**
 * Creates a query for the exact words. The words contain only letters and digits, so that nothing ends their quotes. The SELECT makes a
 * cached plan evaluate the query once instead of for each row.
 */
const queryOfWholeWords = (words: readonly string[]): SqlFragment =>
  sql.fragment`(select to_tsquery('simple', search_split(search_fold(${words.map((word) => `'${word}'`).join(' & ')}), true)))`;
