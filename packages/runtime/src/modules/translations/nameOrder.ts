import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

/** The languages whose alphabetical order differs from the root Unicode collation. */
const OWN_ORDER = new Set(
  (
    'af am ar as az be bn bs ca cs cy da dsb ee eo es et fa fi fil fo ha haw he hi hr hsb hu hy ig is ja kk kl km kn ko kok lkt ln ' +
    'lo lt lv mk ml mr mt my nb ne nn om or pa pl ps ro sk sl sq sr sv ta te th to tr ug uk ur uz vi wae yo zh zu'
  ).split(' '),
);

/**
 * Returns the PostgreSQL collation for a language tag such as `de-AT`. Migration 0330 creates collations missing from
 * the PostgreSQL build.
 */
export function collationOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === 'zh') return script === 'Hant' ? 'zh-Hant-x-icu' : 'zh-x-icu';
  const own = language === 'no' ? 'nb' : language;
  return `${OWN_ORDER.has(own) ? own : 'und'}-x-icu`;
}

/** Makes an SQL string sort alphabetically in the app's language. */
export const inOrderOf = (
  { language, languages }: Pick<AppContext, 'language' | 'languages'>,
  name: SqlFragment,
): SqlFragment =>
  sql.fragment`${name} collate ${sql.identifier([collationOf(languages.localeOf(language))])}`;
