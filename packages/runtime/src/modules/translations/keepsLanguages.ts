import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { SettingsSaveHook } from '../settings/index.ts';
import { defaultLanguageTranslated } from './errors.ts';

/**
 * Rejects a default language that records are translated into: their own texts are in the default language, and these translations
 * would never be shown.
 */
export const keepsDefaultLanguage: SettingsSaveHook = {
  id: 'translations.defaultLanguage',
  async handle(tx, _keys, _app, { shop }) {
    const [language] = shop?.after.languages ?? [];
    if (language === undefined || language === shop?.before.languages[0]) return;
    if (await tx.exists(sql.type(noColumns)`select from translation where locale = ${language}`))
      throw defaultLanguageTranslated(language);
  },
};
