import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

/** Returns the language to translate into, or null for the default language. */
export const contentLanguage = ({
  language,
  languages,
}: Pick<AppContext, 'language' | 'languages'>): string | null =>
  language === languages.default ? null : language;

/**
 * Selects a text column in the given language, from a table with a UUID, by the table's alias. The language is a
 * language code or a column that contains the code. Null selects the untranslated text.
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
