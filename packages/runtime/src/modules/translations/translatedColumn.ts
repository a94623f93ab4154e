import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

/** Returns the language that texts have to be translated into; null for the default one. */
export const spokenLanguage = ({
  language,
  languages,
}: Pick<AppContext, 'language' | 'languages'>): string | null =>
  language === languages.default ? null : language;

/**
 * Selects a text column of a table with a uuid, under its alias in the statement, in a language: its code, or the column that has
 * the code. Null: as it is stored.
 */
export const translatedColumn = (
  alias: string,
  column: string,
  language: string | SqlFragment | null,
): SqlFragment => {
  const stored = sql.identifier([alias, column]);
  return language === null
    ? sql.fragment`${stored}`
    : sql.fragment`coalesce((select spoken.fields ->> ${column} from translation spoken
        where spoken.entity_uuid = ${sql.identifier([alias, 'uuid'])} and spoken.locale = ${language}), ${stored})`;
};
