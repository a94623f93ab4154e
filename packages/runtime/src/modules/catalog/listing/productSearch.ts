import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { MAX_TOTAL } from '../../../platform/listing/contract.ts';
import { hitLimit } from '../../../platform/listing/parseListing.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';
import { isSearched, languagesInSql } from '../../translations/index.ts';
import type { SearchedLanguages } from '../../translations/index.ts';

/** The SQL of a search in the columns `product.search` and `translation.search`. */
export interface ProductSearch {
  /**
   * The condition that `p` matches: every word of the keyword begins one of its words. If no product matches, similar names
   * match. Of more than `most` hits the newest count.
   */
  readonly matches: SqlFragment;
  /** The relevance of `p`, with six decimals: above 1 with every word, below 1 where only the name is similar. */
  readonly relevance: SqlFragment;
}

/** Who searches, and in which languages. */
export interface SearchReader {
  readonly audience: Audience;
  readonly languages: SearchedLanguages;
}

/** Administrators search the texts of all languages. */
export const FOR_ADMINISTRATORS: SearchReader = { audience: 'admin', languages: null };

/** More words, and more letters of a word, are ignored. */
const MAX_WORDS = 12;
const MAX_LETTERS = 64;

/** Characters that are not seen and part no words. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

const decomposed = (text: string): string => text.normalize('NFKD').replaceAll(UNSEEN, '');

/**
 * Splits a text into words as the database's parser does: letters and digits, so that no character of its query language is
 * left. The text is decomposed first, because a joined letter may hide such a character. Accents alone are no word.
 */
export const wordsOf = (text: string): readonly string[] =>
  (decomposed(text).match(/\p{M}*[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).slice(0, MAX_WORDS).map(cut);

/** Splits a text into words, of which those with a hyphen or an apostrophe inside are one: `e-book` is `ebook`. */
export const joinedWordsOf = (text: string): readonly string[] =>
  wordsOf(
    decomposed(text).replaceAll(/(?<=[\p{L}\p{N}\p{M}])[-'·\u2010\u2019\u30fb](?=[\p{L}\p{N}\p{M}])/gu, ''),
  );

const cut = (word: string): string => Array.from(word).slice(0, MAX_LETTERS).join('');

/** The prefix of a SKU that is indexed as one word without punctuation. */
const SIGNLESS_SKU = 'qzsku';

const NOTHING: ProductSearch = { matches: sql.fragment`false`, relevance: sql.fragment`0::numeric` };

/**
 * Reads a keyword; one without words matches nothing. On the storefront, products that are not enabled do not count as hits
 * when it is decided whether similar names are searched. A search has at most `most` hits.
 */
export function searchProducts(keyword: string, reader: SearchReader, most = MAX_TOTAL + 1): ProductSearch {
  const words = wordsOf(keyword);
  if (words.length === 0) return NOTHING;
  const text = words.join(' ');
  const begun = queryOfKeyword(keyword);
  const isPublic = reader.audience === 'storefront';
  // The array is computed first, so that the rest costs no more than its rows, whatever the order of the list.
  const matches = sql.fragment`p.product_id = any(array(
    with hit as materialized (${hitsOf(begun, reader, most)})
    select product_id from hit
    union all select search_resembling(${text}, ${isPublic}, ${languagesInSql(reader.languages)}) where not exists (select from hit)))`;
  return { matches, relevance: relevanceOf(words, begun, reader.languages) };
}

/** Selects the ids of the newest products with words of a query in their own texts or in translated ones. */
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

/** Selects how well `p` fits: by its own texts or by translated ones, whichever fit better. */
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
 * Creates a query for products with words that begin so, or that mean the same by a group of synonyms, or with a SKU that begins with
 * all of the words joined. Words with a hyphen inside may also be written as one.
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
 * Creates a query for the words as they are. They have letters and digits alone, so that nothing ends their quotes. The SELECT makes a
 * cached plan evaluate the query once, and not for each row.
 */
const queryOfWholeWords = (words: readonly string[]): SqlFragment =>
  sql.fragment`(select to_tsquery('simple', search_split(search_fold(${words.map((word) => `'${word}'`).join(' & ')}), true)))`;
