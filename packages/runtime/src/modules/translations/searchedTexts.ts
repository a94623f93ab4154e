import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import type { Audience } from '../../platform/loading/readContext.ts';
import { wordsMatch } from '../adminSearch/index.ts';
import { spokenLanguage } from './translatedColumn.ts';

/**
 * The languages whose texts a search looks through beside those of the records themselves: none in the default language, null: all
 * that there are, which administrators search.
 */
export type SearchedLanguages = readonly string[] | null;

/** Returns the languages that a reader's search looks through. */
export function searchedLanguages(
  app: Pick<AppContext, 'language' | 'languages'>,
  audience: Audience,
): SearchedLanguages {
  if (audience === 'admin') return null;
  const language = spokenLanguage(app);
  return language === null ? [] : [language];
}

/** The languages of a search as an argument of SQL. */
export const languagesInSql = (languages: SearchedLanguages): SqlFragment =>
  languages === null ? sql.fragment`null::text[]` : sql.fragment`${sql.array([...languages], 'text')}`;

/** The condition that the translation `t` of a record of the kind is one of those that a search looks through. */
export const isSearched = (entityType: string, languages: SearchedLanguages): SqlFragment =>
  sql.fragment`t.entity_type = ${entityType}
    and ${languages === null ? sql.fragment`true` : sql.fragment`t.locale = any(${languagesInSql(languages)})`}`;

interface NamedKind {
  /** The kind, which is the name of its table. */
  readonly entityType: string;
  /** The column of its name, whose words are indexed as `wordsMatch` says. */
  readonly column: string;
}

/**
 * The condition that the uuid of a record belongs to one whose name, or a translated one, has words that begin with those of a text.
 * Indexes serve it.
 */
export const isNamed = (
  uuid: SqlFragment,
  { entityType, column }: NamedKind,
  text: string,
  languages: SearchedLanguages,
): SqlFragment => sql.fragment`${uuid} = any(array(
  select named.uuid from ${sql.identifier([entityType])} named where ${wordsMatch(sql.fragment`named.${sql.identifier([column])}`, text)}
  ${
    languages?.length === 0
      ? sql.fragment``
      : sql.fragment`union all
  select t.entity_uuid from translation t where ${isSearched(entityType, languages)} and t.search @@ order_keyword(${text}::text)`
  }))`;
