import { refuse } from '../../platform/errors.ts';

export const unknownTranslatable = (type: string, known: readonly string[]) =>
  refuse(404, 'UNKNOWN_ENTITY_TYPE', `Unknown type "${type}". Translatable types: ${known.join(', ')}`);
export const translatedNotFound = (type: string) =>
  refuse(404, 'ENTITY_NOT_FOUND', 'Entity of type "{type}" not found', { values: { type } });
export const translationNotFound = () => refuse(404, 'TRANSLATION_NOT_FOUND', 'Translation not found');
export const defaultNotTranslated = (code: string) =>
  refuse(
    400,
    'DEFAULT_LANGUAGE',
    '"{code}" is the default language. Edit the record itself to change its texts.',
    { values: { code } },
  );
export const translatedUrlKeyExists = (key: string, locale: string) =>
  refuse(
    409,
    'URL_KEY_EXISTS',
    'Another record already uses the URL key "{key}" in the language "{locale}"',
    {
      values: { key, locale },
    },
  );

/** Rejects a new default language that records are translated into. */
export const defaultLanguageTranslated = (language: string) =>
  refuse(
    409,
    'LANGUAGE_TRANSLATED',
    '"{language}" cannot be the default language, because records are translated into it',
    { values: { language }, at: 'shopLanguages' },
  );
