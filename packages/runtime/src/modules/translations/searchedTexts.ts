import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import type { Audience } from '../../platform/loading/readContext.ts';
import { wordsMatch } from '../adminSearch/index.ts';
import { spokenLanguage } from './translatedColumn.ts';

/**
 * The languages that a search includes in addition to the records' own texts. Empty in the default language; null includes all languages,
 * as for administrators.
 */
export type SearchedLanguages = readonly string[] | null;

/** Returns the languages that an audience's search includes. */
export function searchedLanguages(
  app: Pick<AppContext, 'language' | 'languages'>,
  audience: Audience,
): SearchedLanguages {
  if (audience === 'admin') return null;
  const language = spokenLanguage(app);
  return language === null ? [] : [language];
}

/** Returns the languages of a search as an SQL argument. */
export const languagesInSql = (languages: SearchedLanguages): SqlFragment =>
  languages === null ? sql.fragment`null::text[]` : sql.fragment`${sql.array([...languages], 'text')}`;

/** Builds the condition that a search includes the translation `t` of a record of the given kind. */
export const isSearched = (entityType: string, languages: SearchedLanguages): SqlFragment =>
  sql.fragment`t.entity_type = ${entityType}
    and ${languages === null ? sql.fragment`true` : sql.fragment`t.locale = any(${languagesInSql(languages)})`}`;

interface NamedKind {
  /** The entity kind, which is the name of the table. */
  readonly entityType: string;
  /** The name column, whose words are indexed for `wordsMatch`. */
  readonly column: string;
}

/**
 * Builds the condition that the uuid belongs to a record whose name or translated name has words that begin with the words of a text.
 * Uses indexes.
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
