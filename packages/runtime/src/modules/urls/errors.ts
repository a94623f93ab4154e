import { refuse } from '../../platform/errors.ts';

export const pathTooLong = (max: number) =>
  refuse(400, 'PATH_TOO_LONG', 'The path must not be longer than {max} characters', { values: { max } });
export const urlKeyReserved = (key: string) =>
  refuse(400, 'URL_KEY_RESERVED', 'URL key "{key}" is reserved by a system route and would be unreachable.', {
    values: { key },
  });
export const urlKeyOfLanguage = (key: string) =>
  refuse(
    400,
    'URL_KEY_OF_LANGUAGE',
    'URL key "{key}" conflicts with an enabled language code and would be unreachable.',
    { values: { key } },
  );

/** Rejects a new language whose code is the URL key of a page. */
export const languagePathInUse = (path: string) =>
  refuse(
    409,
    'LANGUAGE_PATH_IN_USE',
    'A page has the path {path}. Change its URL key before you add the language.',
    { values: { path }, at: 'shopLanguages' },
  );
