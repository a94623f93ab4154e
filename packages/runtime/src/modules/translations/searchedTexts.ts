import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import type { Audience } from '../../platform/loading/readContext.ts';
import { wordsMatch } from '../adminSearch/index.ts';
import { contentLanguage } from './translatedColumn.ts';

/**
 * The languages that a search covers in addition to the records' untranslated text. Empty in the default language.
 * Null covers all languages, as administrators' searches do.
 */
export type SearchedLanguages = readonly string[] | null;

/** Returns the languages that an audience's search includes. */
export function searchedLanguages(
  app: Pick<AppContext, 'language' | 'languages'>,
  audience: Audience,
): SearchedLanguages {
  if (audience === 'admin') return null;
  const language = contentLanguage(app);
  return language === null ? [] : [language];
}

/** Returns a search's languages as an SQL argument. */
export const languagesInSql = (languages: SearchedLanguages): SqlFragment =>
  languages === null ? sql.fragment`null::text[]` : sql.fragment`${sql.array([...languages], 'text')}`;

/** Builds the SQL condition that a search covers the translation `t` of a record of the given type. */
export const isSearched = (entityType: string, languages: SearchedLanguages): SqlFragment =>
  sql.fragment`t.entity_type = ${entityType}
    and ${languages === null ? sql.fragment`true` : sql.fragment`t.locale = any(${languagesInSql(languages)})`}`;

interface NamedKind {
  /** The entity type, which is also its table's name. */
  readonly entityType: string;
  /** The name column, whose words are indexed for `wordsMatch`. */
  readonly column: string;
}

/**
 * Builds the SQL condition that a UUID identifies a record whose name or translated name has words beginning with the
 * given words. Uses indexes.
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
