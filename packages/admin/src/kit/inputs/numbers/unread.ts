/** Prefix of values that cannot be parsed, so that forms and APIs do not mistake them for numbers. Users cannot type this character. */
const MARK = '\ue000';

/** Returns the field value for text that cannot be parsed. The value preserves the text. It is not a number, so the shop rejects it. */
export const unread = (words: string): string => MARK + words;

export const isUnread = (value: unknown): boolean => typeof value === 'string' && value.startsWith(MARK);

export const wordsOfUnread = (value: string): string => value.slice(MARK.length);

/** Converts any value to a number input's value: a number, unparsed text or an empty string. */
export const numberOf = (value: unknown): number | string =>
  typeof value === 'number' || isUnread(value) ? (value as number | string) : '';

/** Reports whether a value contains unparsed text at any depth. */
export const hasUnread = (value: unknown): boolean =>
  isUnread(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasUnread));
