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
